import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { listKeys } from '@/lib/access/keys/list'
import { isAllowed } from '@/lib/access/rights/authorization'
import { queryPage } from '@/lib/shared/lists/list-query'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import shared from '../shared/shared.module.scss'
import { keysAddress, NEW_KEY } from './addresses'
import { KeyRow } from './key-row'

/** API keys, in place of Payload's list view. */
export async function KeyList({ payload, user, searchParams }: ListViewServerProps) {
  if (!isAllowed(user, 'accounts', 'read')) redirect('/admin')
  const { keys, total, page, pages } = await listKeys(payload, queryPage(searchParams ?? {}, 'page'))
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: 'API keys' }]} />
        <h1>API keys</h1>
        <p>
          With a key a program reads and writes for an account, without its password. Each key has a scope and an end.
          End those that nobody needs any more.
        </p>
        <p>
          <Link className={`${shared.button} ${shared.main}`} href={NEW_KEY} prefetch={false}>
            New key
          </Link>
        </p>
        {searchParams?.notFound && <p role="status">There is no such key any more.</p>}
        <p className={list.found} role="status">{`${total} ${total === 1 ? 'key' : 'keys'}`}</p>
        {total === 0 && <p className={list.empty}>There is no key yet. Programs that only read the site need none.</p>}
        <ul className={list.rows}>
          {keys.map((key) => (
            <KeyRow key={key.id} listed={key} />
          ))}
        </ul>
        <Pagination page={page} pages={pages} addressOf={keysAddress} />
      </main>
    </Gutter>
  )
}
