/** The list of pictures as staff look through it: search, filters, tags, counts, copies of one picture, descriptions. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { ALL_PICTURES, type PictureQuestion, UNTAGGED } from '@/lib/shared/content/picture-filters'
import { alikePicture, countPictures, listPictures } from './list-pictures'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

/** Stripes of different widths, so that no picture looks like another. */
function stripes(seed: number, width: number, height: number) {
  const bars = Array.from({ length: 12 }, (_, at) => {
    const shade = (seed * (at + 3) * 47) % 255
    return `<rect x="${(at * width) / 12}" width="${width / 12}" height="${((at * seed) % 5) * 0.2 * height + 60}" fill="rgb(${shade},${shade},80)"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>`,
  )
}

async function upload(name: string, data: object, seed: number, width = 1200, height = 900): Promise<number> {
  const bytes = await sharp(stripes(seed, width, height))
    .png()
    .toBuffer()
  const file = { data: bytes, name: `${name}.png`, mimetype: 'image/png', size: bytes.length }
  const { id } = await payload.create({ collection: 'media', data: data as { alt: string }, file })
  return Number(id)
}

const editor = staffMember('editor')
let req: PayloadRequest
const ids: Record<string, number> = {}

before(async () => {
  req = await createLocalReq({ user: editor }, payload)
  await payload.delete({ collection: 'media', where: { id: { exists: true } } })
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
  ids.boat = await upload('boat', { alt: 'A boat on the river', tags: ['Boats', '2026'] }, 3)
  ids.school = await upload(
    'school',
    { alt: 'Girls write 100% of the alphabet', consent: { seen: 'Rahima', until: day(9) } },
    5,
  )
  ids.small = await upload('small', { alt: 'A small picture' }, 7, 500, 400)
  await payload.update({ collection: 'media', id: ids.boat, locale: 'bn', data: { alt: 'নদীতে নৌকা' } })
  const news = { title: 'News', image: ids.small, description: 'Text', _status: 'published' }
  await payload.create({ collection: 'news', data: news as never })
})

const found = async (asked: Partial<PictureQuestion>, as = req) => {
  const { pictures, total } = await listPictures(as, { ...ALL_PICTURES, ...asked }, 0)
  assert.equal(total, pictures.length)
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  return pictures.map(({ id }) => names.get(id)).sort()
}

test('each filter shows the pictures that it names', async () => {
  assert.deepEqual(await found({}), ['boat', 'school', 'small'])
  assert.deepEqual(await found({ filter: 'unused' }), ['boat', 'school'])
  assert.deepEqual(await found({ filter: 'oneLanguage' }), ['school', 'small'])
  assert.deepEqual(await found({ filter: 'tooSmall' }), ['small'])
  assert.deepEqual(await found({ filter: 'consentEnding' }), ['school'])
  for (const filter of ['undescribed', 'alike', 'withdrawn'] as const) assert.deepEqual(await found({ filter }), [])
})

test('a search looks at file names, at what pictures show in either language, at tags and at who is seen', async () => {
  const searches = { BOAT: ['boat'], 'river boat': ['boat'], নৌকা: ['boat'], '2026': ['boat'], rahima: ['school'] }
  for (const [search, names] of Object.entries(searches)) assert.deepEqual(await found({ search }), names)
  assert.deepEqual(await found({ search: '100%' }), ['school'])
  assert.deepEqual(await found({ search: '1%0' }), [])
})

test('tags narrow the list, and what has none can be asked for', async () => {
  assert.deepEqual(await found({ tag: 'Boats' }), ['boat'])
  assert.deepEqual(await found({ tag: UNTAGGED }), ['school', 'small'])
  assert.deepEqual(await found({ tag: 'Boats', filter: 'tooSmall' }), [])
})

test('a picture is told of with its places and what it lacks', async () => {
  const { pictures } = await listPictures(req, { ...ALL_PICTURES, order: 'oldest' }, 0)
  assert.deepEqual(
    pictures.map(({ uses, tooSmall, consentDays, alt }) => ({ uses, tooSmall, consentDays, alt })),
    [
      { uses: 0, tooSmall: false, consentDays: null, alt: { en: 'A boat on the river', bn: 'নদীতে নৌকা' } },
      { uses: 0, tooSmall: false, consentDays: 9, alt: { en: 'Girls write 100% of the alphabet', bn: '' } },
      { uses: 1, tooSmall: true, consentDays: null, alt: { en: 'A small picture', bn: '' } },
    ],
  )
  assert.match(String(pictures[0]?.thumbnail), /^\/media\/boat-[0-9a-f]{8}-480\.webp$/)
  assert.deepEqual(await countPictures(req), {
    filters: {
      all: 3,
      unused: 2,
      undescribed: 0,
      oneLanguage: 2,
      tooSmall: 1,
      consentEnding: 1,
      alike: 0,
      withdrawn: 0,
    },
    tags: [
      { name: '2026', count: 1 },
      { name: 'Boats', count: 1 },
    ],
    untagged: 2,
  })
  const later = await listPictures(req, ALL_PICTURES, 2)
  assert.deepEqual([later.total, later.pictures.length], [3, 1])
})

test('a program learns nothing of who is seen', async () => {
  const program = { ...editor, key: { areas: ['media'], mayWrite: true } }
  const asking = await createLocalReq({ user: program as typeof editor }, payload)
  assert.deepEqual(await found({ search: 'rahima' }, asking), [])
  assert.deepEqual(await found({ filter: 'consentEnding' }, asking), [])
  const { pictures } = await listPictures(asking, ALL_PICTURES, 0)
  assert.ok(pictures.every(({ consentDays }) => consentDays === null))
})

test('copies of one picture are found, smaller and saved again as they are', async () => {
  const bytes = await sharp(stripes(3, 1200, 900))
    .resize(700)
    .jpeg({ quality: 50 })
    .toBuffer()
  const file = { data: bytes, name: 'forwarded.jpg', mimetype: 'image/jpeg', size: bytes.length }
  const copy = await payload.create({ collection: 'media', data: { alt: 'The boat again' }, file })
  const { pictures } = await listPictures(req, { ...ALL_PICTURES, filter: 'alike' }, 0)
  assert.deepEqual(
    pictures.map(({ id }) => id),
    [ids.boat, copy.id],
  )
  assert.equal((await alikePicture(req, Number(copy.id)))?.id, ids.boat)
  assert.equal(await alikePicture(req, Number(ids.boat)), null)
  await payload.delete({ collection: 'media', id: copy.id })
})

describe('of the same bytes there is one picture', () => {
  test('somebody who adds it again is told which one it is', async () => {
    const bytes = await sharp(stripes(3, 1200, 900))
      .png()
      .toBuffer()
    const file = { data: bytes, name: 'other-name.png', mimetype: 'image/png', size: bytes.length }
    const add = payload.create({ collection: 'media', data: { alt: 'x' }, file, user: editor, overrideAccess: false })
    await assert.rejects(add, (error: { status: number; data: { id: number } }) => {
      assert.deepEqual([error.status, error.data.id], [409, ids.boat])
      return true
    })
  })
})

describe('a picture that is described later', () => {
  test('is in the list, and is shown nowhere before it is', async () => {
    const bytes = await sharp(stripes(11, 1200, 900))
      .png()
      .toBuffer()
    const file = { data: bytes, name: 'waiting.png', mimetype: 'image/png', size: bytes.length }
    const add = (context: Record<string, unknown>) => payload.create({ collection: 'media', data: {}, file, context })
    await assert.rejects(add({}), /Alternative text/)
    const { id } = await add({ isDescribedLater: true })
    ids.waiting = Number(id)
    assert.deepEqual(await found({ filter: 'undescribed' }), ['waiting'])
    const news = { title: 'News', image: id, description: 'Text' }
    const draft = await payload.create({
      collection: 'news',
      data: { ...news, _status: 'draft' } as never,
      draft: true,
    })
    const publish = () => payload.update({ collection: 'news', id: draft.id, data: { _status: 'published' } })
    await assert.rejects(publish(), (error: { data: { errors: { path: string; message: string }[] } }) => {
      assert.deepEqual(
        error.data.errors.map(({ path }) => path),
        ['image'],
      )
      assert.match(String(error.data.errors[0]?.message), /waiting.*no description yet/)
      return true
    })
    await payload.update({ collection: 'media', id, data: { alt: 'It is written now' } })
    await publish()
  })
})
