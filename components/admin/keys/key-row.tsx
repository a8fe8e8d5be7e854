import { Link } from '@payloadcms/ui'
import type { ListedKey } from '@/lib/access/keys/listed'
import rows from '../shared/rows.module.scss'
import { When } from '../shared/when'
import { keyAddress } from './addresses'
import { KEY_STATES, scopeWords } from './words'

export function KeyRow({ listed }: { listed: ListedKey }) {
  const { id, name, account, state, expiresAt, revokedAt, lastUsedAt } = listed
  return (
    <li className={rows.row}>
      <Link href={keyAddress(id)} prefetch={false}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={rows.state} data-state={state}>
          {KEY_STATES[state]}
        </span>
        <span className={rows.line}>
          For <bdi>{account.name}</bdi>, {account.role}
        </span>
        <span className={rows.line}>{scopeWords(listed)}</span>
        <span className={rows.line}>
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
