import { Link } from '@payloadcms/ui'
import type { ListedKey } from '@/lib/accounts/keys/listed'
import { When } from '../shared/when'
import { keyAddress } from './addresses'
import styles from './key-row.module.scss'
import { KEY_STATES, scopeWords } from './words'

export function KeyRow({ listed }: { listed: ListedKey }) {
  const { id, name, account, state, expiresAt, revokedAt, lastUsedAt } = listed
  return (
    <li className={styles.row}>
      <Link href={keyAddress(id)} prefetch={false}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.state} data-state={state}>
          {KEY_STATES[state]}
        </span>
        <span>
          For <bdi>{account.name}</bdi>, {account.role}
        </span>
        <span>{scopeWords(listed)}</span>
        <span>
          {revokedAt ? 'Ended ' : state === 'expired' ? 'Expired ' : 'Ends '}
          <When at={revokedAt ?? expiresAt} short />
          {' · '}
          {lastUsedAt ? (
            <>
              last used <When at={lastUsedAt} short />
            </>
          ) : (
            'never used'
          )}
        </span>
      </Link>
    </li>
  )
}
