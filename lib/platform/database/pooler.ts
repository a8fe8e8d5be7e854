/** Connection poolers before PostgreSQL, such as PgBouncer. */
import { Client } from 'pg'

const CONNECT_MS = 10_000

/**
 * Whether an address leads to a pooler in transaction mode, which lends the server's connections for one transaction each: two
 * of its clients get the same connection in turn, which never happens to clients of the server itself. One that does not answer
 * is none; whoever opens the database next says why it does not.
 */
export async function isPooled(databaseUrl: string): Promise<boolean> {
  const options = { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS }
  const [one, other] = [new Client(options), new Client(options)]
  for (const client of [one, other]) client.on('error', () => undefined)
  try {
    await Promise.all([one.connect(), other.connect()])
    const before = await processIdOf(one)
    await other.query('BEGIN')
    const [held, after] = [await processIdOf(other), await processIdOf(one)]
    return held === before || after !== before
  } catch {
    return false
  } finally {
    await Promise.allSettled([one.end(), other.end()])
  }
}

/** Of the server's process that works for a connection. */
async function processIdOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return Number(rows[0]?.pid)
}
