/** Reauthentication before changes of the second factor: an unattended session must not be enough (OWASP ASVS 5.0, 7.5). */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAction } from '@/lib/access/audit/record'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { countAttempt, TooManyAttempts } from '../attempts/attempt-limit'
import { isCorrectPassword, TooBusy } from '../passwords/verify'
import { checkSecondFactor } from './check'

/** The current password, or a code where there is a second factor already. */
export const reauthenticationBody = z.object({
  password: z.string().max(1000).optional(),
  code: z.string().max(100).optional(),
})
export type Reauthentication = z.infer<typeof reauthenticationBody>

/** A rate limit of their own: strangers at the sign-in must not lock out who is signed in. */
const SIGNED_IN = 'signed in'

/**
 * Verifies the password or code. Each attempt is counted before it is compared; success clears the count. Never to be
 * called within a transaction.
 * @throws APIError 422 where it is wrong or missing, 429 where too many were wrong
 */
export async function reauthenticate(
  req: PayloadRequest,
  { id, email }: { id: number; email: string },
  given: Reauthentication,
) {
  const { password = '', code = '' } = given
  if (!password && !code.trim()) throw publicError(say('secondFactor.proof.missing'), 422)
  const guess = { email, address: addressOf(req), device: SIGNED_IN }
  const attempt = await countAttempt(req.payload, guess).catch(refuseTooMany)
  const right = password ? await isOwnPassword(req, id, password) : (await checkSecondFactor(req, id, code)) === 'right'
  if (!right) {
    await recordAction(req, { act: password ? 'password-refused' : 'code-refused' })
    throw publicError(say(`secondFactor.proof.${password ? 'passwordWrong' : 'codeWrong'}`), 422)
  }
  await attempt.clear()
}

const addressOf = ({ headers }: PayloadRequest) => headers.get('x-forwarded-for') ?? ''

function refuseTooMany(error: unknown): never {
  if (!(error instanceof TooManyAttempts)) throw error
  const minutes = Math.ceil(error.retryAfterSeconds / 60)
  throw publicError(say('secondFactor.proof.tooMany', { minutes }), 429)
}

async function isOwnPassword({ payload }: PayloadRequest, id: number, password: string): Promise<boolean> {
  const [stored] = await runSql(plainDatabase(payload.db), sql`SELECT hash, salt FROM users WHERE id = ${id}`)
  return isCorrectPassword(stored ?? null, password).catch((error: unknown) => {
    if (error instanceof TooBusy) throw publicError(say('secondFactor.proof.busy'), 503)
    throw error
  })
}
