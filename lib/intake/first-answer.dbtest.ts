import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLocalReq, type PayloadRequest } from 'payload'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { firstAnswer, KeyReused, noteAnswer, once, type Submission } from './first-answer'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

async function inTransaction<T>(work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, () => work(req))
}

const TOMORROW = new Date(Date.now() + 86_400_000)

/** Stores a record and notes the answer, as a form does. */
const storing =
  (submission: Submission, expiresAt = TOMORROW) =>
  async () => {
    const answer = { Id: Math.random() }
    await inTransaction(async (req) => {
      await noteAnswer(req, submission, answer, expiresAt)
      const data = { name: submission.key, locale: 'en', status: 'new' } as const
      await payload.create({ collection: 'volunteer-registrations', data, req, overrideAccess: true })
    })
    return answer
  }

async function storedUnder(key: string): Promise<number> {
  return (await payload.count({ collection: 'volunteer-registrations', where: { name: { equals: key } } })).totalDocs
}

test('the same again gets the first answer', async () => {
  const submission = { key: 'again', bodyHash: 'a' }
  const first = await once(payload, submission, storing(submission))
  const second = await once(payload, submission, storing(submission))
  assert.deepEqual(second, first)
  assert.equal(await storedUnder('again'), 1)
})

test('the same key with other words is refused', async () => {
  const submission = { key: 'other', bodyHash: 'a' }
  await once(payload, submission, storing(submission))
  await assert.rejects(() => once(payload, { ...submission, bodyHash: 'b' }, storing(submission)), KeyReused)
})

test('of a thousand at once in one process, one is stored', async () => {
  const submission = { key: 'thousand', bodyHash: 'a' }
  const answers = await Promise.all(Array.from({ length: 1000 }, () => once(payload, submission, storing(submission))))
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  assert.equal(await storedUnder('thousand'), 1)
})

test('what two processes store at once, one of them stores', async () => {
  const submission = { key: 'two', bodyHash: 'a' }
  // Past the list of those on their way, which another process does not have.
  const elsewhere = storing(submission)
  const both = await Promise.allSettled([once(payload, submission, storing(submission)), elsewhere()])
  assert.equal(both[0].status, 'fulfilled')
  assert.equal(await storedUnder('two'), 1)
})

test('a store that fails leaves nothing, and the next try stores', async () => {
  const submission = { key: 'failing', bodyHash: 'a' }
  const failing = () =>
    inTransaction(async (req): Promise<object> => {
      await noteAnswer(req, submission, {}, TOMORROW)
      throw new Error('the disk is full')
    })
  await assert.rejects(() => once(payload, submission, failing), /the disk is full/)
  assert.equal(await firstAnswer(payload, submission), null)
  await once(payload, submission, storing(submission))
  assert.equal(await storedUnder('failing'), 1)
})

test('a key whose time is over is as good as new', async () => {
  const submission = { key: 'old', bodyHash: 'a' }
  await storing(submission, new Date(Date.now() - 1000))()
  await once(payload, { ...submission, bodyHash: 'b' }, storing({ ...submission, bodyHash: 'b' }))
  assert.equal(await storedUnder('old'), 2)
  const [row] = await rawSql(site, `SELECT count(*) AS rows FROM submissions WHERE key = 'old'`)
  assert.equal(Number(row?.rows), 1)
})
