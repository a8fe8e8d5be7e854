import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLocalReq, type PayloadRequest } from 'payload'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { findStoredAnswer, IdempotencyKeyReused, runOnce, type Submission, storeAnswer } from './idempotency'

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
      await storeAnswer(req, submission, answer, expiresAt)
      const data = { name: submission.key, locale: 'en', status: 'new' } as const
      await payload.create({ collection: 'volunteer-registrations', data, req, overrideAccess: true })
    })
    return answer
  }

async function storedUnder(key: string): Promise<number> {
  return (await payload.count({ collection: 'volunteer-registrations', where: { name: { equals: key } } })).totalDocs
}

test('a repeated submission gets the first answer', async () => {
  const submission = { key: 'again', bodyHash: 'a' }
  const first = await runOnce(payload, submission, storing(submission))
  const second = await runOnce(payload, submission, storing(submission))
  assert.deepEqual(second, first)
  assert.equal(await storedUnder('again'), 1)
})

test('a key that is used with another body is refused', async () => {
  const submission = { key: 'other', bodyHash: 'a' }
  await runOnce(payload, submission, storing(submission))
  await assert.rejects(
    () => runOnce(payload, { ...submission, bodyHash: 'b' }, storing(submission)),
    IdempotencyKeyReused,
  )
})

test('of a thousand concurrent submissions in one process, one is stored', async () => {
  const submission = { key: 'thousand', bodyHash: 'a' }
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => runOnce(payload, submission, storing(submission))),
  )
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  assert.equal(await storedUnder('thousand'), 1)
})

test('of two processes that store a submission at once, one succeeds', async () => {
  const submission = { key: 'two', bodyHash: 'a' }
  // Past the list of those on their way, which another process does not have.
  const elsewhere = storing(submission)
  const both = await Promise.allSettled([runOnce(payload, submission, storing(submission)), elsewhere()])
  assert.equal(both[0].status, 'fulfilled')
  assert.equal(await storedUnder('two'), 1)
})

test('a store that fails leaves nothing, and the next one succeeds', async () => {
  const submission = { key: 'failing', bodyHash: 'a' }
  const failing = () =>
    inTransaction(async (req): Promise<object> => {
      await storeAnswer(req, submission, {}, TOMORROW)
      throw new Error('the disk is full')
    })
  await assert.rejects(() => runOnce(payload, submission, failing), /the disk is full/)
  assert.equal(await findStoredAnswer(payload, submission), null)
  await runOnce(payload, submission, storing(submission))
  assert.equal(await storedUnder('failing'), 1)
})

test('an expired key can be used again', async () => {
  const submission = { key: 'old', bodyHash: 'a' }
  await storing(submission, new Date(Date.now() - 1000))()
  await runOnce(payload, { ...submission, bodyHash: 'b' }, storing({ ...submission, bodyHash: 'b' }))
  assert.equal(await storedUnder('old'), 2)
  const [row] = await rawSql(site, `SELECT count(*) AS rows FROM submissions WHERE key = 'old'`)
  assert.equal(Number(row?.rows), 1)
})
