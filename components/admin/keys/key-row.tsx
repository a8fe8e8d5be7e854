import { Link } from '@payloadcms/ui'
import type { ListedKey } from '@/lib/access/keys/list'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'
import rows from '../shared/rows.module.scss'
import { keyAddress } from './addresses'
import { scopeLabel } from './labels'

const shortTime = (at: string) => () => <DateTime at={at} short />

export async function KeyRow({ listed }: { listed: ListedKey }) {
  const { id, name, account, state, expiresAt, revokedAt, lastUsedAt } = listed
  const words = await getWords('keys')
  const end = revokedAt ? 'list.ended' : state === 'expired' ? 'list.expired' : 'list.ends'
  return (
    <li className={rows.row}>
      <Link href={keyAddress(id)} prefetch={false}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={rows.state} data-state={state}>
          {words(`states.${state}`)}
        </span>
        <span className={rows.line}>
          {words.rich('list.owner', { name: () => <bdi>{account.name}</bdi>, role: words(`roles.${account.role}`) })}
        </span>
        <span className={rows.line}>{scopeLabel(listed, words)}</span>
        <span className={rows.line}>
          {words.rich(end, { at: shortTime(revokedAt ?? expiresAt) })}
          {' · '}
          {lastUsedAt ? words.rich('list.lastUsed', { at: shortTime(lastUsedAt) }) : words('list.neverUsed')}
        </span>
      </Link>
    </li>
  )
}
