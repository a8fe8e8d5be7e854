/**
 * A backup of the schedule: made, restored as a test, put in its place, and then those that are kept no longer taken away.
 * It runs in a process of its own (scripts/scheduled-backup.ts), since copying a database of SQLite holds up whoever does it.
 */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Env } from '@/lib/platform/env/env'
import { ArchiveRefused } from './archive'
import type { BackupProblem, GoodBackup } from './due'
import { makeBackup } from './make-backup'
import { backupName } from './names'
import { type BackupPlace, PlaceFailed } from './places/place'
import { checkBackup, RestoreRefused } from './restore-backup'
import { type Kept, supersededBackups } from './thin-out'

export interface ScheduledBackupOptions {
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'backupKey'>
  place: BackupPlace
  secret: () => string
  version: string
  kept: Kept
  now: Date
}

/** How a backup went, as the process that made it tells the one that keeps the schedule. */
export type BackupOutcome = { good: GoodBackup; problem?: never } | { good?: never; problem: BackupProblem }

const FOLDER_PREFIX = 'scheduled-'

/** @returns never an error: what went wrong is an outcome, too */
export async function makeScheduledBackup(options: ScheduledBackupOptions): Promise<BackupOutcome> {
  try {
    return { good: await backUpInto(options) }
  } catch (error) {
    return { problem: problemOf(error as Error) }
  }
}

async function backUpInto(options: ScheduledBackupOptions): Promise<GoodBackup> {
  const { env, place, secret, version, kept, now } = options
  const parent = path.join(env.dataDir, 'backups')
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await removeLeftOvers(parent)
  const folder = await mkdtemp(path.join(parent, FOLDER_PREFIX))
  try {
    const name = backupName(now, env.backupKey !== null)
    const file = path.join(folder, name)
    // The private key is on no server. A second one, which is forgotten with this call, opens this very file for the test.
    const identity = env.backupKey ? await newIdentityLike(env.backupKey) : null
    const recipients = env.backupKey && identity ? [env.backupKey, await identityToRecipient(identity)] : []
    const { missing } = await makeBackup({ env, secret, file, recipients, version, now })
    const { restored } = await checkBackup(file, identity, env.databaseUrl)
    await place.put(file, name)
    for (const old of supersededBackups(await place.list(), kept)) await place.remove(old)
    const { size: bytes } = await stat(file)
    return { at: now.toISOString(), name, bytes, restored, missing: missing.length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A key of the same kind: age does not mix those that quantum computers could break with the others. */
const newIdentityLike = (key: string): Promise<string> =>
  key.startsWith('age1pq') ? generateHybridIdentity() : generateX25519Identity()

/** Of backups during which the machine went down. One is made at a time. */
async function removeLeftOvers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (name.startsWith(FOLDER_PREFIX)) await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

function problemOf(error: Error): BackupProblem {
  const detail = error.message.slice(0, 500)
  const isFull = [error, error.cause].some((one) => (one as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC')
  if (isFull) return { kind: 'space', detail }
  if (error instanceof PlaceFailed) return { kind: 'place', detail }
  const isDamaged = error instanceof ArchiveRefused || error instanceof RestoreRefused
  return { kind: isDamaged ? 'damaged' : 'other', detail }
}
