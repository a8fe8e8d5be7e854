import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { secondFactorDue } from '@/lib/access/rights/account-status'
import { SECOND_FACTOR_SCREEN } from '@/lib/shared/addresses/second-factor'
import { getWords } from '../shared/request-words'
import { EnrolmentDeadline } from './enrolment-deadline'
import styles from './second-factor.module.scss'

const [, , SCREEN] = SECOND_FACTOR_SCREEN.split('/')

/** Notice on every screen of the admin that the second factor must still be set up. */
export async function EnrolmentNotice({ user, params }: ServerProps) {
  const due = user ? secondFactorDue(user) : null
  if (!due || params?.segments?.[0] === SCREEN) return null
  const words = await getWords('secondFactor')
  return (
    <aside className={styles.notice} aria-label={words('title')}>
      <EnrolmentDeadline due={due.toISOString()} />{' '}
      <Link href={SECOND_FACTOR_SCREEN} prefetch={false}>
        {words('setUpNow')}
      </Link>
    </aside>
  )
}
