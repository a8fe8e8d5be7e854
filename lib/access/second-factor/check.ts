/** Whether what somebody typed as a second factor is the account's. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { recordAct } from '@/lib/access/audit/record'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { entryOf } from './recovery'
import { findSecondFactor, takeRecovery, takeStep } from './store'
import { readCode, stepOf } from './totp'

/**
 * 'none': the account has no second factor. 'unreadable': the site's secret is no longer the one that it was set up with, so
 * that recovery codes alone are known.
 */
export type SecondFactorCheck = 'none' | 'right' | 'missing' | 'wrong' | 'unreadable'

/**
 * Checks a code of the authenticator app, or a recovery code, and uses it up: no code is taken twice, however many come
 * at once. To be called outside of a transaction, whose end could give the code back; guesses are the caller's to count.
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
    const entry = await entryOf(typed.code, factor.recovery)
    if (!entry || !(await takeRecovery(req, accountId, entry))) return 'wrong'
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
  return step !== null && (await takeStep(req, accountId, step)) ? 'right' : 'wrong'
}

/** Whoever signs in with one has no user yet: the line names the account. */
async function recordRecovery(req: PayloadRequest, account: number): Promise<void> {
  const [user] = await runSql(plainDatabase(req.payload.db), sql`SELECT email FROM users WHERE id = ${account}`)
  await recordAct(req, { act: 'recovery-code-used', account, actor: user ? String(user.email) : undefined })
}
