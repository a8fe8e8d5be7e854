/** All that is known of one pledge, for its screen. The caller has checked access. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { recordsByIds } from '@/lib/platform/database/newest-first'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Pledge, PledgeMove, Receipt, Transaction } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { IS_OPEN_BANK_LINE } from '../books/waiting-counts'
import { statesLeadingTo } from '../shared/states'
import { loadPledges } from './find-pledges'

export interface PledgeDetails {
  pledge: Pledge
  /** In their order. */
  moves: PledgeMove[]
  /** The money that it was verified with. */
  transaction: Transaction | null
  receipts: Receipt[]
  /** Open money that may be this pledge's: of its transaction ID, in any currency, or of its amount and method. */
  candidates: Transaction[]
}

/** More of one amount are no help: the reconciliation has them all. */
const MOST_CANDIDATES = 5

/** @returns null where there is no such pledge */
export async function readPledgeDetails(payload: Payload, id: number): Promise<PledgeDetails | null> {
  const [pledge] = await loadPledges(payload, [id])
  if (!pledge) return null
  const paidBy = idOf(pledge.transaction)
  const ofPledge = { where: { pledge: { equals: id } }, pagination: false, depth: 0, overrideAccess: true } as const
  const [moves, receipts, transaction, candidates] = await Promise.all([
    payload.find({ collection: 'pledge-moves', sort: 'id', ...ofPledge }),
    payload.find({ collection: 'receipts', sort: 'id', ...ofPledge }),
    bankLinesByIds(payload, paidBy === null ? [] : [paidBy]),
    candidatesFor(payload, pledge),
  ])
  return { pledge, moves: moves.docs, receipts: receipts.docs, transaction: transaction[0] ?? null, candidates }
}

const bankLinesByIds = (payload: Payload, ids: number[]): Promise<Transaction[]> =>
  recordsByIds(payload, { collection: 'transactions', table: 'transactions' }, ids)

async function candidatesFor(payload: Payload, pledge: Pledge): Promise<Transaction[]> {
  const { state, suspected, trxId, amount, currency, method } = pledge
  const open = state === 'reported' || statesLeadingTo('reported').includes(state)
  if (!open || suspected) return []
  const byId = sql`t.trx_id = ${trxId || null}`
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT id FROM transactions AS t
      WHERE ${IS_OPEN_BANK_LINE}
        AND (${byId} OR (currency = ${currency} AND amount = ${amount} AND method = ${method}))
      ORDER BY CASE WHEN ${byId} THEN 0 ELSE 1 END, id DESC LIMIT ${MOST_CANDIDATES}`,
  )
  return bankLinesByIds(
    payload,
    rows.map(({ id }) => Number(id)),
  )
}
