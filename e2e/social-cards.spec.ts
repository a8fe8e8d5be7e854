/** Social cards: one per record, in both languages, and up to date after every edit. */
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { localized } from '@/lib/shared/addresses/localized'
import { socialCardPath } from '@/lib/shared/addresses/machine-paths'
import { paths } from '@/lib/shared/addresses/paths'
import type { WireRecord } from './support/client'
import { expect, test } from './support/reader'

/** The front forgets what is older than a purge; pages and pictures follow within the time that the site promises. */
const SOON = { timeout: 3000, intervals: [100] }

const NOWHERE = 2_000_000_000

const KINDS: [list: string, path: (record: WireRecord) => string][] = [
  ['news', ({ Id }) => paths.newsItem(Id)],
  ['events', ({ Id }) => paths.event(Id)],
  ['projects', ({ Id }) => paths.project(Id)],
  ['projectSubCategory', ({ Id, projectId }) => paths.subcategory(Number(projectId), Id)],
  ['health', ({ Id }) => paths.health(Id)],
  ['donation', ({ Id }) => paths.campaign(Id)],
]

/** A picture that is one: of the right type, size and weight, and not of one colour. */
async function expectPicture(request: APIRequestContext, address: string): Promise<Buffer> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  const jpeg = await answer.body()
  expect(jpeg.length).toBeLessThan(300_000)
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { channels, entropy } = await sharp(jpeg).stats()
  for (const { stdev } of channels) expect(stdev, address).toBeGreaterThan(20)
  expect(entropy).toBeGreaterThan(1.5)
  return jpeg
}

for (const [list, path] of KINDS) {
  test(`a record of ${list} has a social card in both languages, and an unknown id has none`, async ({
    request,
    anonymous,
  }) => {
    const [record] = await anonymous.list(list)
    expect(record).toBeDefined()
    const page = path(record as WireRecord)
    const [english, bangla] = [localized('en', socialCardPath(page)), localized('bn', socialCardPath(page))]
    expect(await expectPicture(request, english)).not.toEqual(await expectPicture(request, bangla))
    const none = path({ ...record, Id: NOWHERE } as WireRecord)
    expect((await request.get(socialCardPath(none))).status()).toBe(404)
    expect((await request.get(socialCardPath(page.replace(/\d+$/, 'x')))).status()).toBe(404)
  })
}

test('the site has a social card in both languages for all other pages', async ({ request }) => {
  expect(await expectPicture(request, '/preview.jpg')).not.toEqual(await expectPicture(request, '/bn/preview.jpg'))
})

test('a social card has an ETag, and conditional and HEAD requests get no body', async ({ request }) => {
  const { etag = '', 'content-length': length } = (await request.get('/preview.jpg?v=1')).headers()
  const again = await request.get('/preview.jpg?v=2', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  const head = (await request.head('/preview.jpg')).headers()
  expect([head.etag, head['content-length']]).toEqual([etag, length])
  expect(head['cache-control']).toMatch(/max-age=[1-9]/)
  const pages = (await request.head('/news')).headers()['cache-control']
  const inFront = (lifetime = '') => lifetime.replace(/\bmax-age=\d+, /, '')
  expect(inFront(head['cache-control'])).toBe(inFront(pages))
})

test('a social card changes with its record, and is gone once that is deleted', async ({ request, editor, making }) => {
  const { record } = await making('news', { title: 'ক্ষুদ্র ঋণের র‍্যালি' })
  const address = localized('bn', socialCardPath(paths.newsItem(record.Id)))
  await expect.poll(async () => (await request.get(address)).status(), SOON).toBe(200)
  const before = await expectPicture(request, address)
  expect((await editor.put(`news/${record.Id}`, { title: 'A boat & <b>books</b> "sail"' })).status).toBe(200)
  await expect.poll(async () => (await request.get(address)).body(), SOON).not.toEqual(before)
  await expectPicture(request, address)
  expect((await editor.delete(`news/${record.Id}`)).status).toBe(200)
  await expect.poll(async () => (await request.get(address)).status(), SOON).toBe(404)
})
