/** For tests alone: pledges and money as they come. */
import { sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { BankLine } from '@/lib/giving/shared/bank-line'
import type { SubmissionInfo } from '@/lib/intake/submission-info'
import { kind, rawSql, type TestDatabase } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { storeBankLines } from './books/bank-lines'
import { type PledgeValues, storePledge } from './pledges/store-pledge'

export const VALUES: PledgeValues = {
  amount: 640_000,
  currency: 'BDT',
  project: 'Health',
  campaign: null,
  purpose: 'general',
  method: 'bkash',
  anonymous: false,
  firstName: 'Nusrat',
  lastName: 'Jahan',
  email: 'nusrat@example.org',
  phone: '+8801711000000',
  address: 'House 4, Tongi',
  country: 'Bangladesh',
  message: '',
  trxId: '',
  senderNumber: '',
}

const RECEIVED: SubmissionInfo = { locale: 'en', suspicion: [], acknowledge: true }

/** What the tests of one database use. */
export function giving(site: TestDatabase) {
  const { payload } = site
  const request = (): Promise<PayloadRequest> => createLocalReq({}, payload)
  let made = 0

  const pledge = async (values: Partial<PledgeValues> = {}, received: Partial<SubmissionInfo> = {}) => {
    const req = await request()
    const { reference } = await withTransaction(req, () =>
      storePledge(req, { ...VALUES, ...values }, { ...RECEIVED, ...received }),
    )
    const [row] = await rawSql(site, sql`SELECT id FROM pledges WHERE reference = ${reference}`)
    return Number(row?.id)
  }

  const money = async (line: Partial<BankLine> = {}) => {
    made += 1
    const trxId = `8N7A${String(made).padStart(6, '0')}`
    const receivedAt = '2026-11-21T08:05:00.000Z'
    const whole = { method: 'bkash', trxId, amount: 640_000, currency: 'BDT', receivedAt, ...line } as const
    const { added } = await storeBankLines(await request(), [whole], { source: 'hand', by: 'Treasurer' })
    return Number(added[0])
  }

  const pledgeOf = async (id: number) => payload.findByID({ collection: 'pledges', id, depth: 0 })

  const movesOf = async (id: number) =>
    (await rawSql(site, sql`SELECT "to" AS step FROM pledge_moves WHERE pledge_id = ${id} ORDER BY id`)).map(
      ({ step }) => step,
    )

  const empty = async () => {
    await withoutTriggers(site, 'ledger_entries', () => rawSql(site, 'DELETE FROM ledger_entries'))
    for (const table of ['mails', 'receipts', 'pledge_moves', 'pledges', 'transactions', 'receipt_years']) {
      await rawSql(site, `DELETE FROM ${table}`)
    }
  }

  return { request, pledge, money, pledgeOf, movesOf, empty }
}

/** Does what a table's triggers refuse; they are as before then. */
async function withoutTriggers(site: TestDatabase, table: string, work: () => Promise<unknown>): Promise<void> {
  if (kind === 'postgres') {
    await rawSql(site, `ALTER TABLE ${table} DISABLE TRIGGER USER`)
    await work()
    await rawSql(site, `ALTER TABLE ${table} ENABLE TRIGGER USER`)
    return
  }
  const triggers = await rawSql(
    site,
    sql`SELECT name, sql AS text FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ${table}`,
  )
  for (const { name } of triggers) await rawSql(site, `DROP TRIGGER ${name}`)
  await work()
  for (const { text } of triggers) await rawSql(site, String(text))
}
