import type { Snapshot } from '@/lib/content/model/snapshot'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import { paths } from '@/lib/shared/addresses/paths'
import { activeRedirects } from './active-redirects'
import { cmsSource } from './stored-content'

/** Addresses that lead on, of those that were written, with one record of a kind with the Id 1. */
async function leadingOn(froms: string[], changes: Record<string, StoredRecord[]> = {}) {
  const one = [{ id: 1, title: { en: 'One' } }]
  const records: Record<string, StoredRecord[]> = {
    ...{ projects: one, health: one, events: one, news: one, campaigns: one },
    subcategories: [{ id: 1, title: { en: 'One' }, project: 1 }],
    redirects: froms.map((from, id) => ({ id, from, to: '/news', permanent: true })),
    ...changes,
  }
  const source = cmsSource({
    revisions: async () => new Map(),
    fundTotals: async () => [],
    read: async (part) => records[part] ?? [],
  })
  const snapshot = (await source.read(() => undefined)) as Snapshot
  return activeRedirects(snapshot).map(({ from }) => from)
}

test('an address without a page redirects', async () => {
  expect(await leadingOn(['/old', '/news-details/1/comments'])).toEqual(['/old', '/news-details/1/comments'])
})

test('an address of a page or a file never redirects, though a redirect is stored', async () => {
  expect(await leadingOn([paths.gallery, '/icon.svg', '/'])).toEqual([])
})

test.each([
  ['projects', paths.project],
  ['health', paths.health],
  ['events', paths.event],
  ['events', paths.eventCalendar],
  ['news', paths.newsItem],
  ['campaigns', paths.campaign],
  ['subcategories', (id: number) => paths.subcategory(1, id)],
])('of %s, what lives does not, and what is gone does', async (collection, address) => {
  expect(await leadingOn([address(1), address(2)])).toEqual([address(2)])
  expect(await leadingOn([address(1)], { [collection]: [] })).toEqual([address(1)])
})

test('an address of the specification redirects for as long as nobody wrote its page', async () => {
  const page = (path: string): StoredRecord => ({
    id: 1,
    path,
    title: { en: 'One' },
    updatedAt: '2026-11-25T00:00:00Z',
  })
  expect(await leadingOn(['/education', '/scholarships'])).toEqual(['/education', '/scholarships'])
  expect(await leadingOn(['/education', '/scholarships'], { pages: [page('/education')] })).toEqual(['/scholarships'])
  expect(await leadingOn(['/education', '/scholarships'], { pages: [page('/scholarships')] })).toEqual(['/education'])
})

test('a subcategory lives in its own project alone, and as long as that is there', async () => {
  const [own, other] = [paths.subcategory(1, 1), paths.subcategory(2, 1)]
  expect(await leadingOn([own, other])).toEqual([other])
  expect(await leadingOn([own], { projects: [] })).toEqual([own])
})
