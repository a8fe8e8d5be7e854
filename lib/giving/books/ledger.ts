/** The sums of giving. Nothing is ever added across currencies or purposes here. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { accountOf } from '@/lib/access/rights/author'
import { OPEN_STATES } from '@/lib/giving/shared/states'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { markChanged, transactionDatabase } from '@/lib/platform/database/transactions'
import type { Currency } from '@/lib/shared/money/currency'
import type { EntryKind, Purpose } from '@/lib/shared/money/kinds'
import type { PledgeRow } from './pledge-row'

/** The sums' name among the revisions: whatever changes one of them counts as a change of the ledger. */
export const FUND_TOTALS = 'ledger-entries'

/** Notes that sums may have changed, in the request's transaction: pages that show them follow its COMMIT. */
export async function markFundTotalsChanged(req: PayloadRequest): Promise<void> {
  await markChanged(req, FUND_TOTALS)
}

/** A fund is a campaign, or the general fund of a currency where there is none, for one purpose. */
export interface FundTotal {
  campaign: number | null
  currency: Currency
  purpose: Purpose
  /** Verified less what of it was a mistake and what was refunded, in minor units. */
  raised: number
  /** Of pledges that are still open, in minor units. */
  promised: number
}

/**
 * What was raised and what is promised, by fund; funds without either are left out.
 * @param counted which open pledges are meant (public-totals.ts); all of them where nothing is said
 */
export async function readFundTotals(db: SqlRunner, counted: SQL = sql`1 = 1`): Promise<FundTotal[]> {
  const raised = await runSql(
    db,
    sql`SELECT campaign_id, currency, purpose, SUM(CASE WHEN kind = 'verified' THEN amount ELSE -amount END) AS total
      FROM ledger_entries GROUP BY campaign_id, currency, purpose`,
  )
  const promised = await runSql(
    db,
    sql`SELECT campaign_id, currency, purpose, SUM(amount) AS total FROM pledges
      WHERE state IN ${OPEN_STATES} AND suspected = ${false} AND ${counted}
      GROUP BY campaign_id, currency, purpose`,
  )
  const funds = new Map<string, FundTotal>()
  const add = (rows: Record<string, unknown>[], sum: 'raised' | 'promised') => {
    for (const { campaign_id, currency, purpose, total } of rows) {
      const key = [campaign_id, currency, purpose].join(' ')
      const campaign = campaign_id === null ? null : Number(campaign_id)
      const fund = funds.get(key) ?? {
        campaign,
        currency: currency as Currency,
        purpose: purpose as Purpose,
        raised: 0,
        promised: 0,
      }
      funds.set(key, { ...fund, [sum]: Number(total) })
    }
  }
  add(raised, 'raised')
  add(promised, 'promised')
  return [...funds.values()]
}

interface Entry {
  kind: EntryKind
  /** Minor units, above 0. */
  amount: number
  /** ISO 8601; when the money arrived, of a mistake too, or was sent back. */
  moneyAt: string
  by: string
}

/** Adds an entry for a pledge, in the request's transaction, beside the pledge's transition. */
export async function addLedgerEntry(req: PayloadRequest, pledge: PledgeRow, entry: Entry): Promise<void> {
  const { id, currency, campaign, purpose, method } = pledge
  const { kind, amount, moneyAt, by } = entry
  await runSql(
    await transactionDatabase(req),
    sql`INSERT INTO ledger_entries (kind, pledge_id, amount, currency, campaign_id, purpose, method, money_at, at, "by",
        by_account)
      VALUES (${kind}, ${id}, ${amount}, ${currency}, ${campaign}, ${purpose}, ${method}, ${moneyAt},
        ${new Date().toISOString()}, ${by}, ${accountOf(req)})`,
  )
  await markFundTotalsChanged(req)
}

/** Takes out again what a verification that was a mistake has added: the same fund and day, so no month shows it. */
export async function addReversalEntry(req: PayloadRequest, pledge: number, by: string): Promise<void> {
  await runSql(
    await transactionDatabase(req),
    sql`INSERT INTO ledger_entries (kind, pledge_id, amount, currency, campaign_id, purpose, method, money_at, at, "by",
        by_account)
      SELECT 'reversed', pledge_id, amount, currency, campaign_id, purpose, method, money_at,
        ${new Date().toISOString()}, ${by}, ${accountOf(req)}
      FROM ledger_entries WHERE pledge_id = ${pledge} AND kind = 'verified' ORDER BY id DESC LIMIT 1`,
  )
  await markFundTotalsChanged(req)
}

export interface Balance {
  currency: Currency
  /** Sums of the ledger, in minor units: what was verified less what of it was a mistake, and what was sent back. */
  verified: number
  refunded: number
  /** What the funds show as raised. */
  raised: number
  /** What the pledges that stand as verified received. */
  held: number
  /** Whether verified − refunded = raised = held. */
  balances: boolean
}

/** Whether the books balance, by currency. */
export async function checkBalances(db: SqlRunner): Promise<Balance[]> {
  const entries = await runSql(
    db,
    sql`SELECT currency, kind, SUM(amount) AS total FROM ledger_entries GROUP BY currency, kind`,
  )
  const pledges = await runSql(
    db,
    sql`SELECT currency, SUM(received) AS total FROM pledges WHERE state = 'verified' GROUP BY currency`,
  )
  const funds = await readFundTotals(db)
  const currencies = [...new Set([...entries, ...pledges].map(({ currency }) => currency as Currency))].sort()
  return currencies.map((currency) => {
    const total = (rows: Record<string, unknown>[]) =>
      rows.filter((row) => row.currency === currency).reduce((sum, row) => sum + Number(row.total), 0)
    const of = (wanted: EntryKind) => total(entries.filter(({ kind }) => kind === wanted))
    const verified = of('verified') - of('reversed')
    const refunded = of('refunded')
    const held = total(pledges)
    const raised = funds.filter((fund) => fund.currency === currency).reduce((sum, fund) => sum + fund.raised, 0)
    return { currency, verified, refunded, raised, held, balances: verified - refunded === raised && raised === held }
  })
}
