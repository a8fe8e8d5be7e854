/** Asks a person who is signed in to show again who they are: a screen left open must not be enough to change the lock. */

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAct } from '@/lib/access/audit/record'
import { publicError } from '@/lib/platform/calls/public-error'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { TriesUsedUp, takeTry } from '../attempts/attempt-limit'
import { isPassword, TooBusy } from '../passwords/verify'
import { checkSecondFactor } from './check'

/** The present password, or a present code where there is a second factor already. */
export const proof = z.object({ password: z.string().max(1000).optional(), code: z.string().max(100).optional() })
export type Proof = z.infer<typeof proof>

/** Their guesses have turns of their own: strangers at the sign-in must not use up those of the owner. */
const SIGNED_IN = 'signed in'

/**
 * Checks a proof. Each one counts as a guess, before it is looked at; a right one gives the turns back. Never to be called
 * within a transaction.
 * @throws Refusal where it is wrong or missing (422), or too many were (429)
 */
export async function prove(req: PayloadRequest, { id, email }: { id: number; email: string }, given: Proof) {
  const { password = '', code = '' } = given
  if (!password && !code.trim())
    throw publicError('Please give your password, or a code of your authenticator app.', 422)
  const turn = await takeTry(req.payload, { email, address: addressOf(req), device: SIGNED_IN }).catch(tellLater)
  const right = password ? await isOwnPassword(req, id, password) : (await checkSecondFactor(req, id, code)) === 'right'
  if (!right) {
    await recordAct(req, { act: password ? 'password-refused' : 'code-refused' })
    throw publicError(password ? 'This is not your password.' : 'This code is wrong, or was used already.', 422)
  }
  await turn.giveBack()
}

const addressOf = ({ headers }: PayloadRequest) => headers.get('x-forwarded-for') ?? ''

function tellLater(error: unknown): never {
  if (!(error instanceof TriesUsedUp)) throw error
  const minutes = Math.ceil(error.retryAfterSeconds / 60)
  throw publicError(`Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`, 429)
}

async function isOwnPassword({ payload }: PayloadRequest, id: number, password: string): Promise<boolean> {
  const [stored] = await runSql(plainDatabase(payload.db), sql`SELECT hash, salt FROM users WHERE id = ${id}`)
  return isPassword(stored ?? null, password).catch((error: unknown) => {
    if (error instanceof TooBusy) throw publicError('The site is busy. Please try again in a moment.', 503)
    throw error
  })
}
