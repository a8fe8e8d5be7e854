import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { SECOND_FACTOR_ROLES, secondFactorDue } from '@/lib/access/rights/account-status'
import { findSecondFactor } from '@/lib/access/second-factor/store'
import { SECOND_FACTOR_SCREEN } from '@/lib/shared/addresses/second-factor'
import { AdminScreen } from '../shared/admin-screen'
import { AuthenticatorApp } from './authenticator-app'
import { EnrolmentDeadline } from './enrolment-deadline'
import styles from './second-factor.module.scss'

/** Screen for the authenticator app of one's own account. */
export async function SecondFactorView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { user } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(SECOND_FACTOR_SCREEN)}`)
  const factor = await findSecondFactor(req, Number(user.id))
  const due = secondFactorDue(user)
  return (
    <AdminScreen {...props} title="Authenticator app" className={styles.screen}>
      {due && (
        <p className={styles.due}>
          <EnrolmentDeadline due={due.toISOString()} />
        </p>
      )}
      {factor?.secret === null && (
        <p className={styles.due}>
          The site does not know your app any more, since its secret was changed. Please choose{' '}
          <i>Set up another phone</i> below, and read the new code with the phone that you have.
        </p>
      )}
      <p>
        An authenticator app on your phone shows six digits, which are others every half minute. With it you sign in
        with your password and these digits: a password that somebody has seen or guessed is then not enough. Any such
        app will do (Google Authenticator, Microsoft Authenticator, 2FAS, Aegis, or a password manager).
      </p>
      <AuthenticatorApp
        email={user.email}
        standing={factor && { codesLeft: factor.recovery.length, since: user.secondFactorSince ?? null }}
        mustHave={SECOND_FACTOR_ROLES.includes(user.role)}
      />
    </AdminScreen>
  )
}
