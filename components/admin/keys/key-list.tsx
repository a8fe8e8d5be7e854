import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { listKeys } from '@/lib/access/keys/list'
import { isAllowed } from '@/lib/access/rights/authorization'
import { queryPage } from '@/lib/shared/lists/list-query'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { getWords } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { ScreenWords } from '../shared/words-provider'
import { keysAddress, NEW_KEY } from './addresses'
import { KeyRow } from './key-row'

/** API keys, in place of Payload's list view. */
export async function KeyList({ payload, user, searchParams }: ListViewServerProps) {
  if (!isAllowed(user, 'accounts', 'read')) redirect('/admin')
  const { keys, total, page, pages } = await listKeys(payload, queryPage(searchParams ?? {}, 'page'))
  const words = await getWords('keys')
  return (
    <ScreenWords areas={['keys']}>
      <Gutter>
        <main className={list.screen}>
          <SetStepNav nav={[{ label: words('plural') }]} />
          <h1>{words('plural')}</h1>
          <p>{words('list.intro')}</p>
          <p>
            <Link className={`${shared.button} ${shared.main}`} href={NEW_KEY} prefetch={false}>
              {words('list.new')}
            </Link>
          </p>
          {searchParams?.notFound && <p role="status">{words('list.gone')}</p>}
          <p className={list.found} role="status">
            {words('list.found', { total })}
          </p>
          {total === 0 && <p className={list.empty}>{words('list.none')}</p>}
          <ul className={list.rows}>
            {keys.map((key) => (
              <KeyRow key={key.id} listed={key} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} addressOf={keysAddress} />
        </main>
      </Gutter>
    </ScreenWords>
  )
}
