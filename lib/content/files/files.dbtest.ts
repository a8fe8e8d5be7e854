/** Files for download: read before they are taken, there with their record and gone with it, counted when they are fetched. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { createLocalReq } from 'payload'
import { countDownloads } from '@/lib/content/count-downloads'
import { openTestDatabase } from '@/lib/platform/database/testing'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const stored = () => (existsSync(path.join(dataDir, 'files')) ? readdirSync(path.join(dataDir, 'files')).sort() : [])

let count = 0
/** A PDF that no other test has. */
function pdf(objects = '') {
  count += 1
  const data = Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Count ${count} ${objects}>>\nendobj\nxref\ntrailer\n<<>>\n%%EOF`,
  )
  return { data, name: 'Annual Report ২০২৫.pdf', mimetype: 'application/pdf', size: data.length }
}

const upload = (file = pdf()) => payload.create({ collection: 'files', data: { title: 'Annual report' }, file })

beforeEach(async () => {
  for (const collection of ['news', 'files'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
})

test('a file gets a name of ours, stands in its folder, and goes with its record', async () => {
  const { id, filename, mimeType, downloads } = await upload()
  assert.match(String(filename), /^annual-report-[0-9a-f]{8}\.pdf$/)
  assert.deepEqual([mimeType, downloads, stored()], ['application/pdf', 0, [filename]])
  const { filename: second } = await payload.update({ collection: 'files', id, data: {}, file: pdf() })
  assert.deepEqual(stored(), [second])
  await payload.delete({ collection: 'files', id })
  assert.deepEqual(stored(), [])
})

test('what does something is refused with what to do, and nothing is kept of it', async () => {
  await assert.rejects(upload(pdf('/OpenAction<</S/JavaScript>>')), /print or export it as a plain PDF/)
  await assert.rejects(upload(pdf('/Encrypt 9 0 R')), /without one/)
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const file = { data: page, name: 'report.pdf', mimetype: 'application/pdf', size: page.length }
  await assert.rejects(upload(file), /PDF, Word/)
  await assert.rejects(payload.create({ collection: 'files', data: { title: 'A' } as never }), /from your device/)
  assert.deepEqual([stored(), (await payload.count({ collection: 'files' })).totalDocs], [[], 0])
})

test('a file whose save is rolled back is gone', async () => {
  const req = await createLocalReq({}, payload)
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined
  await payload.create({ collection: 'files', data: { title: 'A' }, file: pdf(), req })
  assert.equal(stored().length, 1)
  await payload.db.rollbackTransaction(req.transactionID as string)
  assert.deepEqual(stored(), [])
})

test('a file that a text offers is not deleted', async () => {
  const { id, filename } = await upload()
  const text = `<p><a href="/files/${filename}">Annual report (PDF, 1 kB)</a></p>`
  const news = await payload.create({
    collection: 'news',
    data: { title: 'Our year', detail: { text }, _status: 'published' } as never,
  })
  await assert.rejects(payload.delete({ collection: 'files', id }), /offered to visitors.*“Our year”: Page → Text/)
  assert.deepEqual(stored(), [filename])
  await payload.delete({ collection: 'news', id: news.id })
  await payload.delete({ collection: 'files', id })
  assert.deepEqual(stored(), [])
})

test('downloads are counted, and by nobody’s hand', async () => {
  const { id, filename, updatedAt } = await upload()
  await countDownloads(payload, { [String(filename)]: 3, 'unknown-1a2b3c4d.pdf': 1 })
  await countDownloads(payload, { [String(filename)]: 2 })
  await payload.update({ collection: 'files', id, data: { title: 'Report', downloads: 999 } as never })
  const after = await payload.findByID({ collection: 'files', id })
  assert.deepEqual([after.downloads, after.title], [5, 'Report'])
  assert.ok(after.updatedAt >= updatedAt)
})
