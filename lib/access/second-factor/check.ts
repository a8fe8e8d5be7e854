/** Verifies a typed code against an account's second factor. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { recordAction } from '@/lib/access/audit/record'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { hashRecoveryCode } from './recovery-codes'
import { consumeRecoveryCode, consumeStep, findSecondFactor } from './store'
import { readCode, stepOf } from './totp'

/**
 * 'none': the account has no second factor. 'unreadable': the site's secret was changed since the enrolment, so that only
 * recovery codes can be verified.
 */
export type SecondFactorCheck = 'none' | 'right' | 'missing' | 'wrong' | 'unreadable'

/**
 * Verifies a code of the authenticator app, or a recovery code, and uses it up: no code is accepted twice, also not
 * concurrently. To be called outside of a transaction, whose rollback would restore the code; the caller limits attempts.
 * @param code as it was typed: digits of any script, with spaces or hyphens
 */
export async function checkSecondFactor(
  req: PayloadRequest,
  accountId: number,
  code: string | undefined,
): Promise<SecondFactorCheck> {
  const factor = await findSecondFactor(req, accountId)
  if (!factor) return 'none'
  const typed = readCode(code)
  if (typed.kind === 'missing') return 'missing'
  if (typed.kind === 'none') return 'wrong'
  if (typed.kind === 'recovery') {
    const entry = await hashRecoveryCode(typed.code, factor.recovery)
    if (!entry || !(await consumeRecoveryCode(req, accountId, entry))) return 'wrong'
    await recordRecovery(req, accountId)
    return 'right'
  }
  if (factor.secret === null) {
    req.payload.logger.error({
      msg: 'A second factor cannot be read: PAYLOAD_SECRET is not the one it was set up with',
    })
    return 'unreadable'
  }
  const step = stepOf(factor.secret, typed.code)
  return step !== null && (await consumeStep(req, accountId, step)) ? 'right' : 'wrong'
}

/** Records the use of a recovery code. At the sign-in the request has no user yet, so the entry names the account. */
async function recordRecovery(req: PayloadRequest, account: number): Promise<void> {
  const [user] = await runSql(plainDatabase(req.payload.db), sql`SELECT email FROM users WHERE id = ${account}`)
  await recordAction(req, { act: 'recovery-code-used', account, actor: user ? String(user.email) : undefined })
}
