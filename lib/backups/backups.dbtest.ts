/** A backup holds the whole site as it was at one moment, comes back as it was, and is refused where a byte of it is another. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import sharp from 'sharp'
import { runStatement } from '@/lib/platform/database/run-statement'
import { committedMigrations, kind, openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { SeededRandom } from '@/lib/testing/random'
import { testSeed } from '@/lib/testing/seed'
import { ArchiveRefused } from './archive'
import { BackupRefused, makeBackup } from './make-backup'
import { readPostgres } from './postgres-copy'
import { proofOf } from './proof'
import { checkBackup, type RestoreOptions, RestoreRefused, restoreBackup } from './restore-backup'
import { readSqlite } from './sqlite-copy'

const site = await openTestDatabase()
const { payload, dataDir } = site
const databaseUrl = site.databaseUrl || null
const migrations = { sqlite: [], postgres: [], [kind]: await committedMigrations() } as RestoreOptions['migrations']
const work = await mkdtemp(path.join(tmpdir(), 'site-backups-'))
const SECRET = 'a secret of the tests alone, of no site'

after(async () => {
  await site.close()
  await rm(work, { recursive: true })
})

let shade = 0
async function upload(): Promise<number> {
  shade += 1
  const data = await sharp({ create: { width: 640, height: 60, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer()
  const file = { data, name: 'boat.png', mimetype: 'image/png', size: data.length }
  return Number((await payload.create({ collection: 'media', data: { alt: 'A boat' }, file })).id)
}

let made = 0
const fileName = () => {
  made += 1
  return path.join(work, `backup-${made}.tar`)
}

async function backUp(file = fileName(), recipient: string | null = null) {
  const recipients = recipient ? [recipient] : []
  const options = { env: { dataDir, databaseUrl }, secret: () => SECRET, recipients, version: '1.0.0', now: new Date() }
  return makeBackup({ ...options, file })
}

let target = 0
/** An empty folder, and on PostgreSQL an empty database. */
async function emptyPlace(): Promise<RestoreOptions['env']> {
  target += 1
  const place = { dataDir: path.join(work, `place-${target}`), payloadSecret: SECRET }
  if (!databaseUrl) return { ...place, databaseUrl: null }
  const server = String(process.env.TEST_DATABASE_URL)
  const name = `${new URL(databaseUrl).pathname.slice(1)}_${target}`
  await runStatement(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  after(() => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return { ...place, databaseUrl: url.href }
}

const restore = (file: string, env: RestoreOptions['env'], identity: string | null = null) =>
  restoreBackup({ env, file, identity, migrations })

const proofAt = ({ dataDir: folder, databaseUrl: url }: RestoreOptions['env']) =>
  url ? readPostgres(url, proofOf) : readSqlite(path.join(folder, 'site.db'), proofOf)

/** Nothing of a site stands there. */
const isEmpty = ({ dataDir: folder }: RestoreOptions['env']) => !existsSync(folder) || readdirSync(folder).length === 0

const pictures = (folder: string) => readdirSync(path.join(folder, 'media')).sort()

before(async () => {
  for (let at = 0; at < 3; at += 1) await upload()
  writeFileSync(path.join(dataDir, 'secret'), SECRET)
  writeFileSync(path.join(dataDir, 'media', 'our film.mp4'), 'A film that somebody put there.')
  await rawSql(site, `INSERT INTO receipt_years (year, last) VALUES (2026, 7)`).catch(() => undefined)
})

test('a backup brings the database and all files back, and nothing that is not the site’s', async () => {
  const { file, manifest, missing } = await backUp()
  assert.deepEqual(missing, [])
  assert.deepEqual(await checkBackup(file, null, databaseUrl), { manifest, restored: true })
  const place = await emptyPlace()
  assert.deepEqual(await restore(file, place), manifest)
  assert.deepEqual(pictures(place.dataDir), pictures(dataDir))
  for (const name of pictures(dataDir))
    assert.ok(
      readFileSync(path.join(place.dataDir, 'media', name)).equals(readFileSync(path.join(dataDir, 'media', name))),
    )
  assert.equal(readFileSync(path.join(place.dataDir, 'secret'), 'utf8'), SECRET)
  const { rows, ledger, migration } = manifest
  assert.deepEqual(await proofAt(place), { rows, ledger, migration })
  assert.ok(Number(rows.media) >= 3)
  const expected = ['media', 'originals', 'secret', ...(kind === 'sqlite' ? ['site.db'] : [])]
  assert.deepEqual(readdirSync(place.dataDir).sort(), expected.sort())
  assert.deepEqual(readdirSync(path.join(dataDir, 'backups')), [], 'what it was collected in is gone')
})

test('a backup that is made while pictures come and go names no file that it has not', async () => {
  let isDone = false
  const writing = (async () => {
    const ids: number[] = []
    while (!isDone) {
      ids.push(await upload())
      if (ids.length > 2) await payload.delete({ collection: 'media', id: Number(ids.shift()) })
    }
  })()
  try {
    for (let at = 0; at < 3; at += 1) {
      const { file, missing } = await backUp()
      assert.deepEqual(missing, [])
      await restore(file, await emptyPlace())
    }
  } finally {
    isDone = true
    await writing
  }
})

test('a file that the site has lost is named, and the rest is backed up', async () => {
  const id = await upload()
  const { filename } = await payload.findByID({ collection: 'media', id })
  rmSync(path.join(dataDir, 'media', String(filename)))
  const { file, missing } = await backUp()
  assert.deepEqual(missing, [`media/${filename}`])
  await restore(file, await emptyPlace())
  await payload.delete({ collection: 'media', id })
})

describe('a backup that is not as it was written', () => {
  let file = ''
  let bytes = Buffer.alloc(0)
  before(async () => {
    file = (await backUp()).file
    bytes = readFileSync(file)
  })

  async function isRefused(changed: Buffer, identity: string | null = null): Promise<void> {
    const damaged = fileName()
    writeFileSync(damaged, changed)
    await assert.rejects(checkBackup(damaged, identity), ArchiveRefused)
    const place = { dataDir: path.join(work, 'never-there'), databaseUrl, payloadSecret: SECRET }
    await assert.rejects(restore(damaged, place, identity), ArchiveRefused)
    assert.ok(isEmpty(place))
    rmSync(damaged)
  }

  test('is refused wherever a byte of it is another', async () => {
    const random = new SeededRandom(testSeed())
    const places = [0, 511, 512, bytes.length - 1, bytes.length - 600]
    while (places.length < 200) places.push(random.below(bytes.length))
    for (const place of places) {
      const changed = Buffer.from(bytes)
      changed[place] = Number(changed[place]) ^ (1 << random.below(8))
      await isRefused(changed)
    }
  })

  test('is refused where it ends early or goes on', async () => {
    for (const length of [0, 100, 512, 5000, bytes.length - 512, bytes.length - 1])
      await isRefused(bytes.subarray(0, length))
    await isRefused(Buffer.concat([bytes, Buffer.from('more')]))
    await isRefused(Buffer.concat([bytes, bytes]))
  })

  test('is refused where it is another file altogether', async () => {
    await isRefused(Buffer.from('This is a letter.'))
    await isRefused(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    )
  })
})

describe('an encrypted backup', () => {
  test('is brought back with its private key, and with no other', async () => {
    const [own, other] = [await generateX25519Identity(), await generateX25519Identity()]
    const { file, manifest } = await backUp(fileName(), await identityToRecipient(own))
    const bytes = readFileSync(file)
    assert.ok(bytes.subarray(0, 21).equals(Buffer.from('age-encryption.org/v1')))
    assert.ok(!bytes.includes('payload_migrations') && !bytes.includes(SECRET))
    const nowhere = { dataDir: path.join(work, 'never-there'), databaseUrl, payloadSecret: SECRET }
    await assert.rejects(restore(file, nowhere), /is encrypted/)
    await assert.rejects(restore(file, nowhere, other), /another key/)
    const random = new SeededRandom(testSeed())
    for (let at = 0; at < 20; at += 1) {
      const changed = Buffer.from(bytes)
      const place = random.below(bytes.length)
      changed[place] = Number(changed[place]) ^ 1
      const damaged = fileName()
      writeFileSync(damaged, changed)
      await assert.rejects(restore(damaged, nowhere, own), ArchiveRefused, `byte ${place}`)
    }
    assert.ok(isEmpty(nowhere))
    assert.deepEqual(await restore(file, await emptyPlace(), own), manifest)
  })

  test('is not made for a key that is none, and leaves nothing', async () => {
    const file = fileName()
    await assert.rejects(backUp(file, 'age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'))
    assert.deepEqual(
      readdirSync(work).filter((name) => name.includes(path.basename(file))),
      [],
    )
  })
})

describe('what is there already', () => {
  test('is not written over by a backup', async () => {
    const { file } = await backUp()
    const bytes = readFileSync(file)
    await assert.rejects(backUp(file), BackupRefused)
    assert.ok(readFileSync(file).equals(bytes))
    await assert.rejects(backUp(path.join(work, 'no-folder', 'a.tar')), /no folder/)
  })

  test('is not written over by a restored site', async () => {
    const { file } = await backUp()
    const place = await emptyPlace()
    await restore(file, place)
    const proof = await proofAt(place)
    await assert.rejects(restore(file, place), RestoreRefused)
    if (databaseUrl) await assert.rejects(restore(file, { ...(await emptyPlace()), databaseUrl }), /holds tables/)
    assert.deepEqual(await proofAt(place), proof)
  })
})

describe('a backup that cannot run here', () => {
  let file = ''
  before(async () => {
    file = (await backUp()).file
  })
  const nowhere = () => ({ dataDir: path.join(work, 'never-there'), databaseUrl, payloadSecret: SECRET })

  test('is refused on the other kind of database', async () => {
    const other = databaseUrl ? null : 'postgres://nobody@127.0.0.1:1/none'
    await assert.rejects(restore(file, { ...nowhere(), databaseUrl: other }), /This is a backup of a site on/)
  })

  test('is refused where a newer version made it', async () => {
    const known = { sqlite: [], postgres: [] }
    const env = await emptyPlace()
    await assert.rejects(restoreBackup({ env, file, identity: null, migrations: known }), /newer version/)
    assert.ok(isEmpty(env))
  })

  test('is refused where an older version made it than this one follows, and not where it made the same tables', async () => {
    const [{ migration }, env] = [await proofAt({ dataDir, databaseUrl, payloadSecret: SECRET }), await emptyPlace()]
    const knowing = (last: string) => ({
      sqlite: [],
      postgres: [],
      [kind]: [{ name: '2999_first', replaces: { last, version: '7.7.7' } }],
    })
    const restoring = (last: string) => restoreBackup({ env, file, identity: null, migrations: knowing(last) })
    await assert.rejects(restoring('2998_last'), /let version 7\.7\.7 open it once/)
    assert.ok(isEmpty(env))
    await restoring(migration)
  })

  test('is refused with another secret than the site had', async () => {
    const env = { ...(await emptyPlace()), payloadSecret: 'another secret altogether, of nobody' }
    await assert.rejects(restore(file, env), /PAYLOAD_SECRET is not the secret/)
  })

  test('is refused without the secret where the site had none in its folder', async () => {
    rmSync(path.join(dataDir, 'secret'))
    const { file: without } = await backUp()
    const place = await emptyPlace()
    await assert.rejects(restore(without, { ...place, payloadSecret: '' }), /set PAYLOAD_SECRET to it/)
    await restore(without, place)
    writeFileSync(path.join(dataDir, 'secret'), SECRET)
  })

  test('there is none of a folder without a site', async () => {
    const options = { secret: () => SECRET, recipients: [], version: '1.0.0', now: new Date(), file: fileName() }
    if (kind === 'sqlite')
      await assert.rejects(makeBackup({ ...options, env: { dataDir: work, databaseUrl } }), /There is no site/)
  })
})
