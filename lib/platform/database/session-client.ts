import { Client } from 'pg'

const DEADLINE_MS = 5000

/**
 * A connection of its own to PostgreSQL, not opened yet, for what belongs to a session: advisory locks and LISTEN. Opening it and
 * each query have a deadline.
 */
export const sessionClient = (databaseUrl: string): Client =>
  new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
    keepAlive: true,
  })
