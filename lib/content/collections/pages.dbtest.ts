import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { BLOCK_SHAPES, type Shape } from '@/lib/content/model/block-shapes'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { createSnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase } from '@/lib/platform/database/testing'
import type { ChangedPart } from '@/lib/shared/content/pages-of-content'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const changes: ChangedPart[][] = []
const store = createSnapshotStore({
  sources: [cmsSource(embeddedSource(async () => payload))],
  onChange: (changed) => changes.push(changed),
  onFailure: (error) => assert.fail(String(error)),
})

async function pageAt(path: string, locale: 'en' | 'bn' = 'en') {
  await store.refresh()
  return (await store.current()).pages.records[locale].find((page) => page.path === path)
}

const create = (data: Record<string, unknown>) =>
  payload.create({ collection: 'pages', data: { title: 'A page', _status: 'published', ...data } as never })

const refused = async (path: string, reason: RegExp) =>
  assert.rejects(create({ path }), (error: { data?: { errors?: { message: string }[] } }) => {
    assert.match(String(error.data?.errors?.[0]?.message), reason)
    return true
  })

test('a page is read in both languages, block by block, with English where Bangla is empty', async () => {
  const { id, blocks } = await create({
    path: '/scholarships',
    blocks: [
      { blockType: 'text', text: '<p>For <strong>girls</strong>.</p>' },
      { blockType: 'facts', heading: 'Facts', facts: [{ name: 'Places', value: '12' }] },
    ],
  })
  const [text, facts] = blocks as { id: string; blockType: string; facts?: { id: string }[] }[]
  const inBangla = [
    { ...text, text: '<p>মেয়েদের জন্য।</p>' },
    { ...facts, heading: '', facts: [{ id: facts?.facts?.[0]?.id, name: 'আসন', value: '' }] },
  ]
  await payload.update({ collection: 'pages', id, locale: 'bn', data: { title: 'বৃত্তি', blocks: inBangla } as never })
  const [english, bangla] = [await pageAt('/scholarships'), await pageAt('/scholarships', 'bn')]
  assert.equal(english?.title, 'A page')
  assert.deepEqual(
    english?.blocks.map(({ id: _, ...block }) => block),
    [
      { kind: 'text', text: '<p>For <strong>girls</strong>.</p>' },
      { kind: 'facts', heading: 'Facts', facts: [{ name: 'Places', value: '12' }] },
    ],
  )
  assert.equal(bangla?.title, 'বৃত্তি')
  assert.deepEqual(
    bangla?.blocks.map(({ id: _, ...block }) => block),
    [
      { kind: 'text', text: '<p>মেয়েদের জন্য।</p>' },
      { kind: 'facts', heading: 'Facts', facts: [{ name: 'আসন', value: '12' }] },
    ],
  )
  assert.deepEqual(changes, [['pages'], ['pages']].slice(0, changes.length))
})

test('a text of a block is cleaned as it is stored', async () => {
  await create({ path: '/clean', blocks: [{ blockType: 'text', text: '<p onclick="x()">a<script>b()</script></p>' }] })
  const [block] = (await pageAt('/clean'))?.blocks ?? []
  assert.equal(block?.kind === 'text' && block.text, '<p>a</p>')
})

test('a draft is on no page', async () => {
  await create({ path: '/draft', _status: 'draft' })
  assert.equal(await pageAt('/draft'), undefined)
})

test('an address is refused with what is wrong with it', async () => {
  await refused('/', /write an address/)
  await refused('/admin', /belongs to the site itself/)
  await refused('/API/v1', /belongs to the site itself/)
  await refused('/bn', /belongs to the site itself/)
  await refused('/media/cat', /belongs to the site itself/)
  await refused('/projects/library', /belongs to the site itself/)
  await refused('/বৃত্তি', /small Latin letters/)
  await refused('/a b', /small Latin letters/)
  await refused(`/${'a'.repeat(121)}`, /too long/)
  await refused('/a/b/c/d/e', /too many parts/)
  await refused('/Scholarships/', /“A page” is at \/scholarships already/)
})

test('an address is stored in one spelling', async () => {
  const { path } = await create({
    path: 'https://site.example/Winter-Clothes/?x=1'.replace('https://site.example', ''),
  })
  assert.equal(path, '/winter-clothes')
})

test('a changed address leads on, and one that comes back leads nowhere', async () => {
  const { id } = await create({ path: '/old-name' })
  await payload.update({ collection: 'pages', id, data: { path: '/new-name', _status: 'published' } })
  const led = async () =>
    (await payload.find({ collection: 'redirects', where: { from: { in: ['/old-name', '/new-name'] } } })).docs.map(
      ({ from, to }) => [from, to],
    )
  assert.deepEqual(await led(), [['/old-name', '/new-name']])
  await payload.update({ collection: 'pages', id, data: { path: '/old-name', _status: 'published' } })
  assert.deepEqual(await led(), [['/new-name', '/old-name']])
  await payload.delete({ collection: 'pages', id })
  assert.deepEqual(await led(), [])
})

test('a page cannot stand below itself', async () => {
  const top = await create({ path: '/top' })
  const below = await create({ path: '/top/below', parent: top.id })
  await assert.rejects(payload.update({ collection: 'pages', id: top.id, data: { parent: below.id } }), /below itself/)
  assert.equal((await pageAt('/top/below'))?.parent, '/top')
})

test('a link of a block is a path of the site, or a whole address', async () => {
  const files = (address: string) => [{ blockType: 'files', files: [{ name: 'Report', address }] }]
  await create({ path: '/papers', blocks: files('/bn/news') })
  const [block] = (await pageAt('/papers'))?.blocks ?? []
  assert.deepEqual(block?.kind === 'files' && block.files, [{ name: 'Report', address: '/news', file: null }])
  await assert.rejects(create({ path: '/papers-2', blocks: files('javascript:alert(1)') }), /files/i)
  await assert.rejects(create({ path: '/papers-3', blocks: files('//elsewhere.example') }), /files/i)
})

test('a page that others link to is not deleted, and who links to it is told', async () => {
  const { id } = await create({ path: '/wanted' })
  const cards = [{ title: 'One', link: '/wanted' }]
  const other = await create({ path: '/links', title: 'Links', blocks: [{ blockType: 'cards', cards }] })
  const news = await payload.create({
    collection: 'news',
    data: { title: 'Told', _status: 'published', detail: { text: '<p><a href="/wanted">Here</a></p>' } } as never,
  })
  await create({ path: '/wanted-more', blocks: [{ blockType: 'text', text: '<p>/wanted is no link</p>' }] })
  await assert.rejects(payload.delete({ collection: 'pages', id }), /Page “Links”, News item “Told”/)
  await payload.delete({ collection: 'pages', id: other.id })
  await payload.delete({ collection: 'news', id: news.id })
  await payload.delete({ collection: 'pages', id })
  assert.equal(await pageAt('/wanted'), undefined)
})

test('what Payload stores of a block is what is read of it', () => {
  const { blocks = [] } = payload.collections.pages.config.fields.find(
    (field) => 'name' in field && field.name === 'blocks',
  ) as { blocks?: { slug: string; fields: { name?: string; fields?: { name?: string }[] }[] }[] }
  const named = (fields: { name?: string }[] = []) =>
    fields.flatMap(({ name = '' }) => (['id', 'blockName', 'blockType'].includes(name) ? [] : [name])).sort()
  const stored = blocks.map(({ slug, fields }) => [
    slug,
    named(fields),
    fields.flatMap((field) => (field.fields ? [named(field.fields)] : [])),
  ])
  const read = Object.entries(BLOCK_SHAPES).map(([kind, shapes]) => [
    kind,
    Object.keys(shapes).sort(),
    Object.values(shapes as Record<string, Shape>).flatMap((shape) =>
      shape === 'pictures' ? [['image']] : typeof shape === 'object' ? [Object.keys(shape).sort()] : [],
    ),
  ])
  assert.deepEqual(stored, read)
})
