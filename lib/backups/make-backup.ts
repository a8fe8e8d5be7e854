/** Makes a backup of the whole site while it runs: the database at one moment, and all files that it names at that moment. */
import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fetchCopies } from '@/lib/content/media/file-store'
import type { SqlRunner } from '@/lib/platform/database/sql'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'
import type { Env } from '@/lib/platform/env/env'
import { writeArchive } from './archive'
import { hashOfFile, MANIFEST, type Manifest, manifestOf } from './manifest'
import { copyPostgres } from './postgres-copy'
import { type Proof, proofOf } from './proof'
import { linkFiles, namedFiles, siteFiles } from './site-files'
import { copySqlite, readSqlite } from './sqlite-copy'

/** A backup that cannot be made; the message is for the person who wants it. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** Name of the database in the archive. */
export const databaseEntry = (database: Manifest['database']): string =>
  database === 'sqlite' ? SQLITE_FILE : 'database.dump'

/** What is written meanwhile may take a file away between the moments; the next try finds it settled. */
const TRIES = 3

export interface MadeBackup {
  file: string
  bytes: number
  manifest: Manifest
  /** Files that records name and that the site itself has not: they are in no backup. */
  missing: string[]
}

export interface BackupOptions {
  env: Pick<Env, 'dataDir' | 'databaseUrl'>
  /** Gives the site's secret, as it is used. */
  secret: () => string
  /** Absolute path of the archive. */
  file: string
  /** Public keys of age, each of which opens it; none: not encrypted. */
  recipients: readonly string[]
  version: string
  now: Date
}

/** By which a secret is known again; it tells nothing of it. */
export const secretMark = (secret: string): string =>
  createHash('sha256').update(`backup of a site with the secret ${secret}`).digest('hex')

/** @throws BackupRefused where something stands there already, or no site is here; the error of the disk or the database */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { env, file, recipients } = options
  if (!env.databaseUrl && !(await isThere(path.join(env.dataDir, SQLITE_FILE))))
    throw new BackupRefused(`There is no site in ${env.dataDir}. Please set DATA_DIR to its data folder.`)
  await refuseTarget(file)
  const parent = path.join(env.dataDir, 'backups')
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(parent, 'unfinished-'))
  try {
    const { proof, missing } = await stage(env, folder)
    const manifest = await describe(options, folder, proof)
    await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest))
    await writeArchive(folder, [MANIFEST, ...Object.keys(manifest.files)], file, recipients)
    return { file, bytes: (await stat(file)).size, manifest, missing }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function refuseTarget(file: string): Promise<void> {
  if (await isThere(file))
    throw new BackupRefused(`${file} is there already, and is not written over. Please give another name.`)
  if (!(await isThere(path.dirname(file))))
    throw new BackupRefused(`There is no folder ${path.dirname(file)}. Please make it first.`)
}

/** Collects in a folder what the archive will hold. */
async function stage({ dataDir, databaseUrl }: BackupOptions['env'], folder: string) {
  const database = path.join(folder, databaseEntry(databaseUrl ? 'postgres' : 'sqlite'))
  const read = async (db: SqlRunner) => ({ proof: await proofOf(db), named: await namedFiles(db, dataDir) })
  for (let attempt = 1; ; attempt += 1) {
    // Before: what is taken away afterwards is here still. After: so is what came until the database was copied.
    await linkFiles(dataDir, await siteFiles(dataDir), folder)
    await rm(database, { force: true })
    if (!databaseUrl) await copySqlite(dataDir, database)
    const { proof, named } = databaseUrl
      ? await copyPostgres(databaseUrl, database, read)
      : await readSqlite(database, read)
    await linkFiles(dataDir, await siteFiles(dataDir), folder)
    const linked = new Set(await siteFiles(folder))
    const missing = [...new Set(named.filter((name) => !linked.has(name)))].sort()
    if (missing.length === 0 || attempt === TRIES) return { proof, missing }
    await fetchCopies(missing)
  }
}

async function describe({ env, secret, version, now }: BackupOptions, folder: string, proof: Proof): Promise<Manifest> {
  const database = env.databaseUrl ? 'postgres' : 'sqlite'
  const files: Manifest['files'] = {}
  for (const name of [databaseEntry(database), ...(await siteFiles(folder))])
    files[name] = await hashOfFile(path.join(folder, name))
  return manifestOf({ version, madeAt: now.toISOString(), database, secret: secretMark(secret()), files, ...proof })
}
