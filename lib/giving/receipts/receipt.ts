/** Receipts: issued once money is verified, numbered without gaps in each financial year, cancelled rather than deleted. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { recordStaffAction } from '@/lib/access/audit/record'
import { accountOf } from '@/lib/access/rights/author'
import { postMail } from '@/lib/outbox/post'
import { publicError } from '@/lib/platform/calls/public-error'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { localDigits } from '@/lib/shared/format/digits'
import { readBankLine } from '../books/bank-lines'
import { fundText } from '../books/fund-text'
import { type PledgeRow, readPledge } from '../books/pledge-row'
import { financialYear } from './financial-year'
import { issuerSnapshot } from './receipt-issuer'

/**
 * Writes the receipt of a verified pledge, and the mail that brings it, in the request's transaction.
 * @returns its id
 * @throws APIError 409 where the pledge is not verified, is from before this site, or has a receipt that holds
 */
export function issueReceipt(
  req: PayloadRequest,
  { pledge: id, by, now = new Date() }: { pledge: number; by: string; now?: Date },
): Promise<number> {
  return withTransaction(req, async () => {
    await lockRecord(req, 'pledges', id)
    const pledge = await readPledge(req, id)
    if (pledge.source === 'before') throw publicError(say('receipts.refused.before'))
    if (pledge.state !== 'verified' || pledge.received === null || pledge.transaction === null) {
      throw publicError(say('receipts.refused.unverified'))
    }
    const db = await transactionDatabase(req)
    const [holds] = await runSql(db, sql`SELECT number FROM receipts WHERE pledge_id = ${id} AND state = 'issued'`)
    if (holds)
      throw publicError(say('receipts.refused.holds', { number: localDigits(String(holds.number), spokenLocale()) }))
    const { receivedAt, trxId } = await readBankLine(req, pledge.transaction)
    const { year, label } = financialYear(now)
    const serial = await nextSerial(req, year)
    const { fund, fundBn } = await fundNames(req, pledge)
    const issuer = await issuerSnapshot(req)
    const number = `${label}/${String(serial).padStart(4, '0')}`
    const donorName = `${pledge.firstName} ${pledge.lastName}`.trim()
    const [row] = await runSql(
      db,
      sql`INSERT INTO receipts (number, year, serial, pledge_id, donor_name, donor_address, amount, currency, purpose,
          method, trx_id, fund, fund_bn, tax_reference, issuer_name, issuer_name_bn, registration, signatory, designation,
          received_at, issued_at, issued_by, issued_by_account, locale)
        VALUES (${number}, ${year}, ${serial}, ${id}, ${donorName}, ${pledge.address}, ${pledge.received},
          ${pledge.currency}, ${pledge.purpose}, ${pledge.method}, ${trxId}, ${fund}, ${fundBn},
          ${issuer.taxReference}, ${issuer.issuerName}, ${issuer.issuerNameBn}, ${issuer.registration},
          ${issuer.signatory}, ${issuer.designation}, ${receivedAt}, ${now.toISOString()}, ${by}, ${accountOf(req)},
          ${pledge.locale})
        RETURNING id`,
    )
    const receipt = Number(row?.id)
    await recordStaffAction(req, { act: 'create', subject: 'receipts', record: receipt })
    await notifyDonor(req, pledge, 'receipt-issued', receipt)
    return receipt
  })
}

/**
 * Cancels a receipt and tells its donor, in the request's transaction; its number stays.
 * @throws APIError 404, or 409 where it is cancelled already
 */
export async function cancelReceipt(
  req: PayloadRequest,
  { receipt, by, why }: { receipt: number; by: string; why: string },
): Promise<void> {
  if (!why.trim()) throw publicError(say('receipts.refused.sayCancel'), 400)
  return withTransaction(req, async () => {
    const db = await transactionDatabase(req)
    const [there] = await runSql(db, sql`SELECT pledge_id FROM receipts WHERE id = ${receipt}`)
    if (!there) throw publicError(say('receipts.refused.missing'), 404)
    const pledge = Number(there.pledge_id)
    // The pledge is locked before its receipt, as by every command: a refund waits for this, and an erasure is seen below.
    await lockRecord(req, 'pledges', pledge)
    const [row] = await runSql(
      db,
      sql`UPDATE receipts SET state = 'cancelled', cancelled_at = ${new Date().toISOString()}, cancelled_by = ${by},
          cancelled_by_account = ${accountOf(req)}, cancel_reason = ${why.trim()} WHERE id = ${receipt} AND state = 'issued' RETURNING id`,
    )
    if (row) {
      await recordStaffAction(req, { act: 'cancel', subject: 'receipts', record: receipt })
      return notifyDonor(req, await readPledge(req, pledge), 'receipt-cancelled', receipt)
    }
    const [cancelled] = await runSql(db, sql`SELECT cancelled_by FROM receipts WHERE id = ${receipt}`)
    throw publicError(say('receipts.refused.already', { name: String(cancelled?.cancelled_by) }))
  })
}

/** Cancels a pledge's valid receipt, in the request's transaction. */
export async function cancelReceiptOf(req: PayloadRequest, pledge: number, by: string, why: string): Promise<void> {
  const db = await transactionDatabase(req)
  const rows = await runSql(db, sql`SELECT id FROM receipts WHERE pledge_id = ${pledge} AND state = 'issued'`)
  for (const { id } of rows) await cancelReceipt(req, { receipt: Number(id), by, why })
}

/** The next number of a year. Its row stays locked until COMMIT, so a rolled back receipt leaves no gap. */
async function nextSerial(req: PayloadRequest, year: number): Promise<number> {
  const [row] = await runSql(
    await transactionDatabase(req),
    sql`INSERT INTO receipt_years (year, last) VALUES (${year}, 1)
      ON CONFLICT (year) DO UPDATE SET last = receipt_years.last + 1 RETURNING last`,
  )
  return Number(row?.last)
}

async function fundNames(
  req: PayloadRequest,
  { campaign: id, project }: PledgeRow,
): Promise<{ fund: string; fundBn: string }> {
  const general = { fund: fundText({ project }, 'en'), fundBn: fundText({ project }, 'bn') }
  if (id === null) return general
  const campaign = await req.payload.findByID({
    collection: 'campaigns',
    id,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!campaign) return general
  const { en = '', bn = '' } = campaign.title as unknown as { en?: string; bn?: string }
  return { fund: en || bn || general.fund, fundBn: bn || en || general.fundBn }
}

type ReceiptMail = 'receipt-issued' | 'receipt-cancelled'

async function notifyDonor(req: PayloadRequest, pledge: PledgeRow, kind: ReceiptMail, receipt: number): Promise<void> {
  const { id, email, locale } = pledge
  if (email) await postMail(req, { kind, recipient: email, locale, pledge: id, receipt })
}
