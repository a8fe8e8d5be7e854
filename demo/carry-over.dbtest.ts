import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { CARRIED_PARTS } from './carried-parts'
import { type CarriedPart, carryOver } from './carry-over'
import { readManifest } from './fill'
import { pages } from './pages'
import { words } from './words'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const folders = { mediaSource: path.resolve('demo/media'), mediaTarget: path.join(dataDir, 'media') }

const question = (name: string): CarriedPart => ({
  name,
  write: async (req) => {
    await req.payload.create({ collection: 'faqs', data: { question: name, answer: 'It is.' }, req })
  },
})
const askedQuestions = async () =>
  (await payload.find({ collection: 'faqs', sort: 'id' })).docs.map(({ question }) => question)

test('a part that fails leaves nothing, and is written at the next start', async () => {
  const fails: CarriedPart = {
    name: 'first',
    write: async (req, pictures) => {
      await question('half').write(req, pictures)
      throw new Error('no')
    },
  }
  await assert.rejects(carryOver(payload, { ...folders, parts: [fails], isNew: false }), /no/)
  assert.deepEqual(await askedQuestions(), [])
  assert.deepEqual(await carryOver(payload, { ...folders, parts: [question('first')], isNew: false }), ['first'])
  assert.deepEqual(await askedQuestions(), ['first'])
})

test('a part is written once', async () => {
  const parts = [question('first'), question('second')]
  assert.deepEqual(await carryOver(payload, { ...folders, parts, isNew: false }), ['second'])
  assert.deepEqual(await carryOver(payload, { ...folders, parts, isNew: false }), [])
  assert.deepEqual(await askedQuestions(), ['first', 'second'])
})

test('a new database is given nothing, later either', async () => {
  assert.deepEqual(await carryOver(payload, { ...folders, parts: [question('third')], isNew: true }), [])
  assert.deepEqual(await carryOver(payload, { ...folders, parts: [question('third')], isNew: false }), [])
  assert.deepEqual(await askedQuestions(), ['first', 'second'])
})

test('pictures of a part are made where they are missing, and found where they are there', async () => {
  const drawings = ['award', 'river']
  const seen: Map<string, number>[] = []
  const named = (name: string): CarriedPart => ({
    name,
    write: async (_req, pictures) => void seen.push(await pictures(drawings)),
  })
  await carryOver(payload, { ...folders, parts: [named('pictures'), named('pictures again')], isNew: false })
  assert.deepEqual([...(seen[0]?.keys() ?? [])].sort(), drawings)
  assert.deepEqual(seen[1], seen[0])
  assert.equal((await payload.count({ collection: 'media' })).totalDocs, drawings.length)
  const { award } = await readManifest(folders.mediaSource)
  assert.ok(existsSync(path.join(folders.mediaTarget, award?.filename ?? '')))
})

test('a part that names a picture which is not there fails', async () => {
  const part: CarriedPart = { name: 'unknown', write: async (_req, pictures) => void (await pictures(['unicorn'])) }
  await assert.rejects(
    carryOver(payload, { ...folders, parts: [part], isNew: false }),
    /no picture of the drawing unicorn/,
  )
})

test('a database in use is given the words that were in the code, and keeps those that staff changed', async () => {
  const key = 'contactPage.text'
  await payload.create({ collection: 'words', data: { key, en: 'Write to us.' } })
  const parts = CARRIED_PARTS.filter(({ name }) => name === 'words')
  assert.deepEqual(await carryOver(payload, { ...folders, parts, isNew: false }), ['words'])
  const { docs } = await payload.find({ collection: 'words', pagination: false })
  const stored = new Map(docs.map(({ key: at, en, bn }) => [at, [en, bn]]))
  assert.deepEqual(stored.get(key), ['Write to us.', null])
  assert.deepEqual([...stored.keys()].sort(), Object.keys(words).sort())
  for (const [at, { en, bn }] of Object.entries(words)) if (at !== key) assert.deepEqual(stored.get(at), [en, bn], at)
})

test('a database in use is given the pages that were in the code, and keeps those that it has', async () => {
  const parts = CARRIED_PARTS.filter(({ name }) => name === 'pages')
  const own = { path: '/education', title: 'Our school', _status: 'published' } as const
  await payload.create({ collection: 'pages', data: own })
  assert.deepEqual(await carryOver(payload, { ...folders, parts, isNew: false }), ['pages'])
  const { docs } = await payload.find({ collection: 'pages', locale: 'bn', depth: 0, pagination: false, sort: 'id' })
  assert.deepEqual(
    docs.map(({ path, title }) => [path, title]).sort(),
    pages.map(({ path, title }) => [path, path === own.path ? own.title : title.bn]).sort(),
  )
  const details = docs.find(({ path }) => path === '/education-details')
  assert.equal(details?.parent, docs.find(({ path }) => path === own.path)?.id)
})
