/** Advisory locks of PostgreSQL, for work that one process of the site does at a time; SQLite has only one process. */
import type { Client } from 'pg'
import { sessionClient } from './session-client'

export interface AdvisoryLock {
  /** Takes the lock, or checks that it is still held. To be called before each piece of work. @returns whether it is held */
  acquire: () => Promise<boolean>
  /** Releases the lock. */
  release: () => Promise<void>
}

/** On SQLite the lock of the data folder leaves only one process. */
const ALWAYS_HELD: AdvisoryLock = { acquire: async () => true, release: async () => undefined }

/**
 * An advisory lock on a connection of its own: it is released when the connection ends, whatever ends it.
 * @param databaseUrl null on SQLite
 * @param key of the advisory lock
 * @returns the lock, not yet acquired
 */
export function advisoryLock(databaseUrl: string | null, key: number): AdvisoryLock {
  return databaseUrl ? postgresLock(databaseUrl, key) : ALWAYS_HELD
}

/**
 * Runs `work` unless another process holds the lock.
 * @param databaseUrl null on SQLite
 * @param key of the advisory lock
 * @returns undefined when another process holds the lock
 */
export async function runUnlessLocked<T>(
  databaseUrl: string | null,
  key: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const lock = advisoryLock(databaseUrl, key)
  try {
    return (await lock.acquire()) ? await work() : undefined
  } finally {
    await lock.release()
  }
}

function postgresLock(databaseUrl: string, key: number): AdvisoryLock {
  let held: Client | undefined

  async function tryLock(): Promise<boolean> {
    const client = sessionClient(databaseUrl)
    const lost = () => {
      if (held === client) held = undefined
    }
    client.on('error', lost)
    client.on('end', lost)
    try {
      await client.connect()
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [key])
      if (rows[0].taken) held = client
    } finally {
      if (held !== client) void client.end().catch(() => undefined)
    }
    return held === client
  }

  return {
    acquire: async () => {
      if (!held) return tryLock()
      const client = held
      // A dead connection may go unnoticed for long.
      await client.query('SELECT 1').catch((error: unknown) => {
        held = undefined
        void client.end().catch(() => undefined)
        throw error
      })
      return held === client
    },
    release: async () => {
      const client = held
      held = undefined
      await client?.end().catch(() => undefined)
    },
  }
}
