/** Commands of pledges, for donors, treasurers and the site itself; each in one database transaction, or not at all. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { THE_SITE } from '@/lib/access/rights/author'
import { type BankLineRow, pledgeOfBankLine, readBankLine } from '@/lib/giving/books/bank-lines'
import { addLedgerEntry, addReversalEntry, markFundTotalsChanged } from '@/lib/giving/books/ledger'
import { type PledgeRow, readPledge } from '@/lib/giving/books/pledge-row'
import { type Transition, transitionPledge } from '@/lib/giving/books/transition'
import { restoreBeforeVerification, saveForUndo } from '@/lib/giving/books/verification-undo'
import { cancelReceiptOf, issueReceipt } from '@/lib/giving/receipts/receipt'
import { MONEY_FOUND, WERE_PROMISED } from '@/lib/giving/shared/history-notes'
import { postMail } from '@/lib/outbox/post'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { formatMinor } from '@/lib/shared/money/amount'
import { type Report, recordReport } from './record-report'

type Change = Pick<Transition, 'pledge' | 'by' | 'why'>
type Explained = Change & { why: string }

/** Notes a transaction id. The same one again changes nothing, unless now its donor gives it. @throws APIError 404, 409 */
export function reportPledge(req: PayloadRequest, report: Report): Promise<void> {
  return withTransaction(req, async () => {
    const { pledge: id, trxId, from, senderNumber } = report
    const sameSender = senderNumber === undefined ? sql`` : sql`AND COALESCE(sender_number, '') = ${senderNumber}`
    const [same] = await runSql(
      await transactionDatabase(req),
      sql`SELECT trx_id_from FROM pledges WHERE id = ${id} AND state = 'reported' AND trx_id = ${trxId} ${sameSender}`,
    )
    if (!same || (from === 'donor' && same.trx_id_from !== 'donor')) await recordReport(req, report)
  })
}

/** The donor will not give after all, or staff say so. @throws APIError 404, 409 */
export function cancelPledge(req: PayloadRequest, { pledge, by, why }: Change): Promise<void> {
  return withTransaction(req, async () => {
    await transitionPledge(req, { pledge, to: 'cancelled', by, why })
  })
}

/** Rejects a report whose money never came; the donor is notified with the reason. @throws APIError 400 without a reason, 404, 409 */
export async function rejectPledge(req: PayloadRequest, { pledge, by, why }: Explained): Promise<void> {
  if (!why.trim()) throw publicError(say('pledges.refused.sayReject'), 400)
  return withTransaction(req, async () => {
    const { email, locale, suspected } = await transitionPledge(req, { pledge, to: 'rejected', by, why: why.trim() })
    if (email && !suspected) await postMail(req, { kind: 'pledge-rejected', recipient: email, locale, pledge })
  })
}

export interface Verification extends Change {
  /** Id of the money that arrived for it. */
  transaction: number
  /** The amount that the person saw, in minor units: another one is not verified by mistake. */
  seenAmount?: number
  /** The person saw that it came in another currency than was promised. */
  otherCurrency?: boolean
}

/**
 * Verifies a pledge with the money that arrived: what counts is what arrived. Whose transaction id the donor did not give
 * is reported on the way. Money in another currency than was promised makes it a pledge to that currency's general fund:
 * nothing is converted.
 * @returns the receipt's id; null for money from before this site, which has none
 * @throws APIError 404, or 409 where either is not free any more or they do not fit
 */
export function verifyPledge(req: PayloadRequest, wanted: Verification): Promise<{ receipt: number | null }> {
  const { pledge: id, transaction, by, why } = wanted
  return withTransaction(req, async () => {
    // Always in this order: two at once wait for each other, and never both.
    await lockRecord(req, 'pledges', id)
    await lockRecord(req, 'transactions', transaction)
    const before = await readPledge(req, id)
    const money = await readBankLine(req, transaction)
    await checkPair(req, before, money, wanted)
    if (before.state !== 'reported' && before.state !== 'verified' && before.state !== 'refunded') {
      await reportArrived(req, before, money, by)
    }
    const set = [
      sql`transaction_id = ${transaction}`,
      sql`received = ${money.amount}`,
      sql`method = ${money.method}`,
      sql`verified_at = ${new Date().toISOString()}`,
      saveForUndo(before),
      ...inItsCurrency(before, money),
    ]
    const reason = why ?? promisedOtherwise(before, money)
    const pledge = await transitionPledge(req, { pledge: id, to: 'verified', by, why: reason, set })
    await addLedgerEntry(req, pledge, { kind: 'verified', amount: money.amount, moneyAt: money.receivedAt, by })
    return { receipt: pledge.source === 'before' ? null : await issueReceipt(req, { pledge: id, by }) }
  })
}

/** Reports a pledge whose money arrived before anybody reported it. A transaction ID that the donor gave stays. */
async function reportArrived(req: PayloadRequest, pledge: PledgeRow, money: BankLineRow, by: string): Promise<void> {
  const found = pledge.trxId ? [] : [sql`trx_id = ${money.trxId}`, sql`trx_id_from = ${'money'}`]
  const set = [sql`reported_at = COALESCE(reported_at, ${new Date().toISOString()})`, ...found]
  await transitionPledge(req, { pledge: pledge.id, to: 'reported', by, why: MONEY_FOUND, set })
}

/** What changes of a pledge whose money came in another currency. */
function inItsCurrency(pledge: PledgeRow, { currency, amount }: BankLineRow): SQL[] {
  if (pledge.currency === currency) return []
  return [sql`currency = ${currency}`, sql`amount = ${amount}`, sql`campaign_id = ${null}`]
}

/** For the history, where the amount that was promised would be lost. */
function promisedOtherwise({ amount, currency }: PledgeRow, money: BankLineRow): string | undefined {
  return currency === money.currency ? undefined : `${formatMinor(amount, currency, 'en')}${WERE_PROMISED}`
}

async function checkPair(
  req: PayloadRequest,
  pledge: PledgeRow,
  money: BankLineRow,
  { seenAmount, otherCurrency }: Pick<Verification, 'seenAmount' | 'otherCurrency'>,
): Promise<void> {
  // A pledge that is verified already is refused as such, by its step.
  if (pledge.state === 'verified' || pledge.state === 'refunded') return
  if (pledge.suspected) throw publicError(say('pledges.refused.spam'))
  if (money.setAside) throw publicError(say('pledges.refused.setAside', { why: money.setAside }))
  const taken = await pledgeOfBankLine(req, money.id)
  if (taken) throw publicError(say('pledges.refused.taken', { reference: taken }))
  if (money.currency !== pledge.currency && !otherCurrency) {
    throw publicError(say('pledges.refused.currencies'))
  }
  if (seenAmount !== undefined && seenAmount !== money.amount) {
    throw publicError(say('pledges.refused.seenAmount'))
  }
}

/** Takes the money of a verified pledge out again; its receipt is cancelled. @throws APIError 400, 404, 409 */
export async function refundPledge(req: PayloadRequest, { pledge: id, by, why }: Explained): Promise<void> {
  if (!why.trim()) throw publicError(say('pledges.refused.sayRefund'), 400)
  return withTransaction(req, async () => {
    const pledge = await transitionPledge(req, { pledge: id, to: 'refunded', by, why: why.trim() })
    const amount = pledge.received ?? 0
    await addLedgerEntry(req, pledge, { kind: 'refunded', amount, moneyAt: new Date().toISOString(), by })
    await cancelReceiptOf(req, id, by, why.trim())
  })
}

/**
 * Undoes a verification with the wrong bank line: the pledge is reported again, as it was, the ledger gets a reversal
 * entry, the receipt is cancelled, and the bank line is open again.
 * @throws APIError 400 without a reason, 404, 409 where it is not verified, or from before this site
 */
export async function undoVerification(req: PayloadRequest, { pledge: id, by, why }: Explained): Promise<void> {
  if (!why.trim()) throw publicError(say('pledges.refused.sayUndo'), 400)
  return withTransaction(req, async () => {
    await lockRecord(req, 'pledges', id)
    const verified = await readPledge(req, id)
    if (verified.source === 'before') throw publicError(say('pledges.refused.undoBefore'))
    const set = await restoreBeforeVerification(req, verified)
    await transitionPledge(req, { pledge: id, to: 'reported', undoes: 'verified', by, why: why.trim(), set })
    await addReversalEntry(req, id, by)
    await cancelReceiptOf(req, id, by, why.trim())
  })
}

/**
 * Expires pledges that were made before a moment and never reported, in the request's transaction.
 * @returns how many were found; one that somebody moves at this moment is left to them
 */
export function expirePledges(req: PayloadRequest, before: Date, limit: number): Promise<number> {
  return withTransaction(req, async () => {
    const rows = await runSql(
      await transactionDatabase(req),
      sql`SELECT id FROM pledges WHERE state = 'pledged' AND created_at < ${before.toISOString()} ORDER BY id LIMIT ${limit}`,
    )
    for (const row of rows) {
      const pledge = Number(row.id)
      await lockRecord(req, 'pledges', pledge)
      const { state } = await readPledge(req, pledge)
      if (state === 'pledged') await transitionPledge(req, { pledge, to: 'expired', by: THE_SITE })
    }
    return rows.length
  })
}

/** Sets whether a pledge is suspected of being spam: then it does not count as promised. @throws APIError 404, 409 where its money came */
export function setSuspected(
  req: PayloadRequest,
  { pledge, suspected }: { pledge: number; suspected: boolean },
): Promise<PledgeRow> {
  return withTransaction(req, async () => {
    await lockRecord(req, 'pledges', pledge)
    const { state } = await readPledge(req, pledge)
    if (state === 'verified' || state === 'refunded') throw publicError(say('pledges.refused.arrivedNoSpam'))
    const now = new Date().toISOString()
    await runSql(
      await transactionDatabase(req),
      sql`UPDATE pledges SET suspected = ${suspected}, updated_at = ${now} WHERE id = ${pledge}`,
    )
    await markFundTotalsChanged(req)
    return readPledge(req, pledge)
  })
}
