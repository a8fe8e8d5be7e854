import { folderAddress, messageAddress, readFolder, readListPosition } from './addresses'

test('a message leads back to the search and the page from which it was opened', () => {
  const shown = { search: 'রহিমা & 100%', page: 3 }
  const opened = Object.fromEntries(new URL(messageAddress(7, shown), 'http://a').searchParams)
  expect(readListPosition(opened)).toEqual(shown)
  const back = Object.fromEntries(new URL(folderAddress('archive', readListPosition(opened)), 'http://a').searchParams)
  expect(readListPosition(back)).toEqual(shown)
  expect(readFolder(back)).toBe('archive')
})

test('invalid parameters are the first page of the inbox', () => {
  expect(readListPosition({ q: ['a'], page: '-4' })).toEqual({ search: '', page: 1 })
  expect(readFolder({ folder: 'constructor' })).toBe('inbox')
  expect(folderAddress('inbox', readListPosition(undefined))).toBe('/admin/collections/messages')
})
