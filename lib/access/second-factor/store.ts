/** Rows of second-factors. Each change is one conditional statement: of two concurrent ones, one succeeds. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { jsonIn, plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { redeemToken } from '@/lib/platform/limits/one-time-tokens'
import { decrypt, encrypt } from './encryption'
import type { Ticket } from './enrolment'

export interface SecondFactor {
  /** In base 32; null where the site's secret is no longer the one that it was sealed with. */
  secret: string | null
  /** Hashes of the unused recovery codes. */
  recovery: string[]
}

const encryptionUse = (account: number) => `second factor of ${account}`

/** A request's transaction sees its own writes, and on SQLite waits for no other. */
const databaseOf = async (req: PayloadRequest): Promise<SqlRunner> =>
  (await req.transactionID) === undefined ? plainDatabase(req.payload.db) : transactionDatabase(req)

/** The confirmed second factor of an account; null where it has none. */
export async function findSecondFactor(req: PayloadRequest, account: number): Promise<SecondFactor | null> {
  const [row] = await runSql(
    await databaseOf(req),
    sql`SELECT secret, recovery FROM second_factors WHERE account = ${account} AND confirmed_at IS NOT NULL`,
  )
  if (!row) return null
  const recovery = (jsonIn(row.recovery) ?? []) as string[]
  return { secret: decrypt(String(row.secret), encryptionUse(account)), recovery }
}

/** Uses up the code of a step, unless one of this step or a later one was accepted before (RFC 6238, section 5.2). */
export async function consumeStep(req: PayloadRequest, account: number, step: number): Promise<boolean> {
  const taken = await runSql(
    await databaseOf(req),
    sql`UPDATE second_factors SET last_step = ${step}
      WHERE account = ${account} AND confirmed_at IS NOT NULL AND (last_step IS NULL OR last_step < ${step})
      RETURNING id`,
  )
  return taken.length === 1
}

/** Uses up a recovery code, if it is unused. */
export async function consumeRecoveryCode(req: PayloadRequest, account: number, entry: string): Promise<boolean> {
  const isLeft =
    req.payload.db.name === 'postgres'
      ? sql`recovery = recovery - ${entry}::text WHERE jsonb_exists(recovery, ${entry})`
      : sql`recovery = (SELECT json_group_array(value) FROM json_each(recovery) WHERE value <> ${entry})
          WHERE EXISTS (SELECT 1 FROM json_each(recovery) WHERE value = ${entry})`
  const taken = await runSql(
    await databaseOf(req),
    sql`UPDATE second_factors SET ${isLeft} AND account = ${account} AND confirmed_at IS NOT NULL RETURNING id`,
  )
  return taken.length === 1
}

const json = (req: PayloadRequest, value: unknown) =>
  req.payload.db.name === 'postgres' ? sql`${JSON.stringify(value)}::jsonb` : sql`${JSON.stringify(value)}`

/**
 * Writes an account's second factor, replacing any that it had.
 * @param step of the code that confirmed it
 * @returns false where a code of this step or a later one was accepted before
 */
export async function saveSecondFactor(
  req: PayloadRequest,
  account: number,
  { secret, recovery, step }: { secret: string; recovery: string[]; step: number },
): Promise<boolean> {
  const values = sql`${account}, ${encrypt(secret, encryptionUse(account))}, ${new Date().toISOString()}, ${step}, ${json(req, recovery)}`
  const written = await runSql(
    await databaseOf(req),
    sql`INSERT INTO second_factors (account, secret, confirmed_at, last_step, recovery) VALUES (${values})
      ON CONFLICT (account) DO UPDATE SET secret = excluded.secret, confirmed_at = excluded.confirmed_at,
        last_step = excluded.last_step, recovery = excluded.recovery
      WHERE second_factors.last_step IS NULL OR second_factors.last_step < excluded.last_step
      RETURNING id`,
  )
  return written.length === 1
}

/** Uses up the ticket of an enrolment. @returns false where it was used before, also concurrently */
export async function consumeTicket(req: PayloadRequest, { id, until }: Ticket): Promise<boolean> {
  return redeemToken(await databaseOf(req), `enrolment ${id}`, new Date(until))
}

/** Replaces the recovery codes. @returns whether the account has a second factor */
export async function saveRecoveryCodes(req: PayloadRequest, account: number, recovery: string[]): Promise<boolean> {
  const changed = await runSql(
    await databaseOf(req),
    sql`UPDATE second_factors SET recovery = ${json(req, recovery)}
      WHERE account = ${account} AND confirmed_at IS NOT NULL RETURNING id`,
  )
  return changed.length === 1
}

/** Removes an account's second factor. @returns whether it had one */
export async function deleteSecondFactor(req: PayloadRequest, account: number): Promise<boolean> {
  const gone = await runSql(
    await databaseOf(req),
    sql`DELETE FROM second_factors WHERE account = ${account} RETURNING id`,
  )
  return gone.length === 1
}
