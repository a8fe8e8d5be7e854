import { Link } from '@payloadcms/ui'
import type { UIFieldServerComponent } from 'payload'
import { lockedUntil } from '@/lib/access/attempts/attempt-limit'
import { isAllowed } from '@/lib/access/rights/authorization'
import { auditAddress } from '../audit/addresses'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'
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
  const words = await getWords('account')
  const until = administrator ? await lockedUntil(payload, email) : null
  return (
    <section className={styles.panel} aria-label={words('panel.heading')}>
      <h2 className={styles.heading}>{words('panel.heading')}</h2>
      {own && <ChangePassword />}
      {until && (
        <UnlockAccount account={account}>
          {words.rich('panel.locked', { until: () => <DateTime at={until.toISOString()} /> })}
        </UnlockAccount>
      )}
      <EndSessions account={account} own={own} />
      {isAllowed(req.user, 'audit', 'read') && (
        <p className={styles.history}>
          <Link href={auditAddress({ account })} prefetch={false}>
            {words('panel.didThis')}
          </Link>
          <Link href={auditAddress({ subject: 'users', record: String(account) })} prefetch={false}>
            {words('panel.wasDone')}
          </Link>
        </p>
      )}
    </section>
  )
}
