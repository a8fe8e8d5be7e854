/** Backups of the schedule: tried before they count, put in a folder or a bucket, thinned out, and missed when they are not made. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import S3rver from 's3rver'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { S3Service } from '@/lib/platform/env/s3-variables'
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import type { BackupState } from './due'
import { keepSchedule } from './keep-schedule'
import { backupLetters } from './letters'
import { folderPlace } from './places/folder-place'
import { type BackupPlace, PlaceFailed } from './places/place'
import { s3Place } from './places/s3-place'
import { checkBackup } from './restore-backup'
import { type BackupOutcome, makeScheduledBackup } from './scheduled-backup'
import { readBackupState } from './state'

const site = await openTestDatabase()
const { payload, dataDir } = site
const databaseUrl = site.databaseUrl || null
const folder = path.join(dataDir, '..', `${path.basename(dataDir)}-backups`)
await mkdir(folder)
after(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const NOON = Date.parse('2026-11-29T12:00:00Z')
const DAY_MS = 86_400_000
const identity = await generateX25519Identity()
const backupKey = await identityToRecipient(identity)

const make = (
  place: BackupPlace,
  { day = 0, key = null as string | null, days = 7, url = databaseUrl } = {},
): Promise<BackupOutcome> =>
  makeScheduledBackup({
    env: { dataDir, databaseUrl: url, backupKey: key },
    place,
    secret: () => 'a secret of the tests alone, of no site',
    version: '1.0.0',
    kept: { days, weeks: 0, months: 0 },
    now: new Date(NOON + day * DAY_MS),
  })

/** What is left of a backup in the data folder. */
const leftOvers = () => readdir(path.join(dataDir, 'backups'))

test('a backup in a folder was restored, comes back with the private key, and leaves nothing behind', async () => {
  const { good } = await make(folderPlace(folder), { key: backupKey })
  assert.equal(good?.name, 'site-2026-11-29T12-00-00Z.tar.age')
  assert.equal(good.restored, true)
  assert.equal(good.missing, 0)
  const { manifest } = await checkBackup(path.join(folder, good.name), identity)
  assert.equal(manifest.madeAt, good.at)
  assert.deepEqual(await leftOvers(), [])
})

test('the schedule takes away its own backups that are kept no longer, and nothing else', async () => {
  await writeFile(path.join(folder, 'site-by-hand.tar'), 'of somebody')
  for (const day of [1, 2]) assert.ok((await make(folderPlace(folder), { day, days: 2 })).good)
  assert.deepEqual((await readdir(folder)).sort(), [
    'site-2026-11-30T12-00-00Z.tar',
    'site-2026-12-01T12-00-00Z.tar',
    'site-by-hand.tar',
  ])
})

test('a folder that is not there is an outcome, and is not made', async () => {
  const away = path.join(folder, 'mounted')
  const { problem } = await make(folderPlace(away))
  assert.equal(problem?.kind, 'place')
  assert.match(problem.detail, /ENOENT/)
  assert.deepEqual(await leftOvers(), [])
})

test('a place that keeps something else is found out', async () => {
  const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))
  const told = () => full().catch((cause: Error) => Promise.reject(new PlaceFailed(cause.message, { cause })))
  assert.equal((await make({ ...folderPlace(folder), put: told })).problem?.kind, 'space')
})

test('what a process that was killed left behind goes with the next backup', async () => {
  const leftOver = path.join(dataDir, 'backups', 'scheduled-abcdef')
  await mkdir(leftOver, { recursive: true })
  await writeFile(path.join(leftOver, 'site.tar'), 'half')
  await writeFile(path.join(dataDir, 'backups', 'site-before-migration.db'), 'kept')
  assert.ok((await make(folderPlace(folder), { day: 3 })).good)
  assert.deepEqual(await leftOvers(), ['site-before-migration.db'])
})

test('a bucket takes a backup, tells what it holds, and gives it back as it was', async () => {
  const directory = path.join(dataDir, 's3')
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'kept', configs: [] }],
  })
  const { port } = await server.run()
  try {
    const service: S3Service = {
      endpoint: `http://127.0.0.1:${port}`,
      ...{ region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }
    const place = s3Place(service, { kind: 's3', bucket: 'kept', prefix: 'site/' })
    for (const day of [0, 1, 2]) assert.ok((await make(place, { day, days: 2 })).good)
    assert.deepEqual((await place.list()).sort(), ['site-2026-11-30T12-00-00Z.tar', 'site-2026-12-01T12-00-00Z.tar'])
    const none = s3Place(service, { kind: 's3', bucket: 'none', prefix: '' })
    const { problem } = await make(none)
    assert.equal(problem?.kind, 'place')
    assert.match(problem.detail, /NoSuchBucket/)
  } finally {
    await server.close()
  }
})

test('where the user of PostgreSQL may not make a database, a backup says that its own was not restored', {
  skip: !databaseUrl,
}, async () => {
  const name = `reader_${randomBytes(4).toString('hex')}`
  await rawSql(site, `CREATE ROLE ${name} LOGIN PASSWORD '${name}' NOCREATEDB IN ROLE pg_read_all_data`)
  try {
    const address = new URL(databaseUrl as string)
    Object.assign(address, { username: name, password: name })
    const { good } = await make(folderPlace(folder), { day: 4, url: address.href })
    assert.equal(good?.restored, false)
  } finally {
    await rawSql(site, `DROP ROLE ${name}`)
  }
})

/** The schedule at a moment, with a backup that goes as it is told to. */
const look = (moment: string, outcome: BackupOutcome | null) =>
  keepSchedule({
    payload,
    make: async () => outcome,
    alone: (work) => work(),
    now: () => new Date(moment),
  })

const overdueMails = () => rawSql(site, "SELECT recipient FROM mails WHERE kind = 'backup-overdue'")

test('the schedule remembers a good backup, tries a failed one again, and writes to the foundation once a week', async () => {
  const good = { at: '2026-12-01T00:00:00.000Z', name: 'site.tar', bytes: 1, restored: true, missing: 0 }
  assert.deepEqual(await look('2026-12-01T00:00:00Z', { good }), {
    configured: true,
    lastGood: good.at,
    overdue: false,
  })

  const problem = { kind: 'place', detail: 'The disk is away.' } as const
  assert.equal((await look('2026-12-02T00:00:00Z', { problem })).overdue, false)
  assert.deepEqual(((await readBackupState(payload)) as BackupState).problem, problem)
  assert.equal((await overdueMails()).length, 0)

  for (const moment of ['2026-12-03T01:00:00Z', '2026-12-03T03:00:00Z', '2026-12-09T00:00:00Z'])
    assert.equal((await look(moment, { problem })).overdue, true)
  assert.equal((await overdueMails()).length, 1)
  await look('2026-12-10T02:00:00Z', { problem })
  assert.equal((await overdueMails()).length, 2)

  const next = { ...good, at: '2026-12-10T04:00:00.000Z' }
  assert.equal((await look('2026-12-10T04:00:00Z', { good: next })).overdue, false)
  const { toldAt, problem: none } = (await readBackupState(payload)) as BackupState
  assert.deepEqual([toldAt, none], [null, null])
})

test('a backup that this process did not bring to its end is made by the next one', async () => {
  const before = await readBackupState(payload)
  await look('2026-12-12T00:00:00Z', null)
  assert.deepEqual(await readBackupState(payload), before)
})

test('the letter says since when, and what went wrong', async () => {
  await look('2026-12-13T00:00:00Z', { problem: { kind: 'other', detail: 'The disk <is> away.' } })
  const foundation = { name: 'Hope', companionName: 'Hope', address: '', phones: [], answering: '', mark: null }
  const letterhead = {
    locale: 'en',
    foundation: { ...foundation, colours: NO_COLOURS },
    siteUrl: 'https://hope.example',
    visitor: { locale: 'en', foundation: 'Hope' },
  } as unknown as Parameters<(typeof backupLetters)['backup-overdue']>[2]
  const mail = {} as Parameters<(typeof backupLetters)['backup-overdue']>[1]
  const { text, html } = await backupLetters['backup-overdue'](payload, mail, letterhead)
  assert.match(text, /since 10 December, 2026/)
  assert.match(text, /The disk <is> away\./)
  assert.match(html, /The disk &#x3C;is> away\./)
  assert.match(text, /https:\/\/hope\.example\/admin\/globals\/backups/)
})
