import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { countUnread, listMessages } from '@/lib/community/messages/list'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { getWords } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { folderAddress, readFolder, readListPosition } from './addresses'
import { BulkActions } from './bulk-actions'
import { Folders } from './folders'
import { InboxSearch } from './inbox-search'
import { MessageRow } from './message-row'

/** Connects the checkboxes of the rows with the buttons above them. */
const ROWS = 'inbox-rows'

/** The inbox, in place of Payload's list. */
export async function InboxList({ payload, user, searchParams }: ListViewServerProps) {
  const words = await getWords('inbox')
  const folder = readFolder(searchParams)
  const { search, page: asked } = readListPosition(searchParams)
  const seenAt = new Date().toISOString()
  const [{ messages, total, page, pages }, unread] = await Promise.all([
    listMessages(payload, user, { folder, search, page: asked }),
    countUnread(payload),
  ])
  const shown = { search, page }
  return (
    <ScreenWords areas={['inbox']}>
      <Gutter>
        <main className={list.screen}>
          <SetStepNav nav={[{ label: words(`folders.${folder}`) }]} />
          <h1>{words(`folders.${folder}`)}</h1>
          {searchParams?.notFound && <p role="alert">{words('erased')}</p>}
          <Folders current={folder} unread={unread} />
          <InboxSearch folder={folder} search={search} />
          <p className={list.found} role="status">
            {search ? words('found', { total, search }) : words('total', { total })}
          </p>
          <BulkActions
            rows={ROWS}
            folder={folder}
            unread={search ? 0 : unread[folder]}
            key={`${folder} ${page} ${search}`}
            choosable={folder === 'inbox' && messages.length > 0}
            mayErase={folder === 'suspected' && !search && total > 0 && isAllowed(user, 'inbox', 'delete')}
            total={total}
            seenAt={seenAt}
          />
          {messages.length === 0 && <p className={list.empty}>{words(`empty.${search ? 'search' : folder}`)}</p>}
          <ul className={list.rows} id={ROWS}>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} shown={shown} choosable={folder === 'inbox'} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} addressOf={(to) => folderAddress(folder, { search, page: to })} />
        </main>
      </Gutter>
    </ScreenWords>
  )
}
