import { Client } from 'pg'

const CONNECT_MS = 10_000

/**
 * Runs `work` unless another process on this database does so at this moment. The lock ends with the connection, so
 * that a process that dies leaves none.
 * @param databaseUrl null on SQLite, which has one process by itself
 * @param key of the advisory lock
 * @returns undefined when another process has the turn
 */
export async function unlessElsewhere<T>(
  databaseUrl: string | null,
  key: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (!databaseUrl) return work()
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS })
  // A server that restarts meanwhile takes the lock with it; the work fails by itself then.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [key])
    return rows[0]?.mine ? await work() : undefined
  } finally {
    await client.end()
  }
}
