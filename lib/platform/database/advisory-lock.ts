/** Work that one process of the site does at a time. */
import { Client } from 'pg'

const CONNECT_MS = 5000

export interface AdvisoryLock {
  /** Whether this process is the one that works; asked before each piece of work. */
  isOurs: () => Promise<boolean>
  /** Gives it to the next. */
  end: () => Promise<void>
}

/** On SQLite the folder's lock has only one process running. */
const alwaysOurs: AdvisoryLock = { isOurs: async () => true, end: async () => undefined }

/**
 * A lock of PostgreSQL's on a connection of its own: it ends with that, whatever ends it.
 * @param databaseUrl null on SQLite
 * @param key of the advisory lock
 * @returns the turn, which is taken when it is first asked for and free
 */
export function advisoryLock(databaseUrl: string | null, key: number): AdvisoryLock {
  return databaseUrl ? turnOnPostgres(databaseUrl, key) : alwaysOurs
}

/**
 * Runs `work` unless another process on this database does so at this moment.
 * @param databaseUrl null on SQLite
 * @param key of the advisory lock
 * @returns undefined when another process has the turn
 */
export async function runUnlessLocked<T>(
  databaseUrl: string | null,
  key: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const turn = advisoryLock(databaseUrl, key)
  try {
    return (await turn.isOurs()) ? await work() : undefined
  } finally {
    await turn.end()
  }
}

function turnOnPostgres(databaseUrl: string, key: number): AdvisoryLock {
  let held: Client | undefined

  async function take(): Promise<boolean> {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
    })
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
    isOurs: async () => {
      if (!held) return take()
      const client = held
      // A connection may be dead for long before it is noticed.
      await client.query('SELECT 1').catch((error: unknown) => {
        held = undefined
        void client.end().catch(() => undefined)
        throw error
      })
      return held === client
    },
    end: async () => {
      const client = held
      held = undefined
      await client?.end().catch(() => undefined)
    },
  }
}
