import { Link } from '@payloadcms/ui'
import type { ListedKey } from '@/lib/access/keys/list'
import { DateTime } from '../shared/date-time'
import rows from '../shared/rows.module.scss'
import { keyAddress } from './addresses'
import { KEY_STATE_LABELS, scopeLabel } from './labels'

export function KeyRow({ listed }: { listed: ListedKey }) {
  const { id, name, account, state, expiresAt, revokedAt, lastUsedAt } = listed
  return (
    <li className={rows.row}>
      <Link href={keyAddress(id)} prefetch={false}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={rows.state} data-state={state}>
          {KEY_STATE_LABELS[state]}
        </span>
        <span className={rows.line}>
          For <bdi>{account.name}</bdi>, {account.role}
        </span>
        <span className={rows.line}>{scopeLabel(listed)}</span>
        <span className={rows.line}>
          {revokedAt ? 'Ended ' : state === 'expired' ? 'Expired ' : 'Ends '}
          <DateTime at={revokedAt ?? expiresAt} short />
          {' · '}
          {lastUsedAt ? (
            <>
              last used <DateTime at={lastUsedAt} short />
            </>
          ) : (
            'never used'
          )}
        </span>
      </Link>
    </li>
  )
}
