/**
 * News of committed writes, from each process of the site to all others, by NOTIFY and LISTEN of PostgreSQL. They come sooner
 * than the check of revisions, which is made each second in any case: a connection may be lost without a word.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { runSql, type SqlRunner } from './sql'

/** The channel of PostgreSQL. */
export const CHANNEL = 'site_changed'

/** By which a process knows its own news, in each of the copies that Next makes of this module. */
const shared = globalThis as { foundationProcessId?: string }
shared.foundationProcessId ??= randomUUID()
export const OWN_ID = shared.foundationProcessId

/** Has the others told with the COMMIT, in the transaction that makes the change; without one nobody is. */
export async function notifyOfChange(db: SqlRunner): Promise<void> {
  await runSql(db, sql`SELECT pg_notify(${CHANNEL}, ${OWN_ID})`)
}
