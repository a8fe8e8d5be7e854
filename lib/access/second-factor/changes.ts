/** What becomes of an account when its second factor is set, replaced or removed: each in one transaction. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { recordAct } from '@/lib/access/audit/record'
import { publicError } from '@/lib/platform/calls/public-error'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { presentSession } from '../sessions/present'
import { endSessions, withAccount } from '../sessions/rows'
import type { Ticket } from './enrolment'
import { newRecoveryCodes } from './recovery'
import { dropSecondFactor, putRecovery, putSecondFactor, spendTicket } from './store'

const USED = 'This set-up was finished already. Please begin again.'

const now = () => new Date().toISOString()

/** The present session alone goes on: whoever else is signed in to this account has not shown the second factor. */
const endOthers = (req: PayloadRequest, account: number) => endSessions(req, account, { except: presentSession(req) })

/**
 * Sets an account's second factor, in place of any that it had.
 * @param ticket of the set-up, which is used up with it
 * @param step of the first code, which is used up, too
 * @returns the recovery codes, shown once; null where a code of this step was taken already
 * @throws Refusal where the ticket was used: nothing is changed then
 */
export async function setSecondFactor(
  req: PayloadRequest,
  account: number,
  { ticket, step }: { ticket: Ticket; step: number },
): Promise<string[] | null> {
  const { codes, entries } = await newRecoveryCodes()
  return withAccount(req, account, async () => {
    if (!(await putSecondFactor(req, account, { secret: ticket.secret, recovery: entries, step }))) return null
    if (!(await spendTicket(req, ticket))) throw publicError(USED, 422)
    const db = await transactionDatabase(req)
    await runSql(db, sql`UPDATE users SET second_factor_since = ${now()} WHERE id = ${account}`)
    await endOthers(req, account)
    await recordAct(req, { act: 'second-factor-set', subject: 'users', record: account })
    return codes
  })
}

/** Puts ten new recovery codes in place of those that are left. @returns null where there is no second factor */
export async function renewRecoveryCodes(req: PayloadRequest, account: number): Promise<string[] | null> {
  const { codes, entries } = await newRecoveryCodes()
  return withAccount(req, account, async () => {
    if (!(await putRecovery(req, account, entries))) return null
    await recordAct(req, { act: 'recovery-codes', subject: 'users', record: account })
    return codes
  })
}

/**
 * Removes an account's second factor.
 * @param by 'owner' keeps the present session; 'another' ends all of the account's, and gives it its days of enrolment anew
 * @returns whether it had one
 */
export function removeSecondFactor(req: PayloadRequest, account: number, by: 'owner' | 'another'): Promise<boolean> {
  return withAccount(req, account, async () => {
    if (!(await dropSecondFactor(req, account))) return false
    const db = await transactionDatabase(req)
    const anew = by === 'another' ? sql`, role_since = ${now()}` : sql``
    await runSql(db, sql`UPDATE users SET second_factor_since = NULL${anew} WHERE id = ${account}`)
    if (by === 'owner') await endOthers(req, account)
    else await endSessions(req, account)
    await recordAct(req, { act: 'second-factor-removed', subject: 'users', record: account })
    return true
  })
}
