/** What staff delete is kept for 30 days, whole, and comes back to where it was. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { plainPdf } from '@/e2e/support/plain-pdf'
import { staffMember } from '@/lib/access/testing'
import { readRevisions } from '@/lib/platform/database/revisions'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { BINNED_COLLECTIONS } from '../keep-in-bin'
import { daysLeft, emptyBin, kindsInBin, listBin, mayBringBack } from '../list-bin'
import { makeDueCopies } from '../media/copy-queue'
import { bringBack } from './bring-back'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const editor = { ...staffMember('editor'), email: 'editor@example.org' }
const asEditor = { user: editor, overrideAccess: false } as const
const treasurer = { ...staffMember('treasurer'), email: 'treasurer@example.org' }
const request = (user: object = editor): Promise<PayloadRequest> =>
  createLocalReq({ user: user as typeof editor }, payload)

type Data = Record<string, unknown>

const create = async (collection: CollectionSlug, data: Data, file?: Buffer, name = 'file.png') => {
  const sent = file && { file: { data: file, name, mimetype: 'image/png', size: file.length } }
  const { id } = await payload.create({ collection, data: data as never, ...sent })
  return Number(id)
}
const stored = (collection: CollectionSlug, id: number) =>
  payload.db.findOne<Data & { id: number }>({ collection, where: { id: { equals: id } }, locale: 'all' } as never)
const remove = (collection: CollectionSlug, id: number) => payload.delete({ collection, id, ...asEditor })
const newest = async () => (await listBin(payload, kindsInBin(editor as never), 1)).entries[0]
const back = async (id: number, user: object = editor) =>
  bringBack(await request(user), id, (kind) => mayBringBack(user as never, kind))

let shade = 0
const picture = () => {
  shade += 20
  return sharp({ create: { width: 900, height: 600, channels: 3, background: { r: shade, g: 80, b: 30 } } })
    .png()
    .toBuffer()
}
const filesIn = (folder: string) =>
  existsSync(path.join(dataDir, folder)) ? readdirSync(path.join(dataDir, folder)).sort() : []

/** What is not the same after a record came back: when it was changed. */
const lasting = (record: Data | null) => {
  const { updatedAt: _, copiesDue: __, ...rest } = record ?? {}
  return rest
}

/** A record of each kind. */
async function records(): Promise<[CollectionSlug, number][]> {
  const image = await create('media', { alt: 'A boat', tags: ['Boats'] }, await picture())
  const project = await create('projects', { title: 'Schools', _status: 'published' })
  const made: [CollectionSlug, Data][] = [
    ['news', { title: 'News', description: 'x', image, _status: 'published', detail: { text: '<p>Long ago</p>' } }],
    ['events', { title: 'Event', description: 'x', date: '2030-01-02T00:00:00.000Z', _status: 'published' }],
    ['faqs', { question: 'Who?', answer: 'We.' }],
    ['people', { name: 'Rahima', position: 'Teacher', image }],
    ['partners', { name: 'Partner', logo: image }],
    ['banners', { title: 'Banner', page: 'home', image1: image }],
    ['intros', { title: 'Intro', page: 'home' }],
    ['abouts', { title: 'About us' }],
    ['health', { title: 'Health', _status: 'published' }],
    ['subcategories', { title: 'Part', project, _status: 'published' }],
    ['gallery-images', { title: 'In the gallery', image }],
    ['gallery-videos', { title: 'Film', video: 'https://www.youtube-nocookie.com/embed/abcdefghijk', image }],
    ['campaigns', { title: 'Campaign', currency: 'BDT', goal: 1000, state: 'open' }],
    ['pages', { title: 'Library', path: '/library', _status: 'published' }],
  ]
  const ids: [CollectionSlug, number][] = []
  for (const [collection, data] of made) ids.push([collection, await create(collection, data)])
  ids.push(['projects', await create('projects', { title: 'Alone', _status: 'published' })])
  ids.push(['media', await create('media', { alt: 'Unused' }, await picture())])
  ids.push(['files', await create('files', { title: 'Report' }, plainPdf(), 'report.pdf')])
  return ids
}

test('a record of each kind goes to the bin and comes back as it was, under its Id', async () => {
  const all = await records()
  assert.deepEqual(all.map(([collection]) => collection).sort(), [...BINNED_COLLECTIONS].sort())
  for (const [collection, id] of all) {
    const before = await stored(collection, id)
    const versions = async () =>
      payload.collections[collection].config.versions
        ? (await payload.findVersions({ collection, where: { parent: { equals: id } } })).totalDocs
        : 0
    const versionsBefore = await versions()
    await remove(collection, id)
    assert.equal(await stored(collection, id), null, collection)
    const entry = await newest()
    assert.deepEqual([entry?.kind, entry?.recordId, entry?.actor], [collection, id, editor.email])
    const revision = (await readRevisions(payload.db)).get(collection) ?? 0
    assert.deepEqual(await back(Number(entry?.id)), { kind: collection, id, missing: 0 })
    assert.deepEqual(lasting(await stored(collection, id)), lasting(before), collection)
    assert.equal(await versions(), versionsBefore, collection)
    assert.equal((await readRevisions(payload.db)).get(collection), revision + 1)
    assert.notEqual((await newest())?.recordId, id)
  }
})

describe('a picture in the bin', () => {
  test('is sent to nobody, and comes back with all its files', async () => {
    const id = await create('media', { alt: 'A river' }, await picture(), 'river.png')
    await makeDueCopies({ payload, onFailure: (_name, error) => assert.fail(String(error)) })
    const before = { public: filesIn('media'), originals: filesIn('originals') }
    await remove('media', id)
    assert.equal(
      filesIn('media').some((name) => name.startsWith('river-')),
      false,
    )
    assert.equal(
      filesIn('originals').some((name) => name.startsWith('river-')),
      false,
    )
    assert.equal(filesIn('bin').filter((name) => name.includes('river-')).length, 4)
    await back(Number((await newest())?.id))
    await makeDueCopies({ payload, onFailure: (_name, error) => assert.fail(String(error)) })
    assert.deepEqual({ public: filesIn('media'), originals: filesIn('originals') }, before)
    assert.deepEqual(filesIn('bin'), [])
  })

  test('is not brought back beside another of the same file', async () => {
    const bytes = await picture()
    const id = await create('media', { alt: 'A field' }, bytes, 'field.png')
    await remove('media', id)
    const entry = await newest()
    const again = await create('media', { alt: 'A field again' }, bytes, 'field.png')
    await assert.rejects(back(Number(entry?.id)), /“field-[0-9a-f]{8}\.webp” has field-/)
    await payload.delete({ collection: 'media', id: again })
    await back(Number(entry?.id))
  })
})

test('what a record showed and what is gone meanwhile is left out, and said', async () => {
  const image = await create('media', { alt: 'A tree' }, await picture(), 'tree.png')
  const news = await create('news', { title: 'Tree', description: 'x', image, _status: 'published' })
  await remove('news', news)
  const entry = await newest()
  await remove('media', image)
  const pictureEntry = await newest()
  assert.deepEqual(await back(Number(entry?.id)), { kind: 'news', id: news, missing: 1 })
  assert.equal((await stored('news', news))?.image, null)
  await back(Number(pictureEntry?.id))

  const gallery = await create('gallery-images', { title: 'Tree', image })
  await remove('gallery-images', gallery)
  const shown = await newest()
  await remove('media', image)
  await assert.rejects(back(Number(shown?.id)), /Please bring back this first: Picture “tree-/)
})

test('parts of a project belong to it again, and a page has its place in the menu, its redirects and those below it', async () => {
  const project = await create('projects', { title: 'Boats', _status: 'published' })
  const part = await create('subcategories', { title: 'Part', project, _status: 'published' })
  await remove('projects', project)
  assert.equal((await stored('subcategories', part))?.project, null)
  await back(Number((await newest())?.id))
  assert.equal((await stored('subcategories', part))?.project, project)

  const page = await create('pages', { title: 'Rooms', path: '/rooms', _status: 'published' })
  await payload.update({ collection: 'pages', id: page, data: { path: '/halls', _status: 'published' } })
  await payload.updateGlobal({
    slug: 'menu',
    data: { items: [{ site: 'home' }, { page, label: 'Our halls' }, { site: 'becomeVolunteer' }] },
  })
  const menu = () => payload.findGlobal({ slug: 'menu', depth: 0 })
  const before = await menu()
  await remove('pages', page)
  assert.equal((await menu()).items?.length, 2)
  const redirects = () => payload.find({ collection: 'redirects', where: { from: { equals: '/rooms' } } })
  assert.equal((await redirects()).totalDocs, 0)
  const entry = await newest()
  const other = await create('pages', { title: 'Other', path: '/halls', _status: 'published' })
  await assert.rejects(back(Number(entry?.id)), /“Other” has \/halls by now/)
  await payload.delete({ collection: 'pages', id: other })
  await back(Number(entry?.id))
  const rowsOf = ({ items }: Awaited<ReturnType<typeof menu>>) =>
    items?.map(({ site, page, label }) => [site ?? null, page ?? null, label ?? null])
  assert.deepEqual(rowsOf(await menu()), rowsOf(before))
  assert.deepEqual(
    (await redirects()).docs.map(({ to }) => to),
    ['/halls'],
  )
})

test('what the site removes by itself is not kept, nor is a deletion that was refused', async () => {
  const faq = await create('faqs', { question: 'By itself?', answer: 'Yes.' })
  const { total } = await listBin(payload, kindsInBin(editor as never), 1)
  await payload.delete({ collection: 'faqs', id: faq })
  const image = await create('media', { alt: 'In use' }, await picture())
  await create('people', { name: 'Karim', position: 'Cook', image })
  await assert.rejects(remove('media', image), /in use/)
  assert.equal((await listBin(payload, kindsInBin(editor as never), 1)).total, total)
})

test('who may not delete a kind sees nothing of it in the bin, and brings nothing back', async () => {
  const faq = await create('faqs', { question: 'Whose?', answer: 'Ours.' })
  await remove('faqs', faq)
  const entry = await newest()
  assert.equal(kindsInBin(treasurer as never).includes('faqs'), false)
  await assert.rejects(back(Number(entry?.id), treasurer), (error: { status: number }) => error.status === 403)
  assert.equal((await newest())?.id, entry?.id)
})

test('after 30 days it goes for good, with its files', async () => {
  const id = await create('media', { alt: 'Old' }, await picture(), 'old.png')
  await remove('media', id)
  const entry = await newest()
  const days = (count: number) => new Date(new Date(String(entry?.createdAt)).getTime() + count * 24 * 3_600_000)
  assert.deepEqual(
    [0, 29.5, 31].map((count) => daysLeft(String(entry?.createdAt), days(count))),
    [30, 1, 0],
  )
  await emptyBin(payload, days(29))
  assert.equal((await newest())?.id, entry?.id)
  assert.ok((await emptyBin(payload, days(31))) > 0)
  assert.equal((await listBin(payload, kindsInBin(editor as never), 1)).total, 0)
  assert.deepEqual(filesIn('bin'), [])
  await assert.rejects(back(Number(entry?.id)), (error: { status: number }) => error.status === 404)
})
