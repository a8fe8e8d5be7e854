/**
 * Session store. Payload reads an account, changes its list of sessions and writes the whole account back: a sign-in
 * concurrent with a demotion would undo it. Here only the session rows are written, under the account's lock.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { IDLE_SECONDS } from './lifetime'

/** Runs `work` in a transaction that holds the account's lock. */
export function withAccountLock<T>(req: PayloadRequest, account: number, work: () => Promise<T>): Promise<T> {
  return withTransaction(req, async () => {
    await lockRecord(req, 'users', account)
    return work()
  })
}

/** Adds a session, and deletes expired ones. To be called within withAccountLock(). @returns its id */
export async function addSession(req: PayloadRequest, account: number, now = Date.now()): Promise<string> {
  const db = await transactionDatabase(req)
  const id = randomUUID()
  const [at, until] = [now, now + IDLE_SECONDS * 1000].map((time) => new Date(time).toISOString())
  await runSql(db, sql`DELETE FROM users_sessions WHERE _parent_id = ${account} AND expires_at <= ${at}`)
  await runSql(
    db,
    sql`INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
      SELECT COALESCE(MAX(_order), 0) + 1, ${account}, ${id}, ${at}, ${until}
      FROM users_sessions WHERE _parent_id = ${account}`,
  )
  return id
}

/** When a session began; null where it has ended. To be called within withAccountLock(). */
export async function sessionStartedAt(req: PayloadRequest, account: number, session: string): Promise<Date | null> {
  const [row] = await runSql(
    await transactionDatabase(req),
    sql`SELECT created_at FROM users_sessions WHERE _parent_id = ${account} AND id = ${session}`,
  )
  return row ? new Date(String(row.created_at)) : null
}

/**
 * Signs an account out everywhere, from the very next request on. Not in a hook before the account is written: Payload
 * then writes the sessions back as it read them.
 * @param except the session that goes on
 * @returns how many ended
 */
export function endSessions(
  req: PayloadRequest,
  account: number,
  { except = '' }: { except?: string | undefined } = {},
): Promise<number> {
  return withAccountLock(req, account, async () => {
    const ended = await runSql(
      await transactionDatabase(req),
      sql`DELETE FROM users_sessions WHERE _parent_id = ${account} AND id <> ${except} RETURNING id`,
    )
    return ended.length
  })
}
