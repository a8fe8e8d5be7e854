/** Copies in AVIF come after the answer, of the file that was sent; and what is not there any more gets none. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import sharp from 'sharp'
import { METADATA_CANARY, withMetadata } from '@/e2e/support/hostile-files'
import { openTestDatabase } from '@/lib/platform/database/testing'
import type { Media } from '@/lib/platform/payload/payload-types'
import { type FailedPictures, makeDueCopies } from './copy-queue'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const filesIn = (folder: string) => readdirSync(path.join(dataDir, folder)).sort()
const original = (name: unknown) => path.join(dataDir, 'originals', String(name))
const avifs = () => filesIn('media').filter((name) => name.endsWith('.avif'))
const isDue = async (id: number) => (await payload.findByID({ collection: 'media', id })).copiesDue

const failures: string[] = []
const options = { payload, onFailure: (name: string) => void failures.push(name) }

let shade = 0
interface SentFile {
  data: Buffer
  name: string
  mimetype: string
  size: number
}

async function photo(width = 900, height = 600): Promise<SentFile> {
  shade += 1
  const background = { r: shade, g: 120, b: 90 }
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { data, name: 'boat.jpg', mimetype: 'image/jpeg', size: data.length }
}

const upload = async (file?: SentFile): Promise<Media> =>
  payload.create({ collection: 'media', data: { alt: 'A boat' }, file: file ?? (await photo()) })

beforeEach(async () => {
  failures.length = 0
  await payload.delete({ collection: 'media', where: { id: { exists: true } } })
})

test('an upload is answered before its copies in AVIF are made', async () => {
  const { id, filename } = await upload()
  assert.deepEqual([await isDue(id), avifs()], [true, []])
  assert.equal(await makeDueCopies(options), 1)
  const stem = path.parse(String(filename)).name
  assert.deepEqual(avifs(), [`${stem}-480.avif`, `${stem}-800.avif`, `${stem}-upright.avif`])
  const { width, height } = await sharp(path.join(dataDir, 'media', `${stem}-800.avif`)).metadata()
  assert.deepEqual([width, height], [800, 533])
  assert.deepEqual([await isDue(id), await makeDueCopies(options), failures], [false, 0, []])
})

test('the file that was sent is kept as large as it came, in a folder of its own, without what a phone wrote', async () => {
  const data = await withMetadata('jpeg')
  assert.ok(data.includes(METADATA_CANARY))
  const picture = await upload({ data, name: 'home.jpg', mimetype: 'image/jpeg', size: data.length })
  assert.equal(picture.original, `${path.parse(String(picture.filename)).name}.jpg`)
  const kept = readFileSync(original(picture.original))
  assert.ok(!kept.includes(METADATA_CANARY))
  const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer()
  assert.ok((await pixels(kept)).equals(await pixels(data)))
})

test('it stays when another file takes its place, and goes with its picture', async () => {
  const { id, original: first } = await upload()
  const { original: second } = await payload.update({ collection: 'media', id, data: {}, file: await photo(700, 500) })
  assert.deepEqual(filesIn('originals'), [first, second].sort())
  assert.notEqual(first, second)
  await payload.delete({ collection: 'media', id })
  assert.deepEqual([filesIn('originals'), filesIn('media')], [[], []])
})

test('what a process that ended had not made is made by the next', async () => {
  const { id } = await upload()
  assert.equal(await makeDueCopies({ ...options, signal: AbortSignal.abort() }), 0)
  assert.deepEqual([await isDue(id), avifs()], [true, []])
  assert.equal(await makeDueCopies(options), 1)
})

describe('a picture that changes while its copies are made', () => {
  test('leaves no file behind where it was deleted', async () => {
    const { id } = await upload()
    const making = makeDueCopies(options)
    await payload.delete({ collection: 'media', id })
    await making
    assert.deepEqual([filesIn('media'), failures], [[], []])
  })

  test('has the copies of its new file alone', async () => {
    const { id } = await upload()
    const making = makeDueCopies(options)
    const { filename } = await payload.update({ collection: 'media', id, data: {}, file: await photo(1300, 900) })
    await making
    await makeDueCopies(options)
    const stem = path.parse(String(filename)).name
    assert.equal(avifs().length, 4)
    assert.ok(avifs().every((name) => name.startsWith(stem)))
    assert.equal(await isDue(id), false)
  })
})

test('a picture whose file cannot be read does not hold up the others, and is tried again by the next process', async () => {
  const [broken, whole] = [await upload(), await upload()]
  rmSync(original(broken.original))
  const failed: FailedPictures = new Set()
  assert.equal(await makeDueCopies(options, failed), 1)
  assert.deepEqual([failures, [...failed]], [[broken.filename], [broken.id]])
  assert.deepEqual([await isDue(broken.id), await isDue(whole.id)], [true, false])
  assert.equal(await makeDueCopies(options, failed), 0)
  assert.equal(failures.length, 1)
})

test('nobody writes by hand what is known of the files', async () => {
  const { id } = await upload()
  const data = { original: '../../etc/passwd', copiesDue: false, upright: false } as never
  await payload.update({ collection: 'media', id, data })
  const { original: kept, copiesDue, upright } = await payload.findByID({ collection: 'media', id })
  assert.deepEqual([copiesDue, upright], [true, true])
  assert.match(String(kept), /^boat-[0-9a-f]{8}\.jpg$/)
})
