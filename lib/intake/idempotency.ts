/** Idempotency of forms: a repeated submit is stored once and gets the first answer (draft-ietf-httpapi-idempotency-key-header). */
import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { inBatches } from '@/lib/platform/database/batches'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

export interface Submission {
  /** Idempotency key, unique to the submission. */
  key: string
  /** Fingerprint of what was typed. */
  bodyHash: string
}

/** The key was used before with another body. */
export class IdempotencyKeyReused extends Error {}

/** Another process stored the submission at the same moment: this transaction must be rolled back. */
class ConcurrentSubmission extends Error {}

const TABLE = sql.identifier('submissions')

/**
 * The answer that a submission got; null where it is new.
 * @throws IdempotencyKeyReused
 */
export async function findStoredAnswer(
  payload: Payload,
  { key, bodyHash }: Submission,
  now = new Date(),
): Promise<object | null> {
  const [row] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT body_hash, answer FROM ${TABLE} WHERE key = ${key} AND expires_at > ${now.toISOString()}`,
  )
  if (!row) return null
  if (row.body_hash !== bodyHash) throw new IdempotencyKeyReused()
  return JSON.parse(String(row.answer)) as object
}

/**
 * Stores the answer of a submission, in the transaction that stores the form.
 * @throws ConcurrentSubmission where it has one already
 */
export async function storeAnswer(
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
  if (written.length === 0) throw new ConcurrentSubmission()
}

/** Deletes expired answers, in short transactions. @returns how many */
export function deleteExpiredAnswers(payload: Payload, now: Date): Promise<number> {
  return inBatches(payload, async (req, limit) => {
    const over = sql`SELECT id FROM ${TABLE} WHERE expires_at < ${now.toISOString()} ORDER BY id LIMIT ${limit}`
    return (await runSql(await transactionDatabase(req), sql`DELETE FROM ${TABLE} WHERE id IN (${over}) RETURNING id`))
      .length
  })
}

interface InFlight {
  bodyHash: string
  answer: Promise<object>
}

/** Submissions in flight in this process, by key. On globalThis: handlers may be bundled apart. */
const shared = globalThis as { foundationSubmissions?: Map<string, InFlight> }
shared.foundationSubmissions ??= new Map()
const inFlight = shared.foundationSubmissions

/**
 * Stores a submission once, however often it comes at the same time, to whichever process.
 * @param store stores the form and its answer in one transaction, and returns the answer
 * @returns the first answer
 * @throws IdempotencyKeyReused, and what `store` throws
 */
export async function runOnce(payload: Payload, submission: Submission, store: () => Promise<object>): Promise<object> {
  const { key, bodyHash } = submission
  const waiting = inFlight.get(key)
  if (waiting) {
    if (waiting.bodyHash !== bodyHash) throw new IdempotencyKeyReused()
    return waiting.answer
  }
  const answer = findOrStore(payload, submission, store)
  inFlight.set(key, { bodyHash, answer })
  try {
    return await answer
  } finally {
    inFlight.delete(key)
  }
}

async function findOrStore(payload: Payload, submission: Submission, store: () => Promise<object>): Promise<object> {
  const first = await findStoredAnswer(payload, submission)
  if (first) return first
  return store().catch(async (error: unknown) => {
    const stored = error instanceof ConcurrentSubmission && (await findStoredAnswer(payload, submission))
    if (!stored) throw error
    return stored
  })
}
