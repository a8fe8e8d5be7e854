import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import { cmsSource } from './stored-content'

const picture = (id: number, filename: string): StoredRecord => ({ id, filename, alt: { en: 'River' }, sizes: {} })
const newsItem = (id: number, image: number): StoredRecord => ({
  id,
  title: { en: `News ${id}` },
  image,
  date: '2026-11-21',
})

/** A CMS with two news items, each with a picture. */
function cmsWithNews() {
  const records: Record<string, StoredRecord[]> = {
    news: [newsItem(1, 1), newsItem(2, 2)],
    media: [picture(1, 'river-1a2b3c4d.webp'), picture(2, 'boat-1a2b3c4d.webp')],
  }
  const revisions = new Map<string, number>()
  const source = cmsSource({
    revisions: async () => new Map(revisions),
    fundTotals: async () => [],
    read: async (part) => records[part] ?? [],
  })
  return {
    change: (part: string, changed: StoredRecord[]) => {
      records[part] = changed
      revisions.set(part, (revisions.get(part) ?? 0) + 1)
    },
    news: async () => {
      const { lists } = await source.read(() => undefined)
      return lists?.news as NonNullable<typeof lists>['news']
    },
    records,
  }
}

test('a picture that changes makes only the records anew that show it', async () => {
  const { change, news, records } = cmsWithNews()
  const before = await news()
  change('media', [...(records.media ?? []).slice(0, 1), picture(2, 'ferry-1a2b3c4d.webp')])
  const after = await news()
  const [second, first] = after.records.en
  expect(first).toBe(before.records.en[1])
  expect(second).not.toBe(before.records.en[0])
  expect(second?.image).toBe('media/ferry-1a2b3c4d.webp')
  expect(after.version).not.toBe(before.version)
})

test('a picture that is described otherwise gives the list another version, and no record is made anew', async () => {
  const { change, news, records } = cmsWithNews()
  const before = await news()
  change('media', [
    { ...picture(1, 'river-1a2b3c4d.webp'), alt: { en: 'The Padma' } },
    ...(records.media ?? []).slice(1),
  ])
  const after = await news()
  expect(after.records.en).toEqual(before.records.en)
  expect(after.records.en[0]).toBe(before.records.en[0])
  expect(after.version).not.toBe(before.version)
})

test('a picture that no record shows leaves the list’s version as it was', async () => {
  const { change, news, records } = cmsWithNews()
  const before = await news()
  change('media', [...(records.media ?? []), picture(3, 'new-1a2b3c4d.webp')])
  expect((await news()).version).toBe(before.version)
})
