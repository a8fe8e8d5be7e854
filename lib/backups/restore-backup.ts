/** Brings a site back from a backup, into a folder and a database that hold none. */
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ReadEntry } from 'tar'
import { type SiteMigration, tooOld } from '@/lib/platform/database/migrate'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'
import type { Env } from '@/lib/platform/env/env'
import { ArchiveRefused, readArchive } from './archive'
import { databaseEntry, secretMark } from './make-backup'
import { type FileHash, hashOf, hashOfFile, MANIFEST, type Manifest, parseManifest } from './manifest'
import { readPostgres, restorePostgres, withNewDatabase } from './postgres-copy'
import { differencesOf, proofOf, tablesOf } from './proof'
import { SECRET_FILE, siteFolders } from './site-files'
import { readSqlite } from './sqlite-copy'
import { SteadyWriter } from './steady-writer'

/** A backup that is not brought back; the message is for the person who wants it. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
}

type KnownMigration = Pick<SiteMigration, 'name' | 'replaces'>

export interface RestoreOptions {
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'payloadSecret'>
  file: string
  /** Private key of age; null where there is none. */
  identity: string | null
  /** Migrations that this version of the program knows. */
  migrations: Readonly<Record<Manifest['database'], readonly KnownMigration[]>>
}

/**
 * Reads an archive whole, and compares each of its files with what it says of them.
 * @throws ArchiveRefused where anything is not as it was written
 */
async function checkArchive(file: string, identity: string | null): Promise<Manifest> {
  let manifest: Manifest | undefined
  const found = new Map<string, FileHash>()
  await readArchive(file, identity, async (entry) => {
    if (entry.path !== MANIFEST || manifest || found.size > 0) {
      found.set(entry.path, await hashOf(entry))
      return
    }
    manifest = manifestIn((await entry.concat()).toString(), file)
  })
  const said = Object.entries(manifest?.files ?? {})
  const isSame = said.every(
    ([name, { bytes, sha256 }]) => found.get(name)?.bytes === bytes && found.get(name)?.sha256 === sha256,
  )
  if (!manifest || !isSame || found.size !== said.length)
    throw new ArchiveRefused(`${path.basename(file)} does not hold what it says. Please try another copy.`)
  return manifest
}

function manifestIn(text: string, file: string): Manifest {
  try {
    return parseManifest(text)
  } catch {
    throw new ArchiveRefused(
      `${path.basename(file)} was made by another version of this program, or is no backup of it.`,
    )
  }
}

/**
 * Brings a backup back, and proves by counts and hashes that it is the same.
 * @returns what the backup says of itself
 * @throws ArchiveRefused, RestoreRefused, before anything is written; the error of the disk or the database, and then nothing of
 *   what was written stands there
 */
export async function restoreBackup({ env, file, identity, migrations }: RestoreOptions): Promise<Manifest> {
  const manifest = await checkArchive(file, identity)
  await refuseUnfit(env, manifest, migrations)
  const { dataDir } = env
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(dataDir, 'restoring-'))
  try {
    await extract(file, identity, folder, manifest)
    await writeDatabase(env, folder, manifest)
    // The secret and the database last: without them the folder holds no site.
    for (const name of [...siteFolders(), SECRET_FILE, ...(env.databaseUrl ? [] : [SQLITE_FILE])])
      await rename(path.join(folder, name), path.join(dataDir, name)).catch(ignoreMissing)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

export interface CheckedBackup {
  manifest: Manifest
  /** Whether its database was restored, too, or only its bytes compared. */
  restored: boolean
}

/**
 * Reads a backup, and brings it back into a folder that goes again: its files, and its database.
 * @param databaseUrl on whose server a database of PostgreSQL is restored, into one that goes again; null: none is tried
 * @throws ArchiveRefused, RestoreRefused; the error of the disk or the database
 */
export async function checkBackup(
  file: string,
  identity: string | null,
  databaseUrl: string | null = null,
): Promise<CheckedBackup> {
  const manifest = await checkArchive(file, identity)
  const folder = await mkdtemp(path.join(path.dirname(file), 'checking-'))
  try {
    await extract(file, identity, folder, manifest)
    const write = (url: string | null) => writeDatabase({ databaseUrl: url }, folder, manifest)
    if (manifest.database === 'sqlite') await write(null)
    const restored =
      manifest.database === 'sqlite' || (databaseUrl !== null && (await withNewDatabase(databaseUrl, write)))
    return { manifest, restored }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Refuses a place that holds a site, and a backup that this program or this configuration cannot run. */
async function refuseUnfit(
  { dataDir, databaseUrl, payloadSecret }: RestoreOptions['env'],
  { database, migration, secret, files }: Manifest,
  migrations: RestoreOptions['migrations'],
): Promise<void> {
  const there = new Set(await readdir(dataDir).catch(() => []))
  const taken = [...siteFolders(), SECRET_FILE, SQLITE_FILE].find((name) => there.has(name))
  if (taken)
    throw new RestoreRefused(
      `${dataDir} holds a site already (${taken}). Please restore into an empty folder: set DATA_DIR to another.`,
    )
  if ((database === 'postgres') !== (databaseUrl !== null)) {
    const what = database === 'postgres' ? 'set DATABASE_URL to an empty PostgreSQL database' : 'leave DATABASE_URL out'
    throw new RestoreRefused(
      `This is a backup of a site on ${database === 'postgres' ? 'PostgreSQL' : 'SQLite'}. Please ${what}.`,
    )
  }
  if (databaseUrl && (await readPostgres(databaseUrl, tablesOf)).length > 0)
    throw new RestoreRefused('The database of DATABASE_URL holds tables already. Please restore into an empty one.')
  refuseOtherVersions(migration, migrations[database])
  if (payloadSecret && secretMark(payloadSecret) !== secret)
    throw new RestoreRefused(
      'PAYLOAD_SECRET is not the secret of the site of this backup. Please set it to that one, or leave it out if the backup has a secret of its own.',
    )
  if (!payloadSecret && !files[SECRET_FILE])
    throw new RestoreRefused(
      'The secret of the site of this backup was in PAYLOAD_SECRET, and is not in the backup. Please set PAYLOAD_SECRET to it.',
    )
}

/** @param last the last migration of the backup's database; '' of one that has no tables yet */
function refuseOtherVersions(last: string, migrations: readonly KnownMigration[]): void {
  if (last === '' || migrations.some(({ name, replaces }) => last === name || last === replaces?.last)) return
  const replaced = migrations[0]?.replaces
  // Names begin with the time at which they were written.
  if (replaced && last < replaced.last) throw new RestoreRefused(tooOld('This backup', replaced.version))
  throw new RestoreRefused('This backup was made by a newer version of this program. Please restore it with that one.')
}

async function extract(file: string, identity: string | null, folder: string, { files }: Manifest): Promise<void> {
  const writer = new SteadyWriter()
  const write = async (entry: ReadEntry) => {
    const { path: name } = entry
    if (!Object.hasOwn(files, name)) {
      entry.resume()
      return
    }
    const target = path.join(folder, name)
    if (path.relative(folder, target).startsWith('..'))
      throw new ArchiveRefused(`${name} lies beyond the folder of a site.`)
    await mkdir(path.dirname(target), { recursive: true })
    await writer.write(target, entry)
  }
  await readArchive(file, identity, write).finally(() => writer.flush())
  for (const [name, { sha256 }] of Object.entries(files)) {
    const written = await hashOfFile(path.join(folder, name))
    if (written.sha256 !== sha256) throw new ArchiveRefused(`${name} could not be written as it is in the backup.`)
  }
}

async function writeDatabase(
  { databaseUrl }: Pick<RestoreOptions['env'], 'databaseUrl'>,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const database = path.join(folder, databaseEntry(manifest.database))
  if (databaseUrl) await restorePostgres(databaseUrl, database)
  const found = databaseUrl ? await readPostgres(databaseUrl, proofOf) : await readSqlite(database, proofOf)
  const differences = differencesOf(found, manifest)
  if (differences.length > 0)
    throw new RestoreRefused(`What was written is not what was backed up.\n${differences.join('\n')}`)
}
