import { MESSAGE_FOLDERS, type MessageFolder } from '@/lib/messages/folders'
import { readPage } from '../shared/read-page'

const LIST = '/admin/collections/messages'

/** What of a folder is shown; a message carries it along, to lead back there. */
export interface Shown {
  search: string
  page: number
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

function queryOf({ search, page }: Partial<Shown>): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (page && page > 1) query.set('page', String(page))
  return query
}

/** The list of a folder: what was searched for, and which page of it. */
export function folderAddress(folder: MessageFolder, shown: Partial<Shown> = {}): string {
  const query = queryOf(shown)
  if (folder !== 'inbox') query.set('folder', folder)
  return withQuery(LIST, query)
}

export const messageAddress = (id: number, shown: Shown): string => withQuery(`${LIST}/${id}`, queryOf(shown))

type Asked = Record<string, string | string[] | undefined> | undefined

export function readShown(asked: Asked): Shown {
  const { q, page } = asked ?? {}
  return {
    search: typeof q === 'string' ? q.trim().slice(0, 100) : '',
    page: readPage(page),
  }
}

export function readFolder(asked: Asked): MessageFolder {
  const folder = asked?.folder
  const known = typeof folder === 'string' && Object.hasOwn(MESSAGE_FOLDERS, folder)
  return known ? (folder as MessageFolder) : 'inbox'
}
