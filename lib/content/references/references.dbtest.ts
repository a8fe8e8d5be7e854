/** A picture in use stays, with its files; one that nobody needs goes with all of them, and no sooner. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { staffMember } from '@/lib/access/testing'
import { backfillReferences, FILLED, rebuildReferences } from '@/lib/content/backfill-references'
import { kind, openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { onCommitted } from '@/lib/platform/database/transactions'
import type { Media } from '@/lib/platform/payload/payload-types'
import { REFERENCES } from './reference-table'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const stored = () => readdirSync(path.join(dataDir, 'media')).sort()

let shade = 0
/** A picture that no other test has, with copies. */
async function file(name = 'boat') {
  shade += 1
  const background = { r: shade, g: 120, b: 90 }
  const data = await sharp({ create: { width: 500, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, name: `${name}.png`, mimetype: 'image/png', size: data.byteLength }
}

const upload = async (): Promise<Media> =>
  payload.create({ collection: 'media', data: { alt: 'A boat' }, file: await file() })
const remove = (id: number, req?: PayloadRequest) =>
  payload.delete({ collection: 'media', id, ...(req ? { req } : {}) })
const filesOf = ({ filename }: Media) => stored().filter((name) => name.startsWith(path.parse(String(filename)).name))

const project = (data: object, more: object = {}) =>
  payload.create({ collection: 'projects', data: { title: 'Wells', _status: 'published', ...data } as never, ...more })
const change = (id: number, data: object, more: object = {}) =>
  payload.update({ collection: 'projects', id, data: data as never, ...more })
const inText = ({ filename }: Media) => ({ detail: { text: `<p>A</p><img src="/media/${filename}" alt="A boat">` } })

async function refusedDeletion(picture: Media): Promise<string> {
  const before = stored()
  let said = ''
  await assert.rejects(remove(picture.id), (error: Error & { status?: number }) => {
    said = error.message
    return error.status === 409
  })
  assert.deepEqual(stored(), before, 'its files are where they were')
  assert.equal((await payload.findByID({ collection: 'media', id: picture.id })).filename, picture.filename)
  return said
}

/** Runs after the next COMMIT, before what waits for that is done. */
let onNextCommit: (() => Promise<void>) | null = null
onCommitted(async () => {
  const work = onNextCommit
  onNextCommit = null
  await work?.()
})

const begun: PayloadRequest[] = []
async function begin(): Promise<PayloadRequest> {
  const req = await createLocalReq({}, payload)
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined
  begun.push(req)
  return req
}
const commit = async ({ transactionID }: PayloadRequest) =>
  payload.db.commitTransaction((await transactionID) as string)
const rollBack = async ({ transactionID }: PayloadRequest) =>
  payload.db.rollbackTransaction((await transactionID) as string)

/** Until a write waits for another one, or is over. On SQLite the second waits from its beginning. */
async function waiting(write: Promise<unknown>): Promise<void> {
  let isOver = kind === 'sqlite'
  const over = () => {
    isOver = true
  }
  write.then(over, over)
  const waits = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (!isOver && (await rawSql(site, waits)).length === 0) await setImmediate()
}

const rows = async () =>
  (await rawSql(site, 'SELECT * FROM record_references ORDER BY holder, holder_id, field, language, draft')).map(
    ({ id: _, ...row }) => row,
  )

beforeEach(async () => {
  await payload.updateGlobal({ slug: 'settings', data: { logo: null } })
  for (const collection of ['projects', 'gallery-images', 'media'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
})
afterEach(async () => {
  // Of a test that failed half-way: those after it would wait.
  for (const req of begun.splice(0)) await rollBack(req)
  for (const name of stored()) assert.doesNotMatch(name, /-[0-9a-f]{4}-/, 'nothing unfinished is left')
})

describe('a picture is not deleted while it stands', () => {
  test('in a field of a record', async () => {
    const picture = await upload()
    await project({ image2: picture.id })
    const said = await refusedDeletion(picture)
    assert.match(said, new RegExp(`^The picture ${picture.filename} is in use, so it was not deleted\\.`))
    assert.match(said, /Project “Wells”: Picture 2\.$/)
  })

  test('in a field that a record cannot do without', async () => {
    const picture = await upload()
    const { id } = await payload.create({ collection: 'gallery-images', data: { image: picture.id } })
    assert.match(await refusedDeletion(picture), new RegExp(`Gallery picture number ${id}: Picture\\.$`))
  })

  test('in the text of one language', async () => {
    const picture = await upload()
    const { id } = await project({})
    await change(id, { title: 'কূপ', ...inText(picture) }, { locale: 'bn' })
    assert.match(await refusedDeletion(picture), /Project “Wells”: Page → Text \(Bangla\)\.$/)
  })

  test('in a text that names a smaller copy of it', async () => {
    const picture = await upload()
    await project(inText({ ...picture, filename: String(picture.sizes?.webp480?.filename) }))
    assert.match(await refusedDeletion(picture), /Project “Wells”: Page → Text \(English\)\.$/)
  })

  test('in a draft of a published record', async () => {
    const picture = await upload()
    const { id } = await project({})
    await change(id, { detail: { image1: picture.id }, _status: 'draft' }, { draft: true })
    assert.match(await refusedDeletion(picture), /Project “Wells”: Page → Picture 1 \(draft\)\.$/)
  })

  test('in a draft that was never published', async () => {
    const picture = await upload()
    await project({ ...inText(picture), _status: 'draft' }, { draft: true })
    assert.match(await refusedDeletion(picture), /Project “Wells”: Page → Text \(English, draft\)\.$/)
  })

  test('in what visitors see, when the draft has it no more', async () => {
    const picture = await upload()
    const { id } = await project({ image1: picture.id })
    await change(id, { image1: null, _status: 'draft' }, { draft: true })
    assert.match(await refusedDeletion(picture), /Project “Wells”: Picture 1\.$/)
  })

  test('in the settings', async () => {
    const picture = await upload()
    await payload.updateGlobal({ slug: 'settings', data: { logo: picture.id } })
    assert.match(await refusedDeletion(picture), /Site settings: Logo, for light ground\.$/)
  })

  test('in what an earlier version brought back', async () => {
    const picture = await upload()
    const { id } = await project(inText(picture))
    const { docs } = await payload.findVersions({ collection: 'projects', where: { parent: { equals: id } } })
    await change(id, { detail: { text: null } })
    await payload.restoreVersion({ collection: 'projects', id: String(docs[0]?.id) })
    assert.match(await refusedDeletion(picture), /Project “Wells”: Page → Text \(English\)\.$/)
  })

  test('in many places, of which the first ten are listed', async () => {
    const picture = await upload()
    for (let at = 0; at < 12; at += 1)
      await payload.create({ collection: 'gallery-images', data: { image: picture.id } })
    assert.match(await refusedDeletion(picture), /; and 2 more\.$/)
  })
})

test('usages that a role may not read are not named', async () => {
  const picture = await upload()
  await project({ title: 'Secret', image1: picture.id })
  const deletion = payload.delete({ collection: 'media', id: picture.id, user: staffMember('coordinator') })
  await assert.rejects(deletion, (error: Error) => {
    assert.match(error.message, /A record that is not for your role to see: Picture 1\.$/)
    return true
  })
})

describe('a picture goes with all its files', () => {
  const goes = async (picture: Media) => {
    assert.ok(filesOf(picture).length > 1)
    await remove(picture.id)
    assert.deepEqual(filesOf(picture), [])
  }

  test('once it stands nowhere any more', async () => {
    const picture = await upload()
    const { id } = await project({ image1: picture.id, ...inText(picture) })
    await change(id, { image1: null, detail: { text: '<p>A</p>' } })
    await goes(picture)
  })

  test('once what named it was deleted', async () => {
    const picture = await upload()
    const { id } = await project(inText(picture))
    await payload.delete({ collection: 'projects', id })
    await goes(picture)
  })

  test('where an earlier version alone names it', async () => {
    const picture = await upload()
    const { id } = await project({ image1: picture.id })
    await change(id, { image1: null })
    await goes(picture)
  })

  test('of several, those that stand nowhere', async () => {
    const [used, unused] = [await upload(), await upload()]
    await project({ image1: used.id })
    const ids = { id: { in: [used.id, unused.id] } }
    const { docs, errors } = await payload.delete({ collection: 'media', where: ids })
    assert.deepEqual([docs.map(({ id }) => id), errors.map(({ id }) => id)], [[unused.id], [used.id]])
    assert.match(String(errors[0]?.message), /Project “Wells”: Picture 1\.$/)
    assert.deepEqual([filesOf(used).length, filesOf(unused).length], [2, 0])
  })
})

describe('files go after the COMMIT alone', () => {
  test('a deletion that is rolled back leaves them all', async () => {
    const picture = await upload()
    const [before, req] = [stored(), await begin()]
    await remove(picture.id, req)
    assert.deepEqual(stored(), before, 'and none of them goes before it')
    await rollBack(req)
    assert.deepEqual(stored(), before)
  })

  test('a new file that is rolled back takes its own away, and the one before it stays', async () => {
    const picture = await upload()
    const [before, req] = [stored(), await begin()]
    await payload.update({ collection: 'media', id: picture.id, data: {}, file: await file('ship'), req })
    assert.equal(stored().length, 2 * before.length)
    await rollBack(req)
    assert.deepEqual(stored(), before)
  })

  test('a new file is there with the COMMIT, and the one before it is not', async () => {
    const picture = await upload()
    const ship = await payload.update({ collection: 'media', id: picture.id, data: {}, file: await file('ship') })
    assert.deepEqual([filesOf(ship).length, filesOf(picture).length], [2, 0])
  })

  test('a picture that is uploaded again while its like is deleted has its files', async () => {
    const data = { alt: 'A boat' }
    const sent = await file()
    const picture = await payload.create({ collection: 'media', data, file: { ...sent } })
    const req = await createLocalReq({}, payload)
    onNextCommit = async () => {
      Object.assign(req, await begin())
      await payload.create({ collection: 'media', data, file: { ...sent }, req })
    }
    await remove(picture.id)
    assert.deepEqual(filesOf(picture), [], 'nobody knows of it before its COMMIT')
    await commit(req)
    assert.equal(filesOf(picture).length, 2)
  })
})

describe('who saves a picture while it is deleted', () => {
  for (const [where, naming] of [
    ['a field', (picture: Media) => ({ image1: picture.id })],
    ['a text', inText],
  ] as const) {
    test(`is told that it is gone: ${where}`, async () => {
      const [picture, { id }, req] = [await upload(), await project({}), await begin()]
      await remove(picture.id, req)
      const save = change(id, naming(picture), { user: staffMember('editor') })
      const refusal = assert.rejects(save, (error: Error & { data?: { errors: { message: string }[] } }) => {
        assert.match(String(error.data?.errors[0]?.message), /not there any more/)
        return true
      })
      await waiting(save)
      await commit(req)
      await refusal
      assert.deepEqual(await rows(), [])
    })

    test(`keeps it where they came first: ${where}`, async () => {
      const [picture, { id }, req] = [await upload(), await project({}), await begin()]
      await change(id, naming(picture), { req })
      const deletion = remove(picture.id)
      const refusal = assert.rejects(deletion, /is in use/)
      await waiting(deletion)
      await commit(req)
      await refusal
      assert.equal(filesOf(picture).length, 2)
    })
  }

  test('may keep what was missing before, and bring an earlier version back', async () => {
    const picture = await upload()
    const { id } = await project(inText(picture))
    await change(id, { detail: { text: null } })
    await remove(picture.id)
    const { docs } = await payload.findVersions({
      collection: 'projects',
      where: { parent: { equals: id } },
      sort: 'id',
    })
    await payload.restoreVersion({ collection: 'projects', id: String(docs[0]?.id) })
    await change(id, { title: 'Other wells', ...inText(picture) })
    assert.deepEqual(await rows(), [])
  })
})

describe('what was stored before the table was there', () => {
  test('is in it after a start, which a second one does not repeat', async () => {
    const [field, text, draft, logo] = [await upload(), await upload(), await upload(), await upload()]
    const { id } = await project({ image1: field.id, ...inText(text) })
    await change(id, { detail: inText(draft).detail, _status: 'draft' }, { draft: true, locale: 'bn' })
    await payload.updateGlobal({ slug: 'settings', data: { logo: logo.id } })
    const kept = await rows()
    assert.ok(kept.length >= 5)
    await rawSql(site, 'DELETE FROM record_references')
    await payload.kv.delete(FILLED)
    assert.ok((await backfillReferences(payload)) > 1)
    assert.deepEqual(await rows(), kept)
    assert.equal(await backfillReferences(payload), 0)
    await payload.kv.delete(FILLED)
    await backfillReferences(payload)
    assert.deepEqual(await rows(), kept)
    assert.match(await refusedDeletion(text), /“Wells”/)
  })

  test('is in it after the table was written anew, and what is gone is not', async () => {
    const picture = await upload()
    await project({ image1: picture.id, ...inText(picture) })
    const kept = await rows()
    await rawSql(site, 'DELETE FROM record_references WHERE id = (SELECT min(id) FROM record_references)')
    await rawSql(
      site,
      sql`INSERT INTO record_references (target, target_id, holder, holder_id, field, draft)
        VALUES ('media', ${picture.id}, 'projects', 999999, 'image1', ${false})`,
    )
    assert.ok((await rebuildReferences(payload)) > 1)
    assert.deepEqual(await rows(), kept)
  })

  test('does not hinder a start when it names what is not there', async () => {
    const { id } = await project({})
    await rawSql(
      site,
      sql`UPDATE projects_locales SET detail_text = '<img src="/media/gone-1a2b3c4d.webp" alt="A">' WHERE _parent_id = ${id}`,
    )
    await payload.kv.delete(FILLED)
    await backfillReferences(payload)
    assert.deepEqual(await rows(), [])
  })
})

test('nobody reads the references by the calls of the CMS', async () => {
  const found = payload.find({ collection: REFERENCES, overrideAccess: false, user: staffMember('administrator') })
  await assert.rejects(found)
})
