import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { staffMember } from '@/lib/access/testing'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { readRevisions } from '@/lib/platform/database/revisions'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { backfillPlaceholders } from './backfill-appearance'

const site = await openTestDatabase()
const { payload, dataDir } = site
const folder = path.join(dataDir, 'media')
after(() => site.close())

const picture = (background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 900, height: 600, channels: 4, background } })
    .png()
    .toBuffer()

async function upload(background: Parameters<typeof picture>[0], data: object = {}) {
  const bytes = await picture(background)
  return payload.create({
    collection: 'media',
    data: { alt: 'A field', ...data },
    file: { data: bytes, name: 'field.png', mimetype: 'image/png', size: bytes.length },
  })
}

const placeholderOf = async (id: number) => (await payload.findByID({ collection: 'media', id })).placeholder
const forget = () => runSql(plainDatabase(payload.db), sql`UPDATE media SET placeholder = NULL`)

test('an uploaded picture has a placeholder, which outlives a change of its text', async () => {
  const { id, placeholder } = await upload('#2a7f62')
  assert.match(String(placeholder), /^data:image\/webp;base64,/)
  await payload.update({ collection: 'media', id, data: { alt: 'A green field' } })
  assert.equal(await placeholderOf(id), placeholder)
})

test('another file brings another placeholder', async () => {
  const { id, placeholder } = await upload('#aa2211')
  const data = await picture('#1122aa')
  const file = { data, name: 'blue.png', mimetype: 'image/png', size: data.length }
  await payload.update({ collection: 'media', id, data: {}, file })
  assert.match(String(await placeholderOf(id)), /^data:image\/webp;base64,/)
  assert.notEqual(await placeholderOf(id), placeholder)
})

test('a transparent picture has none', async () => {
  assert.equal((await upload({ r: 0, g: 0, b: 0, alpha: 0.4 })).placeholder, '')
})

test('nobody writes a placeholder by hand', async () => {
  const bytes = await picture('#447711')
  const user = staffMember('administrator')
  const file = { data: bytes, name: 'hand.png', mimetype: 'image/png', size: bytes.length }
  const data = { alt: 'A field', placeholder: 'javascript:alert(1)' }
  const { placeholder } = await payload.create({ collection: 'media', data, file, user, overrideAccess: false })
  assert.match(String(placeholder), /^data:image\/webp;base64,/)
})

test('pictures of earlier versions get theirs at a start, as one change', async () => {
  const { id } = await upload('#775511')
  await forget()
  const before = (await readRevisions(payload.db)).get('media') ?? 0
  assert.ok((await backfillPlaceholders(payload, folder)) > 1)
  assert.match(String(await placeholderOf(id)), /^data:image\/webp;base64,/)
  assert.equal((await readRevisions(payload.db)).get('media'), before + 1)
})

test('who has read the pictures already, as another process has, sees what a start fills in', async () => {
  const { id } = await upload('#557799')
  await forget()
  const source = embeddedSource(async () => payload)
  const read = async () => (await source.read('media')).find((record) => record.id === id)?.placeholder
  assert.equal(await read(), null)
  await backfillPlaceholders(payload, folder)
  assert.match(String(await read()), /^data:image\/webp;base64,/)
})

test('a start that has nothing to fill in changes nothing', async () => {
  const before = await readRevisions(payload.db)
  assert.equal(await backfillPlaceholders(payload, folder), 0)
  assert.deepEqual(await readRevisions(payload.db), before)
})

test('a file that cannot be read does not stop the start, nor the other pictures', async () => {
  const [broken, whole] = [await upload('#101010'), await upload('#efefef')]
  await writeFile(path.join(folder, String(broken.sizes?.webp480?.filename)), 'no picture')
  await forget()
  await backfillPlaceholders(payload, folder)
  assert.equal(await placeholderOf(broken.id), '')
  assert.match(String(await placeholderOf(whole.id)), /^data:image\/webp;base64,/)
})

test('a start does not wait for long', async () => {
  await forget()
  assert.equal(await backfillPlaceholders(payload, folder, 0), 0)
})
