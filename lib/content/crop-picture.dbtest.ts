/** A picture is cropped, and told what must stay in sight, by numbers: its files follow, made of what was sent. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { makeStaff } from '@/lib/access/testing'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase } from '@/lib/platform/database/testing'
import type { Media } from '@/lib/platform/payload/payload-types'
import type { Crop, Focus } from '@/lib/shared/content/framing'
import { makeDueCopies } from './media/copy-queue'
import { originalBytes, withdrawPicture } from './withdraw-picture'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())
const user = await makeStaff(payload, 'editor', { name: 'Rafiq', email: 'rafiq@example.org' })
const request = () => createLocalReq({ user }, payload) as Promise<PayloadRequest>
const source = cmsSource(embeddedSource(async () => payload))

const filesIn = (folder: string) => readdirSync(path.join(dataDir, folder)).sort()
const bytesOf = (name: string, folder = 'media') => readFileSync(path.join(dataDir, folder, name))
const stem = (filename: unknown) => path.parse(String(filename)).name
const copies = () => makeDueCopies({ payload, onFailure: (name, error) => assert.fail(`${name}: ${error}`) })

const QUARTERS = ['#c01818', '#18c018', '#1818c0', '#c0c018'] as const
let sent = 0

/** Four colours, one a quarter, row by row; no two files are of the same bytes. */
async function fourColours(width = 1600, height = 1200) {
  const half = { width: width / 2, height: height / 2 }
  const quarter = (background: string, at: number) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left: at % 2 ? half.width : 0,
    top: at > 1 ? half.height : 0,
  })
  sent += 1
  const mark = {
    input: { create: { width: sent, height: 1, channels: 3 as const, background: '#fff' } },
    left: 0,
    top: 0,
  }
  const data = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([...QUARTERS.map(quarter), mark])
    .png()
    .toBuffer()
  return { data, name: 'colours.png', mimetype: 'image/png', size: data.byteLength }
}

const upload = async (): Promise<Media> =>
  payload.create({ collection: 'media', data: { alt: 'Colours' }, file: await fourColours(), locale: 'en' })

const frame = async (id: number, data: { focus?: Focus | null; crop?: Crop | null }): Promise<Media> =>
  payload.update({ collection: 'media', id, data, req: await request(), overrideAccess: false })

const LOWER_RIGHT: Crop = { x: 50, y: 50, width: 50, height: 50 }

/** Which of the four colours a picture is at a point, in per cent; nothing for what is between them. */
async function colourAt(bytes: Buffer, { x, y }: Focus): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(((info.height - 1) * y) / 100) * info.width + Math.floor(((info.width - 1) * x) / 100)) * 3
  const seen = [...data.subarray(at, at + 3)]
  return QUARTERS.findIndex((colour) =>
    [1, 3, 5].every(
      (from, channel) => Math.abs(Number.parseInt(colour.slice(from, from + 2), 16) - Number(seen[channel])) < 40,
    ),
  )
}

const coloursOf = async (bytes: Buffer) =>
  Promise.all([
    colourAt(bytes, { x: 5, y: 5 }),
    colourAt(bytes, { x: 95, y: 5 }),
    colourAt(bytes, { x: 5, y: 95 }),
    colourAt(bytes, { x: 95, y: 95 }),
  ])

beforeEach(async () => {
  await payload.delete({ collection: 'news', where: { id: { exists: true } } })
  await payload.delete({ collection: 'media', where: { id: { exists: true } } })
})

describe('a picture that is cropped', () => {
  test('has new files of that part alone, and what was sent is kept as it came', async () => {
    const before = await upload()
    await copies()
    const original = bytesOf(String(before.original), 'originals')
    const cropped = await frame(before.id, { crop: LOWER_RIGHT })
    await copies()
    assert.notEqual(cropped.filename, before.filename)
    assert.deepEqual([cropped.width, cropped.height, cropped.original], [800, 600, before.original])
    assert.deepEqual(filesIn('originals'), [before.original])
    assert.ok(bytesOf(String(before.original), 'originals').equals(original))
    assert.ok(filesIn('media').every((name) => name.startsWith(stem(cropped.filename))))
    for (const name of [
      `${stem(cropped.filename)}.webp`,
      `${stem(cropped.filename)}-480.webp`,
      `${stem(cropped.filename)}-480.avif`,
      `${stem(cropped.filename)}-upright.avif`,
    ])
      assert.deepEqual(await coloursOf(bytesOf(name)), [3, 3, 3, 3], name)
  })

  test('is cropped otherwise, and shown whole again, of what was sent, each time under a new name', async () => {
    const { id, filename, original } = await upload()
    const names = [filename]
    const upper: Crop = { x: 0, y: 0, width: 100, height: 50 }
    for (const [crop, colours] of [
      [LOWER_RIGHT, [3, 3, 3, 3]],
      [upper, [0, 1, 0, 1]],
      [null, [0, 1, 2, 3]],
      [LOWER_RIGHT, [3, 3, 3, 3]],
    ] as const) {
      const now = await frame(id, { crop })
      assert.deepEqual(await coloursOf(bytesOf(String(now.filename))), colours)
      assert.deepEqual([now.crop ?? null, now.original], [crop, original])
      names.push(now.filename)
    }
    assert.equal(new Set(names).size, 5)
    const { formerCrops } = await payload.findByID({ collection: 'media', id })
    assert.deepEqual(formerCrops, names.slice(0, -1))
  })

  test('shows in fields and texts, and all addresses that it had lead to it', async () => {
    const { id, filename } = await upload()
    const text = `<p>A</p><figure><img src="/media/${filename}" alt="Ours"></figure>`
    const news = { title: 'News', description: 'x', image: id, detail: { text }, _status: 'published' }
    const { id: newsId } = await payload.create({ collection: 'news', data: news as never, locale: 'en' })
    const first = await frame(id, { crop: LOWER_RIGHT })
    const second = await frame(id, { crop: null })
    const { lists, movedPictures } = await source.read((error) => assert.fail(error))
    const shown = JSON.stringify(lists?.newsCategoryDescription.records.en.find(({ Id }) => Id === newsId))
    assert.ok(shown.includes(`/media/${second.filename}`), shown)
    assert.deepEqual(movedPictures, { [stem(filename)]: second.filename, [stem(first.filename)]: second.filename })
    // What names one of them goes on holding the picture.
    await payload.update({ collection: 'news', id: newsId, data: { image: null, detail: { text } } as never })
    await assert.rejects(payload.delete({ collection: 'media', id }), /is in use/)
  })

  test('begins whole where another file takes its place, and all its addresses lead to that one', async () => {
    const { id, filename } = await upload()
    const cropped = await frame(id, { crop: LOWER_RIGHT, focus: { x: 60, y: 70 } })
    const data = { crop: LOWER_RIGHT, focus: { x: 60, y: 70 } }
    const now = await payload.update({ collection: 'media', id, data, file: await fourColours() })
    assert.deepEqual([now.crop ?? null, now.focus ?? null, now.formerNames], [null, null, [cropped.original]])
    const { movedPictures } = await source.read((error) => assert.fail(error))
    assert.deepEqual(movedPictures, { [stem(filename)]: now.filename, [stem(cropped.filename)]: now.filename })
    assert.deepEqual(await coloursOf(bytesOf(String(now.filename))), [0, 1, 2, 3])
  })

  test('from before its original was kept is made of its largest file, which is kept from then on', async () => {
    const { id, filename, original } = await upload()
    await payload.db.updateOne({ collection: 'media', id, data: { original: null } as never })
    rmSync(path.join(dataDir, 'originals', String(original)))
    const largest = bytesOf(String(filename))
    const cropped = await frame(id, { crop: LOWER_RIGHT })
    assert.equal(cropped.original, filename)
    assert.ok(bytesOf(String(filename), 'originals').equals(largest))
    await frame(id, { crop: null })
    assert.deepEqual(filesIn('originals'), [filename])
  })

  test('is nowhere any more once it is taken away, the whole of it neither', async () => {
    const { id, filename } = await upload()
    const { filename: cropped } = await frame(id, { crop: LOWER_RIGHT })
    await withdrawPicture(await request(), id, null)
    assert.deepEqual([filesIn('media'), filesIn('originals')], [[], []])
    const { movedPictures } = await source.read((error) => assert.fail(error))
    assert.deepEqual(movedPictures, { [stem(filename)]: null, [stem(cropped)]: null })
    assert.equal(await originalBytes(await request(), id), null)
    await assert.rejects(frame(id, { crop: null }), /taken away/)
  })

  test('is found as the same picture where somebody adds its file a second time', async () => {
    const file = await fourColours()
    const { id } = await payload.create({ collection: 'media', data: { alt: 'Colours' }, file: { ...file } })
    await frame(id, { crop: LOWER_RIGHT })
    const again = payload.create({ collection: 'media', data: { alt: 'x' }, file, user, overrideAccess: false })
    await assert.rejects(again, /already/i)
  })
})

describe('what must stay in sight', () => {
  const metaOf = async (id: number) => {
    const { images } = await source.read((error) => assert.fail(error))
    const { filename } = await payload.findByID({ collection: 'media', id, depth: 0 })
    return images?.en[`media/${filename}`]
  }

  test('changes no file but the cut for phones, which is made of what was sent', async () => {
    const { id, filename } = await upload()
    await payload.create({
      collection: 'gallery-images',
      data: { title: 'Colours', image: id } as never,
    })
    await copies()
    const before = new Map(filesIn('media').map((name) => [name, bytesOf(name)]))
    await frame(id, { focus: { x: 99, y: 50 } })
    await copies()
    const [whole, other] = [`${stem(filename)}-upright.avif`, `${stem(filename)}-upright-100-50.avif`]
    assert.deepEqual(filesIn('media'), [...before.keys()].map((name) => (name === whole ? other : name)).sort())
    for (const [name, bytes] of before) if (name !== whole) assert.ok(bytesOf(name).equals(bytes), name)
    // Its right edge: 0.96 of the picture's height in width.
    const cut = bytesOf(other)
    assert.deepEqual(await coloursOf(cut), [0, 1, 2, 3])
    assert.equal(await colourAt(cut, { x: 34, y: 5 }), 1)
    assert.deepEqual((await metaOf(id))?.focus, { x: 100, y: 50 })
    await payload.delete({ collection: 'gallery-images', where: { id: { exists: true } } })
  })

  test('stays where it is when the picture is cropped', async () => {
    const { id } = await upload()
    await payload.create({ collection: 'gallery-images', data: { title: 'Colours', image: id } as never })
    await frame(id, { focus: { x: 75, y: 60 } })
    await frame(id, { crop: LOWER_RIGHT })
    assert.deepEqual((await metaOf(id))?.focus, { x: 50, y: 20 })
    const { focus } = await payload.findByID({ collection: 'media', id })
    assert.deepEqual(focus, { x: 75, y: 60 })
    await payload.delete({ collection: 'gallery-images', where: { id: { exists: true } } })
  })

  test('is let go of again', async () => {
    const { id, filename } = await upload()
    await frame(id, { focus: { x: 20, y: 20 } })
    await copies()
    await frame(id, { focus: null })
    await copies()
    const cuts = filesIn('media').filter((name) => name.includes('upright'))
    assert.deepEqual(cuts, [`${stem(filename)}-upright.avif`])
  })
})

describe('numbers that frame nothing', () => {
  for (const crop of [
    { x: 0, y: 0, width: 5, height: 50 },
    { x: 60, y: 0, width: 50, height: 50 },
    { x: -1, y: 0, width: 50, height: 50 },
    { x: 0, y: 0, width: '50', height: 50 },
    { x: 0, y: 0 },
    'whole',
  ]) {
    test(`${JSON.stringify(crop)} are refused, and nothing is changed`, async () => {
      const { id, filename } = await upload()
      await assert.rejects(frame(id, { crop: crop as never }), /draw it again|invalid/i)
      const now = await payload.findByID({ collection: 'media', id })
      assert.deepEqual([now.filename, now.crop ?? null, filesIn('originals').length], [filename, null, 1])
    })
  }

  test('a focus beyond the picture is refused', async () => {
    const { id } = await upload()
    await assert.rejects(frame(id, { focus: { x: 101, y: 0 } }), /draw it again|invalid/i)
  })

  test('many pictures at once are not cropped', async () => {
    const { id, filename } = await upload()
    const where = { id: { equals: id } }
    const { docs } = await payload.update({ collection: 'media', where, data: { crop: LOWER_RIGHT } })
    assert.deepEqual([docs[0]?.filename, docs[0]?.crop ?? null], [filename, null])
  })
})

test('both languages of a description are saved at once', async () => {
  const { id } = await upload()
  const req = await request()
  const data = { alt: 'Four colours', altElsewhere: 'চারটি রং' }
  await payload.update({ collection: 'media', id, data: data as never, locale: 'en', req, overrideAccess: false })
  const { alt } = (await payload.findByID({ collection: 'media', id, locale: 'all' as never })) as unknown as {
    alt: object
  }
  assert.deepEqual(alt, { en: 'Four colours', bn: 'চারটি রং' })
})
