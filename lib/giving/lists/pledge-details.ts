/** All that is known of one gift, for its screen. Whoever calls has checked who asks. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { recordsByIds } from '@/lib/platform/database/newest-first'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Pledge, PledgeMove, Receipt, Transaction } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { OPEN_TRANSACTION } from '../books/waiting-counts'
import { statesBefore } from '../shared/states'
import { loadGifts } from './find-pledges'

export interface GiftFile {
  gift: Pledge
  /** In their order. */
  moves: PledgeMove[]
  /** The money that it was verified with. */
  transaction: Transaction | null
  receipts: Receipt[]
  /** Open money that may be this gift's: of its transaction ID, in any currency, or of its amount and method. */
  candidates: Transaction[]
}

/** More of one amount are no help: the desk has them all. */
const MOST_CANDIDATES = 5

/** @returns null where there is no such gift */
export async function giftFile(payload: Payload, id: number): Promise<GiftFile | null> {
  const [gift] = await loadGifts(payload, [id])
  if (!gift) return null
  const paidBy = idOf(gift.transaction)
  const ofGift = { where: { pledge: { equals: id } }, pagination: false, depth: 0, overrideAccess: true } as const
  const [moves, receipts, transaction, candidates] = await Promise.all([
    payload.find({ collection: 'pledge-moves', sort: 'id', ...ofGift }),
    payload.find({ collection: 'receipts', sort: 'id', ...ofGift }),
    transactionsBy(payload, paidBy === null ? [] : [paidBy]),
    candidatesFor(payload, gift),
  ])
  return { gift, moves: moves.docs, receipts: receipts.docs, transaction: transaction[0] ?? null, candidates }
}

const transactionsBy = (payload: Payload, ids: number[]): Promise<Transaction[]> =>
  recordsByIds(payload, { collection: 'transactions', table: 'transactions' }, ids)

async function candidatesFor(payload: Payload, gift: Pledge): Promise<Transaction[]> {
  const { state, suspected, trxId, amount, currency, method } = gift
  const open = state === 'reported' || statesBefore('reported').includes(state)
  if (!open || suspected) return []
  const byId = sql`t.trx_id = ${trxId || null}`
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT id FROM transactions AS t
      WHERE ${OPEN_TRANSACTION}
        AND (${byId} OR (currency = ${currency} AND amount = ${amount} AND method = ${method}))
      ORDER BY CASE WHEN ${byId} THEN 0 ELSE 1 END, id DESC LIMIT ${MOST_CANDIDATES}`,
  )
  return transactionsBy(
    payload,
    rows.map(({ id }) => Number(id)),
  )
}
