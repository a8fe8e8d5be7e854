/**
 * Locks of the start that are released with their process, whatever ends it: one site per SQLite DATA_DIR, and one preparation at
 * a time on PostgreSQL. SQLite's own file locks are used for the folder: they work in any path, for any user, and leave nothing
 * to clean up after a kill -9.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { Client as PostgresClient } from 'pg'
import { openFailureMessage } from './open-failure'

/** Key of the advisory lock: 'site' in ASCII. */
const ADVISORY_KEY = 0x73697465

/** Connection timeout; the system's own is minutes. */
const CONNECT_MS = 10_000

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`The site already runs on the data folder ${folder}. Stop that one first, or set DATA_DIR to another folder.`)
  }
}

/** Connections that hold a folder's lock, referenced here so that they are not garbage-collected. */
const lockingClients = new Set<Client>()

/**
 * Locks the data folder for this process, until it ends.
 * @returns a function that releases the lock
 * @throws DataFolderInUse when another process holds it
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const client = createClient({ url: pathToFileURL(path.join(folder, 'running.lock')).href })
  try {
    await client.execute('PRAGMA journal_mode = MEMORY')
    await client.execute('BEGIN EXCLUSIVE')
  } catch (error) {
    client.close()
    if (/busy|locked/i.test(String(error))) throw new DataFolderInUse(folder)
    throw error
  }
  lockingClients.add(client)
  return () => {
    lockingClients.delete(client)
    // Closing alone would leave the lock until the connection is collected.
    void client.execute('ROLLBACK').finally(() => client.close())
  }
}

/** Runs `work` while no other process on this PostgreSQL database runs its own. */
export async function withAdvisoryLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new PostgresClient({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS })
  await client.connect().catch((error: unknown) => {
    throw new Error(openFailureMessage(databaseUrl, '', error), { cause: error })
  })
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_KEY])
    return await work()
  } finally {
    await client.end()
  }
}
