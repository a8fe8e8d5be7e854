import { isFolder, type MessageFolder } from '@/lib/community/shared/message-folders'
import { type ListQuery, queryOf, queryPage } from '@/lib/shared/lists/list-query'

const LIST = '/admin/collections/messages'

/** Position in a folder's list; a message's address carries it, for the way back. */
export interface ListPosition {
  search: string
  page: number
}

const asking = ({ search, page = 1 }: Partial<ListPosition>) => ({ q: search, page: page > 1 ? page : '' })

/** Address of a folder's list, at a search and a page. */
export function folderAddress(folder: MessageFolder, shown: Partial<ListPosition> = {}): string {
  const asked = { ...asking(shown), folder: folder === 'inbox' ? '' : folder }
  return `${LIST}${queryOf(Object.entries(asked))}`
}

export const messageAddress = (id: number, shown: ListPosition): string =>
  `${LIST}/${id}${queryOf(Object.entries(asking(shown)))}`

export function readListPosition(asked: ListQuery = {}): ListPosition {
  const { q } = asked
  return {
    search: typeof q === 'string' ? q.trim().slice(0, 100) : '',
    page: queryPage(asked, 'page'),
  }
}

export function readFolder(asked: ListQuery | undefined): MessageFolder {
  const folder = asked?.folder
  return isFolder(folder) ? folder : 'inbox'
}
