import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { countUnread, listMessages } from '@/lib/community/messages/list'
import { MESSAGE_FOLDERS, type MessageFolder } from '@/lib/community/shared/message-folders'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { folderAddress, readFolder, readListPosition } from './addresses'
import { BulkActions } from './bulk-actions'
import { Folders } from './folders'
import { InboxSearch } from './inbox-search'
import { MessageRow } from './message-row'

const EMPTY: Record<MessageFolder, string> = {
  inbox: 'No messages. What visitors write in the contact form comes here.',
  suspected:
    'Nothing is suspected of being spam. What is comes here, and is mailed to nobody until you let it through.',
  archive: 'The archive is empty. Messages that are done with can be put here.',
}

/** Connects the checkboxes of the rows with the buttons above them. */
const ROWS = 'inbox-rows'

/** The inbox, in place of Payload's list. */
export async function InboxList({ payload, user, searchParams }: ListViewServerProps) {
  const folder = readFolder(searchParams)
  const { search, page: asked } = readListPosition(searchParams)
  const seenAt = new Date().toISOString()
  const [{ messages, total, page, pages }, unread] = await Promise.all([
    listMessages(payload, user, { folder, search, page: asked }),
    countUnread(payload),
  ])
  const shown = { search, page }
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: MESSAGE_FOLDERS[folder] }]} />
        <h1>{MESSAGE_FOLDERS[folder]}</h1>
        {searchParams?.notFound && <p role="alert">This message has been erased.</p>}
        <Folders current={folder} unread={unread} />
        <InboxSearch folder={folder} search={search} />
        <p className={list.found} role="status">
          {search ? `${total} found for “${search}”` : `${total} ${total === 1 ? 'message' : 'messages'}`}
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
        {messages.length === 0 && <p className={list.empty}>{search ? 'Nothing was found.' : EMPTY[folder]}</p>}
        <ul className={list.rows} id={ROWS}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} shown={shown} choosable={folder === 'inbox'} />
          ))}
        </ul>
        <Pagination page={page} pages={pages} addressOf={(to) => folderAddress(folder, { search, page: to })} />
      </main>
    </Gutter>
  )
}
