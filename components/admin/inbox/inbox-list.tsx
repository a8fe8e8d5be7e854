import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { allowed } from '@/lib/cms/access/roles'
import { MESSAGE_FOLDERS, type MessageFolder } from '@/lib/messages/folders'
import { countUnread, listMessages } from '@/lib/messages/list'
import { Bulk } from './bulk'
import { Folders } from './folders'
import styles from './inbox.module.scss'
import { MessageRow } from './message-row'
import { Pages } from './pages'
import { Search } from './search'

const EMPTY: Record<MessageFolder, string> = {
  inbox: 'No messages. What visitors write in the contact form comes here.',
  suspected:
    'Nothing is suspected of being spam. What is comes here, and is mailed to nobody until you let it through.',
  archive: 'The archive is empty. Messages that are done with can be put here.',
}

/** Connects the checkboxes of the rows with the buttons above them. */
const ROWS = 'inbox-rows'

type Asked = ListViewServerProps['searchParams']

function readQuery(asked: Asked) {
  const { folder, q, page } = asked ?? {}
  const known = typeof folder === 'string' && Object.hasOwn(MESSAGE_FOLDERS, folder)
  return {
    folder: known ? (folder as MessageFolder) : 'inbox',
    search: typeof q === 'string' ? q.trim().slice(0, 100) : '',
    page: Math.max(1, Math.min(Number.parseInt(String(page), 10) || 1, 100_000)),
  }
}

/** The inbox, in place of Payload's list. */
export async function InboxList({ payload, user, searchParams }: ListViewServerProps) {
  const query = readQuery(searchParams)
  const { folder, search } = query
  const [{ messages, total, page, pages }, unread] = await Promise.all([
    listMessages(payload, user, query),
    countUnread(payload),
  ])
  return (
    <Gutter>
      <main className={styles.inbox}>
        <SetStepNav nav={[{ label: MESSAGE_FOLDERS[folder] }]} />
        <h1>{MESSAGE_FOLDERS[folder]}</h1>
        <Folders current={folder} unread={unread} />
        <Search folder={folder} search={search} />
        <p className={styles.found} role="status">
          {search ? `${total} found for “${search}”` : `${total} ${total === 1 ? 'message' : 'messages'}`}
        </p>
        <Bulk
          rows={ROWS}
          folder={folder}
          unread={unread[folder]}
          any={messages.length > 0}
          mayErase={folder === 'suspected' && !search && total > 0 && allowed(user, 'inbox', 'delete')}
          total={total}
          seenAt={new Date().toISOString()}
        />
        {messages.length === 0 && <p className={styles.empty}>{search ? 'Nothing was found.' : EMPTY[folder]}</p>}
        <ul className={styles.rows} id={ROWS}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} choosable={folder === 'inbox'} />
          ))}
        </ul>
        <Pages folder={folder} search={search} page={page} pages={pages} />
      </main>
    </Gutter>
  )
}
