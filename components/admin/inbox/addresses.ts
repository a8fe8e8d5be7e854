import type { MessageFolder } from '@/lib/messages/folders'

const LIST = '/admin/collections/messages'

/** The list of a folder: what was searched for, and which page of it. */
export function folderAddress(folder: MessageFolder, search = '', page = 1): string {
  const query = new URLSearchParams()
  if (folder !== 'inbox') query.set('folder', folder)
  if (search) query.set('q', search)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${LIST}?${query}` : LIST
}

export const messageAddress = (id: number): string => `${LIST}/${id}`
