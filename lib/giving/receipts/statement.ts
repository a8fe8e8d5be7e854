/** What a donor gave in a financial year. Whoever calls has checked who asks. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Person } from '@/lib/access/personal-data'
import { matchesPerson } from '@/lib/intake/matches-person'
import { phoneSpellings } from '@/lib/intake/phone-digits'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Currency } from '@/lib/shared/money/currency'
import type { GivingProject, Purpose } from '@/lib/shared/money/kinds'
import { fullName } from '../shared/donor-name'
import { yearBounds } from './financial-year'

interface StatementGift {
  pledge: number
  reference: string
  campaign: number | null
  project: GivingProject | null
  purpose: Purpose
  currency: Currency
  /** What arrived, in minor units. */
  amount: number
  /** When it arrived. */
  moneyAt: string
  /** Number of the receipt that holds. */
  receipt: string | null
}

interface StatementTotal {
  currency: Currency
  purpose: Purpose
  amount: number
}

export interface Statement {
  year: number
  /** As the gifts have them, the latest first: one e-mail address may be a family's. */
  names: string[]
  /** The latest that was given; '' where none was. */
  address: string
  /** By the day of their money. */
  gifts: StatementGift[]
  /** Nothing is added across currencies or purposes. */
  totals: StatementTotal[]
}

/** An e-mail address or a phone number, as typed; null where it is neither. */
export function readDonor(typed: string): Person | null {
  const text = typed.trim()
  if (text.includes('@')) return { email: text, phone: '' }
  return phoneSpellings(text).length > 0 ? { email: '', phone: text } : null
}

/**
 * The verified gifts of a donor whose money came within a financial year; those that were sent back are left out. One that
 * was verified by mistake, and then with its own money, has two such entries: the last one is what it stands for.
 * @param year in which it began
 */
export async function donorStatement(payload: Payload, donor: Person, year: number): Promise<Statement> {
  const { from, before } = yearBounds(year)
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT gift.id, gift.reference, gift.first_name, gift.last_name, gift.address, gift.project, entry.campaign_id, entry.purpose,
        entry.currency, entry.amount, entry.money_at, receipt.number
      FROM pledges AS gift
      JOIN ledger_entries AS entry ON entry.id =
        (SELECT max(id) FROM ledger_entries WHERE pledge_id = gift.id AND kind = 'verified')
      LEFT JOIN receipts AS receipt ON receipt.pledge_id = gift.id AND receipt.state = 'issued'
      WHERE gift.state = 'verified' AND ${matchesPerson(donor, sql`gift.email`, sql`gift.phone`)}
        AND entry.money_at >= ${from.toISOString()} AND entry.money_at < ${before.toISOString()}
      ORDER BY entry.money_at, gift.id`,
  )
  const gifts = rows.map(toGift)
  const latest = rows.toReversed()
  const names = latest.map((row) =>
    fullName({ firstName: row.first_name as string | null, lastName: row.last_name as string | null }),
  )
  return {
    year,
    names: [...new Set(names.filter(Boolean))],
    address: String(latest.find(({ address }) => address)?.address ?? ''),
    gifts,
    totals: totalsOf(gifts),
  }
}

const toGift = (row: Record<string, unknown>): StatementGift => ({
  pledge: Number(row.id),
  reference: String(row.reference),
  campaign: row.campaign_id === null ? null : Number(row.campaign_id),
  project: (row.project ?? null) as GivingProject | null,
  purpose: row.purpose as Purpose,
  currency: row.currency as Currency,
  amount: Number(row.amount),
  moneyAt: new Date(String(row.money_at)).toISOString(),
  receipt: row.number === null ? null : String(row.number),
})

function totalsOf(gifts: StatementGift[]): StatementTotal[] {
  const totals = new Map<string, StatementTotal>()
  for (const { currency, purpose, amount } of gifts) {
    const key = `${currency} ${purpose}`
    totals.set(key, { currency, purpose, amount: (totals.get(key)?.amount ?? 0) + amount })
  }
  return [...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total)
}
