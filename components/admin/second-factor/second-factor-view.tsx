import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { SECOND_FACTOR_ROLES, secondFactorDue } from '@/lib/access/rights/account-status'
import { findSecondFactor } from '@/lib/access/second-factor/store'
import { SECOND_FACTOR_SCREEN } from '@/lib/shared/addresses/second-factor'
import { AdminScreen } from '../shared/admin-screen'
import { getWords } from '../shared/request-words'
import { AuthenticatorApp } from './authenticator-app'
import { EnrolmentDeadline } from './enrolment-deadline'
import styles from './second-factor.module.scss'

/** Screen for the authenticator app of one's own account. */
export async function SecondFactorView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { user } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(SECOND_FACTOR_SCREEN)}`)
  const words = await getWords('secondFactor')
  const factor = await findSecondFactor(req, Number(user.id))
  const due = secondFactorDue(user)
  return (
    <AdminScreen {...props} title={words('title')} className={styles.screen}>
      {due && (
        <p className={styles.due}>
          <EnrolmentDeadline due={due.toISOString()} />
        </p>
      )}
      {factor?.secret === null && <p className={styles.due}>{words.rich('unknown', { i: (text) => <i>{text}</i> })}</p>}
      <p>{words('about')}</p>
      <AuthenticatorApp
        email={user.email}
        standing={factor && { codesLeft: factor.recovery.length, since: user.secondFactorSince ?? null }}
        mustHave={SECOND_FACTOR_ROLES.includes(user.role)}
      />
    </AdminScreen>
  )
}
