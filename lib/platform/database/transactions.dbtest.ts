import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { type CollectionAfterChangeHook, createLocalReq, type PayloadRequest } from 'payload'
import { readRevisions } from './revisions'
import { runSql } from './sql'
import { connectionOf, kind, openTestDatabase, rawSql } from './testing'
import { afterTransaction, onCommitted, pauseTransaction, resumeTransaction } from './transactions'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const faq = (question: string) => ({ collection: 'faqs', data: { question, answer: 'An answer' } }) as const

async function questions(): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'faqs', pagination: false })
  return docs.map(({ question }) => String(question))
}

async function begin(options?: { timeoutMs: number }): Promise<PayloadRequest> {
  const req = await createLocalReq({}, payload)
  req.transactionID = (await payload.db.beginTransaction(options as never)) ?? undefined
  return req
}

const commit = async ({ transactionID }: PayloadRequest) =>
  payload.db.commitTransaction((await transactionID) as string)
const rollBack = async ({ transactionID }: PayloadRequest) =>
  payload.db.rollbackTransaction((await transactionID) as string)
const revisionOf = async (list: string) => (await readRevisions(payload.db)).get(list) ?? 0

/** What was done after the end of a transaction; the first of it fails. */
async function waitingFor(req: PayloadRequest): Promise<string[]> {
  const done: string[] = []
  const fails = () => Promise.reject(new Error('No further'))
  await afterTransaction(req, { committed: fails, rolledBack: fails })
  await afterTransaction(req, {
    committed: async () => void done.push('committed'),
    rolledBack: async () => void done.push('undone'),
  })
  return done
}

/** Runs once, inside the write of a record that asks for it through its context. */
const during = new Map<string, CollectionAfterChangeHook>()
payload.collections.faqs.config.hooks.afterChange.push((args) => during.get(String(args.context.during))?.(args))

let heard: string[][] = []
let onHearing: () => Promise<void> = async () => {}
onCommitted(async (collections) => {
  heard.push(collections)
  await onHearing()
})

beforeEach(async () => {
  await payload.delete({ collection: 'faqs', where: { id: { exists: true } } })
  heard = []
  onHearing = async () => {}
})

describe('a COMMIT that fails', () => {
  /** A row whose parent is missed only at COMMIT. */
  const breakCommit = (req: PayloadRequest) =>
    runSql(connectionOf(site, req.transactionID), sql`INSERT INTO test_children (parent) VALUES (404)`)

  before(async () => {
    await rawSql(site, 'CREATE TABLE test_parents (id integer PRIMARY KEY)')
    await rawSql(
      site,
      'CREATE TABLE test_children (parent integer REFERENCES test_parents (id) DEFERRABLE INITIALLY DEFERRED)',
    )
    during.set('breakCommit', async ({ req }) => {
      await breakCommit(req)
    })
  })

  test('throws, and nothing is stored', async () => {
    const req = await begin()
    await payload.create({ ...faq('Lost'), req })
    await breakCommit(req)
    await assert.rejects(() => commit(req))
    assert.deepEqual(await questions(), [])
  })

  test('throws from the Local API call, and nothing is stored', async () => {
    await assert.rejects(payload.create({ ...faq('Lost'), context: { during: 'breakCommit' } }))
    assert.deepEqual(await questions(), [])
  })

  test('leaves the revision, and notifies no listener', async () => {
    const revision = await revisionOf('faqs')
    await assert.rejects(payload.create({ ...faq('Lost'), context: { during: 'breakCommit' } }))
    assert.equal(await revisionOf('faqs'), revision)
    assert.deepEqual(heard, [])
  })

  test('runs the work for a rollback, once', async () => {
    const req = await begin()
    const done = await waitingFor(req)
    await breakCommit(req)
    await assert.rejects(() => commit(req))
    await rollBack(req)
    assert.deepEqual(done, ['undone'])
  })

  test('leaves the database open for the next write', async () => {
    await assert.rejects(payload.create({ ...faq('Lost'), context: { during: 'breakCommit' } }))
    await payload.create(faq('Kept'))
    assert.deepEqual(await questions(), ['Kept'])
  })
})

test('runs no work for a COMMIT before one succeeds, and then all of it, though some fails', async () => {
  const req = await begin()
  const done = await waitingFor(req)
  await payload.create({ ...faq('Kept'), req })
  assert.deepEqual(done, [])
  await commit(req)
  assert.deepEqual([done, await questions()], [['committed'], ['Kept']])
})

describe('many writes at once', () => {
  before(() => {
    // As Payload looks who is editing the record: not in the transaction, and so on another connection.
    during.set('look', async () => void (await payload.find({ collection: 'users', limit: 1 })))
  })

  test('leave connections to what they read beside their transactions', async () => {
    const context = { during: 'look' }
    const writes = Array.from({ length: 40 }, (_, at) => payload.create({ ...faq(`At once ${at}`), context }))
    await Promise.all(writes)
    assert.equal((await questions()).length, 40)
    await payload.delete({ collection: 'faqs', where: {} })
  })
})

describe('a record with its translations', () => {
  const localeRows = async () => Number((await rawSql(site, 'SELECT count(*) AS rows FROM faqs_locales'))[0]?.rows)

  before(() => {
    during.set('fail', async ({ req }) => {
      const [row] = await runSql(connectionOf(site, req.transactionID), sql`SELECT count(*) AS rows FROM faqs_locales`)
      // The rows are there, in this transaction: the failure comes after them.
      assert.ok(Number(row?.rows) > 0)
      throw new Error('No further')
    })
  })

  test('is absent altogether when its creation fails after its rows', async () => {
    await assert.rejects(payload.create({ ...faq('Half'), context: { during: 'fail' } }), /No further/)
    assert.deepEqual(await questions(), [])
    assert.equal(await localeRows(), 0)
  })

  test('stays as it was when an update fails after its rows', async () => {
    const { id } = await payload.create(faq('Before'))
    await assert.rejects(
      payload.update({ collection: 'faqs', id, data: { question: 'After' }, context: { during: 'fail' } }),
      /No further/,
    )
    assert.deepEqual(await questions(), ['Before'])
  })

  test('stays whole when the database refuses one of its translations', async () => {
    const { id } = await payload.create(faq('Before'))
    await refuseBangla()
    const update = payload.update({
      collection: 'faqs',
      id,
      locale: 'bn',
      data: { question: 'নতুন', answer: 'নতুন' },
    })
    await assert.rejects(update)
    await allowBangla()
    const found = await payload.findByID({ collection: 'faqs', id, locale: 'all' })
    assert.deepEqual(found.question, { en: 'Before' })
  })

  async function refuseBangla(): Promise<void> {
    if (kind === 'sqlite') {
      await rawSql(
        site,
        `CREATE TRIGGER refuse_bangla BEFORE INSERT ON faqs_locales WHEN NEW._locale = 'bn'
         BEGIN SELECT RAISE(ABORT, 'refused'); END`,
      )
    } else {
      await rawSql(
        site,
        "ALTER TABLE faqs_locales ADD CONSTRAINT refuse_bangla CHECK (_locale::text <> 'bn') NOT VALID",
      )
    }
  }

  const allowBangla = () =>
    rawSql(
      site,
      kind === 'sqlite' ? 'DROP TRIGGER refuse_bangla' : 'ALTER TABLE faqs_locales DROP CONSTRAINT refuse_bangla',
    )
})

describe('a nested operation that fails', () => {
  test('rolls the outer one back, whose COMMIT throws', async () => {
    const req = await begin()
    await payload.create({ ...faq('Outer'), req })
    const id = req.transactionID
    await assert.rejects(payload.create({ collection: 'faqs', data: { question: '', answer: '' }, req }))
    await assert.rejects(() => payload.db.commitTransaction(id as string), /had ended before its COMMIT/)
    assert.deepEqual(await questions(), [])
  })

  test('rolls the operation around it back, even where a hook swallows its error', async () => {
    during.set('swallow', async ({ req }) => {
      await payload.create({ collection: 'faqs', data: { question: '', answer: '' }, req }).catch(() => undefined)
    })
    await assert.rejects(payload.create({ ...faq('Outer'), context: { during: 'swallow' } }))
    assert.deepEqual(await questions(), [])
  })
})

describe('a transaction that nobody ends', () => {
  test('is rolled back, and others go on', async () => {
    const req = await begin({ timeoutMs: 50 })
    await payload.create({ ...faq('Forgotten'), req })
    await ended(req)
    await payload.create(faq('Other'))
    assert.deepEqual(await questions(), ['Other'])
  })

  test('cannot be committed afterwards', async () => {
    const req = await begin({ timeoutMs: 20 })
    await ended(req)
    await assert.rejects(() => commit(req), /had ended before its COMMIT/)
  })

  test('rejects further writes, so that none is stored alone', async () => {
    const req = await begin({ timeoutMs: 20 })
    await ended(req)
    await assert.rejects(payload.create({ ...faq('Too late'), req }))
    assert.deepEqual(await questions(), [])
  })

  test('cannot write into the transaction of another', async () => {
    const req = await begin({ timeoutMs: 20 })
    const kept = connectionOf(site, req.transactionID)
    await ended(req)
    const other = await begin()
    await assert.rejects(() => runSql(kept, sql`INSERT INTO revisions (list, count) VALUES ('intruder', 1)`))
    await commit(other)
    assert.equal(await revisionOf('intruder'), 0)
  })
})

describe('a paused transaction', () => {
  const paused = async (options?: { timeoutMs: number }) => {
    const req = await begin(options)
    await pauseTransaction(req)
    return req
  }

  test('lets others write, and writes once it is resumed', async () => {
    const req = await paused()
    await payload.create(faq('Another'))
    assert.equal((await payload.find({ collection: 'faqs', req })).totalDocs, 1)
    await resumeTransaction(req)
    await payload.create({ ...faq('Own'), req })
    await commit(req)
    assert.deepEqual((await questions()).sort(), ['Another', 'Own'])
  })

  test('keeps what waits for its end', async () => {
    const [first, second] = [await paused(), await paused()]
    const [done, undone] = [await waitingFor(first), await waitingFor(second)]
    await resumeTransaction(first)
    await commit(first)
    await rollBack(second)
    assert.deepEqual([done, undone], [['committed'], ['undone']])
  })

  test('neither writes nor is committed', async () => {
    const [writer, committer] = [await paused(), await paused()]
    await assert.rejects(payload.create({ ...faq('Lost'), req: writer }))
    await assert.rejects(() => commit(committer), /was paused at its COMMIT/)
    assert.deepEqual(await questions(), [])
  })

  test('is not resumed once it has timed out', async () => {
    const req = await paused({ timeoutMs: 1 })
    await ended(req)
    await resumeTransaction(req)
    await assert.rejects(payload.create({ ...faq('Lost'), req }), /has ended/)
    await payload.create(faq('Another'))
    assert.deepEqual(await questions(), ['Another'])
  })

  test('is one in which nothing was read or written; another stays as it is', async () => {
    const req = await begin()
    await payload.create({ ...faq('Kept'), req })
    await pauseTransaction(req)
    await commit(req)
    assert.deepEqual(await questions(), ['Kept'])
  })
})

/** Waits until a transaction has been ended for its holder. */
async function ended(req: PayloadRequest): Promise<void> {
  const sessions = (payload.db as unknown as { sessions: Record<string, { ended?: boolean }> }).sessions
  const id = String(await req.transactionID)
  while (sessions[id] && !sessions[id].ended) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('revisions and listeners', () => {
  test('a write increments the revision of its collection, and of no other', async () => {
    const before = await readRevisions(payload.db)
    await payload.create(faq('New'))
    const changed = [...(await readRevisions(payload.db))].filter(([list, count]) => before.get(list) !== count)
    assert.deepEqual(changed, [['faqs', (before.get('faqs') ?? 0) + 1]])
  })

  test('several writes of one transaction increment it once', async () => {
    const revision = await revisionOf('faqs')
    const req = await begin()
    await payload.create({ ...faq('One'), req })
    await payload.create({ ...faq('Two'), req })
    await commit(req)
    assert.equal(await revisionOf('faqs'), revision + 1)
  })

  test('a deletion increments it, too', async () => {
    const { id } = await payload.create(faq('Short-lived'))
    const revision = await revisionOf('faqs')
    await payload.delete({ collection: 'faqs', id })
    assert.equal(await revisionOf('faqs'), revision + 1)
  })

  test('saving a global increments its own', async () => {
    const revision = await revisionOf('payment')
    await payload.updateGlobal({ slug: 'payment', data: { bank: { bankName: 'Sonali' } } })
    assert.equal(await revisionOf('payment'), revision + 1)
  })

  test('a rollback leaves it, and notifies no listener', async () => {
    const revision = await revisionOf('faqs')
    const req = await begin()
    await payload.create({ ...faq('Undone'), req })
    await rollBack(req)
    assert.equal(await revisionOf('faqs'), revision)
    assert.deepEqual(heard, [])
  })

  test('a listener is called once per transaction, with the changed collections', async () => {
    const req = await begin()
    await payload.create({ ...faq('One'), req })
    await payload.create({ collection: 'partners', data: { name: 'Partner' }, req })
    assert.deepEqual(heard, [])
    await commit(req)
    assert.deepEqual(heard, [['faqs', 'partners']])
  })

  test('a listener is called after the COMMIT, and can read what was written', async () => {
    let found: string[] = []
    onHearing = async () => {
      found = await questions()
    }
    await payload.create(faq('Committed'))
    assert.deepEqual(found, ['Committed'])
  })

  test('a write returns after its listeners', async () => {
    let finished = false
    onHearing = async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      finished = true
    }
    await payload.create(faq('Slow'))
    assert.equal(finished, true)
  })

  test('a listener that fails does not fail the write', async () => {
    onHearing = async () => {
      throw new Error('deaf')
    }
    await payload.create(faq('Kept'))
    assert.deepEqual(await questions(), ['Kept'])
  })
})

if (kind === 'postgres') {
  test('the pool reconnects after PostgreSQL was restarted', async () => {
    await rawSql(
      site,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await payload.create(faq('After')).catch(() => undefined)
    await payload.create(faq('After all'))
    assert.ok((await questions()).includes('After all'))
  })
}
