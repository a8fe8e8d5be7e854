import { Link } from '@payloadcms/ui'
import type { UIFieldServerComponent } from 'payload'
import { lockedUntil } from '@/lib/access/attempts/attempt-limit'
import { isAllowed } from '@/lib/access/rights/authorization'
import { auditAddress } from '../audit/addresses'
import { DateTime } from '../shared/date-time'
import styles from './account-panel.module.scss'
import { ChangePassword } from './change-password'
import { EndSessions } from './end-sessions'
import { UnlockAccount } from './unlock-account'

/** Sign-in settings on an account's screen: password, sessions, and whether it is locked. */
export const AccountPanel: UIFieldServerComponent = async ({ id, data, payload, req }) => {
  const account = Number(id)
  const email: unknown = data?.email
  if (!id || typeof email !== 'string') return null
  const own = req.user?.id === account
  const administrator = isAllowed(req.user, 'accounts', 'update')
  if (!own && !administrator) return null
  const until = administrator ? await lockedUntil(payload, email) : null
  return (
    <section className={styles.panel} aria-label="Signing in">
      <h2 className={styles.heading}>Signing in</h2>
      {own && <ChangePassword />}
      {until && (
        <UnlockAccount account={account}>
          There were too many wrong passwords or codes for this account. It is locked until{' '}
          <DateTime at={until.toISOString()} />.
        </UnlockAccount>
      )}
      <EndSessions account={account} own={own} />
      {isAllowed(req.user, 'audit', 'read') && (
        <p className={styles.history}>
          <Link href={auditAddress({ account })} prefetch={false}>
            What this account did
          </Link>
          <Link href={auditAddress({ subject: 'users', record: String(account) })} prefetch={false}>
            What was done with it
          </Link>
        </p>
      )}
    </section>
  )
}
