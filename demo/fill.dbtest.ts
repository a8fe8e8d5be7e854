import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { CollectionSlug } from 'payload'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { createSnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { readRevisions } from '@/lib/platform/database/revisions'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { demoContent } from './content'
import { fill, isEmpty } from './fill'
import type { DemoContent } from './shape'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const content: DemoContent = demoContent
const mediaTarget = path.join(dataDir, 'media')
const options = { content, mediaSource: path.resolve('demo/media'), mediaTarget }

/** Every record that the demo content describes, by collection. */
const expected: Partial<Record<CollectionSlug, number>> = {
  banners: content.banners.length,
  intros: content.intros.length,
  abouts: content.abouts.length,
  people: content.people.length,
  projects: content.projects.length,
  subcategories: content.projects.flatMap(({ subcategories }) => subcategories).length,
  news: content.news.length,
  events: content.events.length,
  health: content.health.length,
  campaigns: content.campaigns.length,
  faqs: content.faqs.length,
  'gallery-images': content.galleryImages.length,
  'gallery-videos': content.galleryVideos.length,
  partners: content.partners.length,
  words: Object.keys(content.words).length,
  pages: content.pages.length,
}
const collections = [...Object.keys(expected), 'media'] as CollectionSlug[]

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const collection of collections) found[collection] = (await payload.count({ collection })).totalDocs
  return found
}

before(async () => assert.equal(await isEmpty(payload), true))

test('a failure half-way leaves no record and no revision', async () => {
  const faqs = [...content.faqs, { question: { en: '', bn: '' }, answer: { en: '', bn: '' } }]
  await assert.rejects(fill(payload, { ...options, content: { ...content, faqs } }))
  assert.deepEqual(await counts(), Object.fromEntries(collections.map((collection) => [collection, 0])))
  assert.equal((await readRevisions(payload.db)).size, 0)
  assert.equal(await isEmpty(payload), true)
})

test('an empty database is filled whole', async () => {
  await fill(payload, options)
  const { media, ...others } = await counts()
  assert.deepEqual(others, expected)
  assert.ok(Number(media) > 0)
})

test('it is not empty afterwards', async () => {
  assert.equal(await isEmpty(payload), false)
})

test('every picture named by a record of the library is in the folder', async () => {
  const files = new Set(readdirSync(mediaTarget))
  const { docs } = await payload.find({ collection: 'media', pagination: false })
  const missing = docs.flatMap(({ filename, sizes }) =>
    [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => name && !files.has(name)),
  )
  assert.deepEqual(missing, [])
})

test('what visitors read has every project and news item, in both languages', async () => {
  const store = createSnapshotStore({
    sources: [cmsSource(embeddedSource(async () => payload))],
    onChange: () => {},
    onFailure: (error) => assert.fail(String(error)),
  })
  const { lists, pages, settings, images } = await store.current()
  assert.match(String(images.en[String(lists.banner.records.en[0]?.image)]?.placeholder), /^data:image\/webp;base64,/)
  for (const locale of ['en', 'bn'] as const) {
    assert.deepEqual(
      lists.projects.records[locale].map(({ title }) => title),
      content.projects.map(({ title }) => title[locale]),
    )
    assert.deepEqual(
      lists.news.records[locale].map(({ title }) => title).sort(),
      content.news.map(({ title }) => title[locale]).sort(),
    )
    assert.deepEqual(
      pages.records[locale].map(({ title, blocks }) => [title, blocks.length]),
      content.pages.map(({ title, blocks }) => [title[locale], blocks.length]),
    )
    assert.equal(settings[locale].name, content.settings.name[locale])
  }
})
