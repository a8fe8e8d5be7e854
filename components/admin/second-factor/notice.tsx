import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { secondFactorDue } from '@/lib/access/rights/account-status'
import { SECOND_FACTOR_SCREEN } from '@/lib/shared/addresses/second-factor'
import { DueWords } from './due-words'
import styles from './second-factor.module.scss'

const [, , SCREEN] = SECOND_FACTOR_SCREEN.split('/')

/** Says on every screen of the admin, from the first day, that the authenticator app is still to be set up. */
export function SecondFactorNotice({ user, params }: ServerProps) {
  const due = user ? secondFactorDue(user) : null
  if (!due || params?.segments?.[0] === SCREEN) return null
  return (
    <aside className={styles.notice} aria-label="Authenticator app">
      <DueWords due={due.toISOString()} />{' '}
      <Link href={SECOND_FACTOR_SCREEN} prefetch={false}>
        Set it up now
      </Link>
    </aside>
  )
}
