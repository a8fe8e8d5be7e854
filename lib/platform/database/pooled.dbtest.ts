/** The site on PostgreSQL through PgBouncer in transaction mode, with TLS. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { createLocalReq } from 'payload'
import { makeBackup } from '@/lib/backups/make-backup'
import { checkBackup } from '@/lib/backups/restore-backup'
import { concurrently } from '@/lib/platform/event-loop/concurrently'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '@/lib/testing/pgbouncer'
import { advisoryLock } from './advisory-lock'
import { isPooled } from './pooler'
import { lockRecord } from './record-lock'
import { kind, openTestDatabase, rawSql } from './testing'
import { withTransaction } from './with-transaction'

const skip = kind === 'postgres' && hasPgBouncer() ? false : 'PgBouncer is not installed'
let bouncer: PgBouncer | undefined
const site = await openTestDatabase({
  through: async (databaseUrl) => {
    if (skip) return databaseUrl
    bouncer = await startPgBouncer(databaseUrl)
    return bouncer.through(databaseUrl)
  },
})
const { payload, dataDir } = site
const pooled = bouncer?.through(site.databaseUrl) ?? ''
const work = await mkdtemp(path.join(tmpdir(), 'site-pooled-'))
after(async () => {
  await site.close()
  await bouncer?.stop()
  await rm(work, { recursive: true })
})

test('a pooler is told from the server itself', { skip }, async () => {
  assert.equal(await isPooled(pooled), true)
  assert.equal(await isPooled(site.databaseUrl), false)
  assert.equal(await isPooled('postgres://nobody@127.0.0.1:1/none'), false)
})

test('more writes at once than the pooler has connections: each is there, once', { skip }, async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Question ${index}`)
  await concurrently(names, 30, async (question) => {
    await payload.create({ collection: 'faqs', data: { question, answer: 'Yes' } })
  })
  const { docs } = await payload.find({ collection: 'faqs', limit: 100, depth: 0 })
  assert.deepEqual(docs.map(({ question }) => question).sort(), names.toSorted())
})

test('locks of a transaction hold through the pooler', { skip }, async () => {
  let inside = 0
  let most = 0
  await concurrently([...Array(8).keys()], 8, async () => {
    const req = await createLocalReq({}, payload)
    await withTransaction(req, async () => {
      await lockRecord(req, 'faqs', 1)
      inside += 1
      most = Math.max(most, inside)
      await rawSql(site, 'SELECT pg_sleep(0.01)')
      inside -= 1
    })
  })
  assert.equal(most, 1)
})

test('a lock of a process is held on the address of the server itself', { skip }, async () => {
  const { env } = await import('@/lib/platform/env/env')
  assert.equal(env().databaseUrl, pooled)
  assert.equal(env().databaseDirectUrl, site.databaseUrl)
  const [mine, theirs] = [advisoryLock(env().databaseDirectUrl, 77), advisoryLock(env().databaseDirectUrl, 77)]
  assert.equal(await mine.acquire(), true)
  await rawSql(site, 'SELECT 1')
  assert.equal(await theirs.acquire(), false)
  await mine.release()
  assert.equal(await theirs.acquire(), true)
  await theirs.release()
})

test('a backup is taken from the server itself, and restored', { skip }, async () => {
  const file = path.join(work, 'site.tar')
  const direct = { dataDir, databaseUrl: site.databaseUrl }
  const secret = () => 'a secret of the tests alone, of no site'
  const { manifest } = await makeBackup({
    env: direct,
    secret,
    file,
    recipients: [],
    version: '1.0.0',
    now: new Date(),
  })
  assert.equal(manifest.rows.faqs, 60)
  assert.equal((await checkBackup(file, null, site.databaseUrl)).restored, true)
})
