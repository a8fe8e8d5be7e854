/** A form is stored once: a repeated submit gets the answer of the first (draft-ietf-httpapi-idempotency-key-header). */
import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { inBatches } from '@/lib/platform/database/batches'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

export interface Submission {
  /** What tells it from all others. */
  key: string
  /** Of what was typed. */
  bodyHash: string
}

/** A key that came before with another body. */
export class KeyReused extends Error {}

/** Somebody else stored it at the same moment; what was written in this transaction must go. */
class StoredMeanwhile extends Error {}

const TABLE = sql.identifier('submissions')

/**
 * The answer that a submission got, or null where it is new.
 * @throws KeyReused
 */
export async function firstAnswer(
  payload: Payload,
  { key, bodyHash }: Submission,
  now = new Date(),
): Promise<object | null> {
  const [row] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT body_hash, answer FROM ${TABLE} WHERE key = ${key} AND expires_at > ${now.toISOString()}`,
  )
  if (!row) return null
  if (row.body_hash !== bodyHash) throw new KeyReused()
  return JSON.parse(String(row.answer)) as object
}

/**
 * Notes the answer of a submission, in the transaction that stores it.
 * @throws StoredMeanwhile where it has one already
 */
export async function noteAnswer(
  req: PayloadRequest,
  { key, bodyHash }: Submission,
  answer: object,
  expiresAt: Date,
  now = new Date(),
): Promise<void> {
  const written = await runSql(
    await transactionDatabase(req),
    sql`INSERT INTO ${TABLE} (key, body_hash, answer, expires_at)
      VALUES (${key}, ${bodyHash}, ${JSON.stringify(answer)}, ${expiresAt.toISOString()})
      ON CONFLICT (key) DO UPDATE SET body_hash = excluded.body_hash, answer = excluded.answer, expires_at = excluded.expires_at
      WHERE ${TABLE}.expires_at <= ${now.toISOString()}
      RETURNING id`,
  )
  if (written.length === 0) throw new StoredMeanwhile()
}

/** Removes answers that have expired, in short transactions. @returns how many */
export function forgetAnswers(payload: Payload, now: Date): Promise<number> {
  return inBatches(payload, async (req, limit) => {
    const over = sql`SELECT id FROM ${TABLE} WHERE expires_at < ${now.toISOString()} ORDER BY id LIMIT ${limit}`
    return (await runSql(await transactionDatabase(req), sql`DELETE FROM ${TABLE} WHERE id IN (${over}) RETURNING id`))
      .length
  })
}

interface Waiting {
  bodyHash: string
  answer: Promise<object>
}

/** Submissions on their way in this process. On globalThis: handlers may be bundled apart. */
const shared = globalThis as { foundationSubmissions?: Map<string, Waiting> }
shared.foundationSubmissions ??= new Map()
const under = shared.foundationSubmissions

/**
 * Has a submission stored once, however often and wherever it comes at the same time.
 * @param store stores it and notes its answer in one transaction, and gives the answer
 * @returns the first answer
 * @throws KeyReused, and what `store` throws
 */
export async function once(payload: Payload, submission: Submission, store: () => Promise<object>): Promise<object> {
  const { key, bodyHash } = submission
  const waiting = under.get(key)
  if (waiting) {
    if (waiting.bodyHash !== bodyHash) throw new KeyReused()
    return waiting.answer
  }
  const answer = firstOrStored(payload, submission, store)
  under.set(key, { bodyHash, answer })
  try {
    return await answer
  } finally {
    under.delete(key)
  }
}

async function firstOrStored(payload: Payload, submission: Submission, store: () => Promise<object>): Promise<object> {
  const first = await firstAnswer(payload, submission)
  if (first) return first
  return store().catch(async (error: unknown) => {
    const stored = error instanceof StoredMeanwhile && (await firstAnswer(payload, submission))
    if (!stored) throw error
    return stored
  })
}
