/** A pledge's row as commands read it, in the request's transaction. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { PledgeState } from '@/lib/giving/shared/states'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { jsonIn, runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Currency } from '@/lib/shared/money/currency'
import type { GivingProject, Method, PledgeSource, Purpose, TrxIdGiver } from '@/lib/shared/money/kinds'

export interface PledgeRow {
  id: number
  reference: string
  state: PledgeState
  source: PledgeSource
  /** Promised, in minor units; what arrived, once that came in another currency (promised-amount.ts). */
  amount: number
  /** Arrived, in minor units; null before it is verified. */
  received: number | null
  currency: Currency
  campaign: number | null
  /** Which of the form's seven was chosen; null for none. */
  project: GivingProject | null
  purpose: Purpose
  method: Method
  firstName: string
  lastName: string
  address: string
  email: string
  anonymous: boolean
  suspected: boolean
  trxId: string
  /** Who gave that; null where there is none. */
  trxIdFrom: TrxIdGiver | null
  /** Id of the bank line that it was verified with. */
  transaction: number | null
  /** Of a verified one: what its money has overwritten. */
  beforeVerified: BeforeVerification | null
  locale: Locale
}

/** What verifying overwrites of a pledge. */
export type BeforeVerification = Pick<PledgeRow, 'amount' | 'currency' | 'campaign' | 'method' | 'trxId'> & {
  /** Left out of pledges that were verified before it was kept. */
  trxIdFrom?: TrxIdGiver | null
}

/** PostgreSQL gives its numerics as texts, SQLite its booleans as numbers and its JSON as texts. */
export function toPledgeRow(row: Record<string, unknown>): PledgeRow {
  const idOrNull = (value: unknown) => (value === null ? null : Number(value))
  const text = (value: unknown) => String(value ?? '')
  return {
    id: Number(row.id),
    reference: text(row.reference),
    state: row.state as PledgeState,
    source: row.source as PledgeSource,
    amount: Number(row.amount),
    received: idOrNull(row.received),
    currency: row.currency as Currency,
    campaign: idOrNull(row.campaign_id),
    project: (row.project ?? null) as GivingProject | null,
    purpose: row.purpose as Purpose,
    method: row.method as Method,
    firstName: text(row.first_name),
    lastName: text(row.last_name),
    address: text(row.address),
    email: text(row.email),
    anonymous: Boolean(row.anonymous),
    suspected: Boolean(row.suspected),
    trxId: text(row.trx_id),
    trxIdFrom: (row.trx_id_from ?? null) as TrxIdGiver | null,
    transaction: idOrNull(row.transaction_id),
    beforeVerified: beforeVerificationOf(row),
    locale: row.locale as Locale,
  }
}

/** What a row keeps of a pledge before its money came; null where it keeps nothing. */
export const beforeVerificationOf = ({ before_verified: kept }: Record<string, unknown>): BeforeVerification | null =>
  jsonIn(kept) as BeforeVerification | null

/** @throws APIError 404 where there is none */
export async function readPledge(req: PayloadRequest, id: number): Promise<PledgeRow> {
  const [row] = await runSql(await transactionDatabase(req), sql`SELECT * FROM pledges WHERE id = ${id}`)
  if (!row) throw publicError(say('pledges.refused.missing'), 404)
  return toPledgeRow(row)
}
