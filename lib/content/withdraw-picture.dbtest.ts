/** A picture's file is replaced everywhere at once and comes back; one that was taken away is nowhere any more. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { makeStaff } from '@/lib/access/testing'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { Media } from '@/lib/platform/payload/payload-types'
import { usagesOf } from './references/usages'
import { bringBackFile, formerFile, withdrawPicture } from './withdraw-picture'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())
const user = await makeStaff(payload, 'editor', { name: 'Rafiq', email: 'rafiq@example.org' })

const filesIn = (folder: string) => readdirSync(path.join(dataDir, folder)).sort()
const request = () => createLocalReq({ user }, payload) as Promise<PayloadRequest>

let shade = 0
async function file(name = 'boat') {
  shade += 1
  const background = { r: shade, g: 90, b: 120 }
  const data = await sharp({ create: { width: 500, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, name: `${name}.png`, mimetype: 'image/png', size: data.byteLength }
}

const upload = async (name?: string): Promise<Media> =>
  payload.create({ collection: 'media', data: { alt: `The ${name}` }, file: await file(name), locale: 'en' })

const replace = async (id: number, name: string): Promise<Media> =>
  payload.update({ collection: 'media', id, data: {}, file: await file(name) })

/** A project that has a picture in a field, in its text and in a draft of its text in Bangla. */
async function project(picture: Media) {
  const text = `<p>A</p><figure><img src="/media/${picture.filename}" alt="Ours"></figure>`
  const { id } = await payload.create({
    collection: 'projects',
    data: { title: 'Wells', image1: picture.id, detail: { text }, _status: 'published' } as never,
    locale: 'en',
  })
  await payload.update({
    collection: 'projects',
    id,
    data: { detail: { text: text.replace('Ours', 'আমাদের') }, _status: 'draft' } as never,
    locale: 'bn',
    draft: true,
  })
  return id
}

const source = cmsSource(embeddedSource(async () => payload))

async function shown(id: number) {
  const { lists, movedPictures } = await source.read((error) => assert.fail(error))
  const of = (type: 'projects' | 'projectSubCategoryHeader') =>
    Object.entries(lists?.[type].records.en.find(({ Id }) => Id === id) ?? {})
  const image = of('projects').find(([name]) => name === 'image1')?.[1]
  const text = of('projectSubCategoryHeader').find(([, value]) => String(value).startsWith('<p>'))?.[1]
  return { image, text, movedPictures }
}

const usages = async (id: number) => {
  const req = await request()
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined
  const found = await usagesOf(req, 'media', id)
  await payload.db.commitTransaction(req.transactionID as string)
  return found.map(({ words }) => words)
}

beforeEach(async () => {
  for (const collection of ['projects', 'media'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
  await rawSql(site, 'DELETE FROM media')
})

describe('a file is replaced', () => {
  test('everywhere at once, texts included, and its old addresses lead to the new one', async () => {
    const picture = await upload('boat')
    const id = await project(picture)
    const places = await usages(picture.id)
    const { filename } = await replace(picture.id, 'ship')
    const { image, text, movedPictures } = await shown(id)
    assert.equal(image, `media/${filename}`)
    assert.match(String(text), new RegExp(`src="/media/${filename}" alt="Ours"`))
    assert.deepEqual(movedPictures, { [path.parse(String(picture.filename)).name]: filename })
    assert.ok(!filesIn('media').includes(String(picture.filename)))
    assert.deepEqual(await usages(picture.id), places)
  })

  test('and is known in the texts that are saved after it', async () => {
    const picture = await upload('boat')
    const id = await project(picture)
    const places = await usages(picture.id)
    await replace(picture.id, 'ship')
    await payload.update({
      collection: 'projects',
      id,
      data: { title: 'New wells', _status: 'published' } as never,
      locale: 'en',
      user,
      overrideAccess: false,
    })
    assert.deepEqual(
      (await usages(picture.id)).map((words) => words.replace('New wells', 'Wells')),
      places.map((words) => words.replace(', draft', '')),
    )
  })

  test('and comes back, and then the one that stood in its place', async () => {
    const picture = await upload('boat')
    const pixel = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]
    const first = await pixel((await formerOrNow(picture)) as Buffer)
    const id = await project(picture)
    const ship = await replace(picture.id, 'ship')
    await bringBackFile(await request(), picture.id, String(ship.formerNames?.[0]))
    const now = await payload.findByID({ collection: 'media', id: picture.id })
    assert.match(String(now.filename), /^boat-[0-9a-f]{8}\.webp$/)
    assert.deepEqual(await pixel((await formerOrNow(now)) as Buffer), first)
    const { text, movedPictures } = await shown(id)
    assert.match(String(text), new RegExp(String(now.filename)))
    assert.equal(Object.keys(movedPictures ?? {}).length, 2)
    assert.ok(Object.values(movedPictures ?? {}).every((name) => name === now.filename))
    await bringBackFile(await request(), picture.id, String(now.formerNames?.at(-1)))
    assert.match(String((await payload.findByID({ collection: 'media', id: picture.id })).filename), /^ship-/)
  })

  test('a file that it never had is none to bring back', async () => {
    const picture = await upload('boat')
    for (const name of ['../secret', String(picture.original), 'none-12345678.png'])
      await assert.rejects(bringBackFile(await request(), picture.id, name), /no such file/)
  })

  test('two people replace it at one moment: the last shows, and the other’s comes back', async () => {
    const picture = await upload('boat')
    const [one, two] = [await file('one'), await file('two')]
    await Promise.all(
      [one, two].map((sent) => payload.update({ collection: 'media', id: picture.id, data: {}, file: sent })),
    )
    const { filename, formerNames } = await payload.findByID({ collection: 'media', id: picture.id })
    assert.equal(formerNames?.length, 2)
    const other = String(filename).startsWith('one') ? 'two' : 'one'
    const name = formerNames?.find((each) => each.startsWith(other)) ?? assert.fail()
    assert.ok(await formerFile(await request(), picture.id, name))
  })
})

/** The file that a picture is made of. */
const formerOrNow = async ({ original }: Media) =>
  sharp(path.join(dataDir, 'originals', String(original)))
    .png()
    .toBuffer()

describe('a picture is taken away', () => {
  test('with all its files, from fields and texts, and its addresses are known to be gone', async () => {
    const picture = await upload('face')
    await payload.update({ collection: 'media', id: picture.id, data: { alt: 'রহিমা' }, locale: 'bn' })
    const id = await project(picture)
    const { filename } = await replace(picture.id, 'portrait')
    await withdrawPicture(await request(), picture.id, null)
    assert.deepEqual([filesIn('media'), filesIn('originals')], [[], []])
    const { image, text, movedPictures } = await shown(id)
    assert.deepEqual([image, text], [null, '<p>A</p>'])
    const stems = [picture.filename, filename].map((name) => path.parse(String(name)).name)
    assert.deepEqual(movedPictures, Object.fromEntries(stems.map((stem) => [stem, null])))
    const stored = await payload.findByID({ collection: 'media', id: picture.id, locale: 'all' })
    assert.deepEqual(stored.alt, { en: 'A picture that was taken away', bn: 'সরিয়ে নেওয়া ছবি' })
    assert.deepEqual([stored.placeholder, stored.original ?? null, stored.copiesDue], ['', null, false])
  })

  test('and another shows in its places, with its own words', async () => {
    const [picture, other] = [await upload('face'), await upload('tree')]
    const id = await project(picture)
    await withdrawPicture(await request(), picture.id, other.id)
    const { image, text } = await shown(id)
    assert.equal(image, `media/${other.filename}`)
    assert.match(String(text), new RegExp(`src="/media/${other.filename}" alt="The tree"`))
    const deletion = payload.delete({ collection: 'media', id: other.id })
    await assert.rejects(deletion, /is in use/)
  })

  test('it is not taken again, nor brought back, nor taken away twice', async () => {
    const sent = await file('face')
    const create = () => payload.create({ collection: 'media', data: { alt: 'A face' }, file: { ...sent } })
    const { id, filename } = await create()
    const ship = await replace(id, 'ship')
    await withdrawPicture(await request(), id, null)
    await assert.rejects(create(), /was taken away from the site on/)
    await assert.rejects(replace(id, 'other'), /was taken away already/)
    await assert.rejects(bringBackFile(await request(), id, String(ship.formerNames?.[0])), /no such file/)
    await assert.rejects(withdrawPicture(await request(), id, null), /was taken away already/)
    assert.ok(filename)
  })

  test('the one that shows instead must be there, and another', async () => {
    const [picture, gone] = [await upload('face'), await upload('gone')]
    await withdrawPicture(await request(), gone.id, null)
    for (const instead of [gone.id, picture.id, 999_999])
      await assert.rejects(withdrawPicture(await request(), picture.id, instead), /choose another/)
    assert.ok(filesIn('media').includes(String(picture.filename)))
  })

  test('a failed COMMIT leaves it as it was', async () => {
    const picture = await upload('face')
    const [before, req] = [filesIn('media'), await request()]
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined
    await withdrawPicture(req, picture.id, null)
    assert.deepEqual(filesIn('media'), before)
    await payload.db.rollbackTransaction(req.transactionID as string)
    assert.deepEqual(filesIn('media'), before)
    assert.equal((await payload.findByID({ collection: 'media', id: picture.id })).withdrawnAt ?? null, null)
  })
})
