import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import type { Snapshot } from '@/lib/content/model/snapshot'
import { remoteApi } from '@/lib/content/remote/remote-api'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { answering, fakeServer } from '@/lib/platform/remote/fake-server'
import { pictureFetcher } from '@/lib/platform/remote-pictures/fetch-picture'
import { importContent } from './import-content'

const site = await openTestDatabase()
const { payload } = site
const server = await fakeServer()
server.versions = { pages: 'a' }
after(async () => {
  await server.close()
  await site.close()
})

let said: string[] = []

async function run() {
  said = []
  const source = { origin: server.origin, key: null }
  const say = (sentence: string) => said.push(sentence)
  return importContent({ payload, api: remoteApi(source), fetchPicture: pictureFetcher(source), say })
}

const content = async () => (await cmsSource(embeddedSource(async () => payload)).read(() => undefined)) as Snapshot

/** What the site draws, without the ids of rows and the moments of saving. */
async function drawn() {
  const { pages, menu, words } = await content()
  const text = JSON.stringify({ pages: pages.records, menu, words })
  return JSON.parse(text, (key, value) => (['id', 'modifiedAt'].includes(key) ? undefined : value))
}

/** Has the other server offer what this site shows. */
async function offerOwn() {
  const { pages, menu, words } = await content()
  server.lists = { pages: { data: pages.records.en }, menu: { data: menu.en }, words: { data: words } }
  server.bangla = { pages: { data: pages.records.bn }, menu: { data: menu.bn } }
}

async function empty() {
  await payload.updateGlobal({ slug: 'menu', data: { items: [], footer: [] } })
  // A page that another links to is refused, until that is gone.
  for (const collection of ['words', 'pages', 'pages', 'imports'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
}

const river = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

test('a server that offers none of them is told in one line', async () => {
  const { failed, skipped } = await run()
  assert.deepEqual([failed, skipped, said], [0, 0, ['That server does not offer: pages, menu, words.']])
})

test('pages, menu and words come as they are there, and a second import changes nothing', async () => {
  const create = (data: object, locale: 'en' | 'bn' = 'en') =>
    payload.create({ collection: 'pages', locale, data: { _status: 'published', ...data } as never })
  const below = await create({ path: '/library/hours', title: 'Hours' })
  const cards = [{ title: 'Read', link: '/library/hours' }]
  const top = await create({
    ...{ path: '/library', title: 'Library', section: null },
    blocks: [
      { blockType: 'text', text: '<p>Come <a href="/news">in</a>.</p>' },
      { blockType: 'cards', cards },
    ],
  })
  await payload.update({ collection: 'pages', id: below.id, data: { parent: top.id, _status: 'published' } })
  const [text, grid] = top.blocks as unknown as { id: string; cards: { id: string }[] }[]
  const blocks = [
    { ...text, text: '<p>আসুন।</p>' },
    { ...grid, cards: [{ ...grid?.cards[0], title: 'পড়ুন' }] },
  ]
  const bangla = { title: 'গ্রন্থাগার', blocks, _status: 'published' } as never
  await payload.update({ collection: 'pages', id: top.id, locale: 'bn', data: bangla })
  await create({ path: '/secret', title: 'Draft', _status: 'draft' })
  const menu = { items: [{ page: top.id, below: [{ page: below.id, label: 'When' }] }, { site: 'news' }] } as never
  await payload.updateGlobal({ slug: 'menu', data: menu })
  await payload.create({ collection: 'words', data: { key: 'home.loading', en: 'Wait', bn: 'থামুন' } })
  await offerOwn()
  const before = await drawn()
  assert.equal(before.pages.en.length, 2)
  await empty()
  const first = await run()
  assert.deepEqual(said, [])
  assert.deepEqual(first, { new: 4, changed: 0, unchanged: 0, skipped: 0, failed: 0 })
  assert.deepEqual(await drawn(), before)
  const stored = await content()
  assert.deepEqual(await run(), { new: 0, changed: 0, unchanged: 4, skipped: 0, failed: 0 })
  assert.deepEqual((await content()).pages, stored.pages)
})

const PAGE = {
  ...{ id: 1, path: '/boats', title: 'Boats', tagline: '', description: '', category: '', banners: [], image: null },
  ...{ section: '', parent: null, back: '', bannerTitle: '', blocks: [] as object[] },
  modifiedAt: '2026-01-01T00:00:00.000Z',
}
const LINK = { page: 'news', path: '/news', label: '' }

test('links to records and pictures are those of this site', async () => {
  await empty()
  server.overrides = { '/media/river.png': answering(200, 'image/png', river) }
  const html = '<p><a href="/news-details/7">News</a> <a href="/bn/news-details/7#x">n</a></p>'
  server.lists = {
    news: [{ Id: 7, title: 'Told', status: 'latest', date: '2026-01-01T00:00:00.000Z' }],
    pages: { data: [{ ...PAGE, image: 'media/river.png', blocks: [{ id: 'a', kind: 'text', text: html }] }] },
  }
  server.bangla = {}
  await run()
  const { pages, lists } = await content()
  const [page] = pages.records.en
  const [block] = page?.blocks ?? []
  const id = lists.news.records.en[0]?.Id
  assert.match(String(block?.kind === 'text' && block.text), new RegExp(`"/news-details/${id}".*/news-details/${id}#x`))
  assert.match(String(page?.image), /^media\/river-[\da-f]{8}\.webp$/)
})

test('what is hostile is refused or cleaned with a word, and nothing else is lost', async () => {
  await empty()
  await payload.create({ collection: 'pages', data: { path: '/taken', title: 'Ours', _status: 'published' } })
  const addresses = ['/admin', '/API/v1', '/bn', '/media', '/Taken/']
  const blocks = [
    { id: 'a', kind: 'text', text: '<p onclick="x()">Text<script>x()</script></p>' },
    { id: 'b', kind: 'iframe', address: 'https://evil.example' },
    { id: 'c', kind: 'facts', heading: 7, facts: [] },
    {
      id: 'd',
      kind: 'gallery',
      ...{ heading: '', companion: '', text: '', more: 'More', link: 'javascript:alert(1)' },
      pictures: ['http://10.0.0.1/a.png'],
    },
  ]
  const pages = addresses.map((path, i) => ({ ...PAGE, id: i + 10, path }))
  const circle = [
    { ...PAGE, id: 30, path: '/one', parent: '/two' },
    { ...PAGE, id: 31, path: '/two', parent: '/one' },
  ]
  server.lists = {
    pages: {
      data: [...pages, null, { ...PAGE, title: 7 }, { ...PAGE, blocks, image: 'http://127.0.0.1/x.png' }, ...circle],
    },
    menu: { data: { items: Array.from({ length: 100 }, () => ({ ...LINK, below: [] })), footer: [] } },
    words: {
      data: { en: { 'home.loading': 'Wait', 'no.such': 'x', 'home.heading{': 1 }, bn: { 'home.loading': '{x} {' } },
    },
  }
  const { failed } = await run()
  const all = said.join('\n')
  assert.deepEqual([failed, said.filter((one) => !one.startsWith('Skipped'))], [0, []])
  for (const path of addresses.slice(0, 4)) assert.match(all, new RegExp(`${path}: .*belongs to the site itself`))
  assert.match(all, /\/Taken\/: .*“Ours” is at \/taken already/)
  assert.match(all, /unknown kind iframe/)
  assert.match(all, /a block \(facts\) is not as it should be/)
  assert.match(all, /a link of it leads nowhere/)
  assert.match(all, /no picture of that server/)
  assert.match(all, /below itself/)
  assert.match(all, /menu, the menu: .*no more than 9/)
  assert.match(all, /words, no\.such: this version has no such sentence/)
  assert.match(all, /words, home\.loading \(bn\)/)
  const { pages: shown, words } = await content()
  assert.deepEqual(shown.records.en.map(({ path }) => path).sort(), ['/boats', '/one', '/taken', '/two'])
  const [text, gallery] = shown.records.en.find(({ path }) => path === '/boats')?.blocks ?? []
  assert.equal(text?.kind === 'text' && text.text, '<p>Text</p>')
  assert.equal(gallery?.kind === 'gallery' && gallery.link, '')
  assert.deepEqual(words, { en: { 'home.loading': 'Wait' }, bn: {} })
})

test('a menu in a circle is refused, and one of this site is left as it is', async () => {
  const circle = { ...LINK, below: [{ ...LINK, below: [LINK] }] }
  server.lists = { menu: { data: { items: [circle], footer: [] } } }
  await run()
  assert.match(said.join('\n'), /no menu of two levels/)
  await payload.updateGlobal({ slug: 'menu', data: { items: [{ site: 'home' }] } })
  server.lists = { menu: { data: { items: [{ ...LINK, below: [] }], footer: [] } } }
  await run()
  assert.ok(said.includes('The menu of this site is left as it is.'))
  assert.equal((await content()).menu.en.items[0]?.page, 'home')
})
