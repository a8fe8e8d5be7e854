import { Link } from '@payloadcms/ui'
import type { UIFieldServerComponent } from 'payload'
import { lockedUntil } from '@/lib/access/attempts/attempt-limit'
import { allowed } from '@/lib/access/rights/gate'
import { historyAddress } from '../audit/addresses'
import { When } from '../shared/when'
import styles from './account-panel.module.scss'
import { EndSessions } from './end-sessions'
import { LetIn } from './let-in'
import { OwnPassword } from './own-password'

/** How an account signs in, below its name: one's own password, where it is signed in, and whether it is locked out. */
export const AccountPanel: UIFieldServerComponent = async ({ id, data, payload, req }) => {
  const account = Number(id)
  const email: unknown = data?.email
  if (!id || typeof email !== 'string') return null
  const own = req.user?.id === account
  const administrator = allowed(req.user, 'accounts', 'update')
  if (!own && !administrator) return null
  const until = administrator ? await lockedUntil(payload, email) : null
  return (
    <section className={styles.panel} aria-label="Signing in">
      <h2 className={styles.heading}>Signing in</h2>
      {own && <OwnPassword />}
      {until && (
        <LetIn account={account}>
          There were too many wrong passwords or codes for this account. It is locked until{' '}
          <When at={until.toISOString()} />.
        </LetIn>
      )}
      <EndSessions account={account} own={own} />
      {allowed(req.user, 'audit', 'read') && (
        <p className={styles.history}>
          <Link href={historyAddress({ account })} prefetch={false}>
            What this account did
          </Link>
          <Link href={historyAddress({ subject: 'users', record: String(account) })} prefetch={false}>
            What was done with it
          </Link>
        </p>
      )}
    </section>
  )
}
