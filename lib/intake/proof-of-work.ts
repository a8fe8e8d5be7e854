/**
 * Proof of work, asked for above a soft rate limit: a browser computes for seconds for each submission, unseen by the
 * person. The challenges are ALTCHA's; the browser solves them with altcha-lib's `algorithms/web/pbkdf2`.
 */

import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { redeemToken } from '@/lib/platform/limits/one-time-tokens'
import { formKey } from './form-key'

const ALGORITHM = 'PBKDF2/SHA-256'
/**
 * Iterations of each of 400 to 600 tries. Headless Chromium here takes 0.5 to 0.9 s for them, and 1.4 to 3.2 s when it is
 * stopped for 3/4 or 5/6 of the time, as a cheap phone is slower. (Chromium's own throttling leaves its cryptography alone.)
 */
const COST = 10_000
const MIN_TRIES = 400
const MAX_TRIES = 600
const VALID_MS = 20 * 60_000

/** A proof is about 600 characters. */
const MAX_LENGTH = 2000

const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/)

/** Accepts only what we put into a challenge: verifying computes with it. */
const proofShape = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.literal(COST),
      expiresAt: z.int().positive(),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative().max(MAX_TRIES), derivedKey: hex, time: z.number().optional() }),
})

const keys = () => ({
  hmacSignatureSecret: formKey('challenge').toString('hex'),
  hmacKeySignatureSecret: formKey('solution').toString('hex'),
})

/** A new challenge, valid for twenty minutes. It is signed, so nothing is stored of it until it is solved. */
export async function newChallenge(now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(MIN_TRIES, MAX_TRIES + 1),
    deriveKey,
    expiresAt: new Date(now + VALID_MS),
    ...keys(),
  })
}

/**
 * Verifies a proof and uses it up: a challenge of ours, solved, in time, and never used before. To be called before a
 * transaction is begun, never within one.
 * @param proof the text `JSON.stringify({ challenge, solution })`
 * @throws the database's own error when it is away
 */
export async function spendProof(payload: Payload, proof: unknown): Promise<boolean> {
  const read = readProof(proof)
  if (!read) return false
  const { challenge, solution } = read
  const { verified } = await verifySolution({
    challenge,
    solution: { counter: solution.counter, derivedKey: solution.derivedKey, time: 0 },
    deriveKey,
    ...keys(),
  })
  if (!verified) return false
  const { nonce, expiresAt } = challenge.parameters
  return redeemToken(plainDatabase(payload.db), nonce, new Date(expiresAt * 1000))
}

function readProof(proof: unknown): z.infer<typeof proofShape> | null {
  if (typeof proof !== 'string' || proof.length > MAX_LENGTH) return null
  try {
    return proofShape.safeParse(JSON.parse(proof)).data ?? null
  } catch {
    return null
  }
}

/** Deletes used proofs whose challenge has expired by itself. @param now milliseconds since 1970 */
export async function deleteExpiredProofs(payload: Payload, now = Date.now()): Promise<void> {
  const at = new Date(now).toISOString()
  await runSql(plainDatabase(payload.db), sql`DELETE FROM spent_proofs WHERE expires_at <= ${at}`)
}
