/** Sets, replaces and removes an account's second factor, with its sessions, each in one transaction. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { recordAction } from '@/lib/access/audit/record'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { currentSessionId } from '../sessions/current-session'
import { endSessions, withAccountLock } from '../sessions/store'
import type { Ticket } from './enrolment'
import { newRecoveryCodes } from './recovery-codes'
import { consumeTicket, deleteSecondFactor, saveRecoveryCodes, saveSecondFactor } from './store'

const now = () => new Date().toISOString()

/** Ends all sessions but the present one: the others have not shown the second factor. */
const endOthers = (req: PayloadRequest, account: number) => endSessions(req, account, { except: currentSessionId(req) })

/**
 * Sets an account's second factor, replacing any that it had.
 * @param ticket of the enrolment, used up by this
 * @param step of the first code, used up by this
 * @returns the recovery codes, shown once; null where a code of this step was accepted before
 * @throws APIError 422 where the ticket was used: nothing is changed then
 */
export async function setSecondFactor(
  req: PayloadRequest,
  account: number,
  { ticket, step }: { ticket: Ticket; step: number },
): Promise<string[] | null> {
  const { codes, entries } = await newRecoveryCodes()
  return withAccountLock(req, account, async () => {
    if (!(await saveSecondFactor(req, account, { secret: ticket.secret, recovery: entries, step }))) return null
    if (!(await consumeTicket(req, ticket))) throw publicError(say('secondFactor.refused.used'), 422)
    const db = await transactionDatabase(req)
    await runSql(db, sql`UPDATE users SET second_factor_since = ${now()} WHERE id = ${account}`)
    await endOthers(req, account)
    await recordAction(req, { act: 'second-factor-set', subject: 'users', record: account })
    return codes
  })
}

/** Replaces the recovery codes with ten new ones. @returns null where there is no second factor */
export async function renewRecoveryCodes(req: PayloadRequest, account: number): Promise<string[] | null> {
  const { codes, entries } = await newRecoveryCodes()
  return withAccountLock(req, account, async () => {
    if (!(await saveRecoveryCodes(req, account, entries))) return null
    await recordAction(req, { act: 'recovery-codes', subject: 'users', record: account })
    return codes
  })
}

/**
 * Removes an account's second factor.
 * @param by 'owner' keeps the present session; 'another' ends all of the account's, and gives it its days of enrolment anew
 * @returns whether it had one
 */
export function removeSecondFactor(req: PayloadRequest, account: number, by: 'owner' | 'another'): Promise<boolean> {
  return withAccountLock(req, account, async () => {
    if (!(await deleteSecondFactor(req, account))) return false
    const db = await transactionDatabase(req)
    const anew = by === 'another' ? sql`, role_since = ${now()}` : sql``
    await runSql(db, sql`UPDATE users SET second_factor_since = NULL${anew} WHERE id = ${account}`)
    if (by === 'owner') await endOthers(req, account)
    else await endSessions(req, account)
    await recordAction(req, { act: 'second-factor-removed', subject: 'users', record: account })
    return true
  })
}
