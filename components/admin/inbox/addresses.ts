import { MESSAGE_FOLDERS, type MessageFolder } from '@/lib/community/shared/message-folders'
import { type ListQuery, queryOf } from '@/lib/shared/lists/list-query'
import { readPage } from '../shared/read-page'

const LIST = '/admin/collections/messages'

/** What of a folder is shown; a message carries it along, to lead back there. */
export interface Shown {
  search: string
  page: number
}

const asking = ({ search, page = 1 }: Partial<Shown>) => ({ q: search, page: page > 1 ? page : '' })

/** The list of a folder: what was searched for, and which page of it. */
export function folderAddress(folder: MessageFolder, shown: Partial<Shown> = {}): string {
  const asked = { ...asking(shown), folder: folder === 'inbox' ? '' : folder }
  return `${LIST}${queryOf(Object.entries(asked))}`
}

export const messageAddress = (id: number, shown: Shown): string =>
  `${LIST}/${id}${queryOf(Object.entries(asking(shown)))}`

export function readShown(asked: ListQuery | undefined): Shown {
  const { q, page } = asked ?? {}
  return {
    search: typeof q === 'string' ? q.trim().slice(0, 100) : '',
    page: readPage(page),
  }
}

export function readFolder(asked: ListQuery | undefined): MessageFolder {
  const folder = asked?.folder
  const known = typeof folder === 'string' && Object.hasOwn(MESSAGE_FOLDERS, folder)
  return known ? (folder as MessageFolder) : 'inbox'
}
