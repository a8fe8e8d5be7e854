/** One sender at a time over all processes of the site. */
import { Client } from 'pg'

/** Key of the advisory lock: 'mail' in ASCII. */
const ADVISORY_KEY = 0x6d61696c

const CONNECT_MS = 5000

export interface Turn {
  /** Whether this process is the one that sends; asked before each mail. */
  isOurs: () => Promise<boolean>
  /** Gives it to the next. */
  end: () => Promise<void>
}

/** On SQLite the folder's lock has only one process running. */
export const alwaysOurs: Turn = { isOurs: async () => true, end: async () => undefined }

/**
 * A lock of PostgreSQL's on a connection of its own: it ends with that, whatever ends it.
 * @returns the turn, which is taken when it is first asked for and free
 */
export function turnOnPostgres(databaseUrl: string): Turn {
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
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [ADVISORY_KEY])
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
