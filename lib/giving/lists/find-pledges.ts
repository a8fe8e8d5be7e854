/** Pledges as the treasurer's list shows them. The caller has checked access. */
import type { Payload } from 'payload'
import { pledgesOfAnyState, pledgesWhere } from '@/lib/giving/books/filter-sql'
import type { PledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { countRowsBy } from '@/lib/platform/database/count'
import { matchingRows, newestIds, newestInBatches, recordsByIds } from '@/lib/platform/database/newest-first'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { pageOf } from '@/lib/shared/lists/paginate'
import { isPledgeState, type PledgeState } from '../shared/states'

const PAGE_SIZE = 25

/** Together in memory while a table is made. */
const BATCH = 500

const GIFTS = { collection: 'pledges', table: 'pledges' } as const

export interface FoundPledges {
  pledges: Pledge[]
  /** How many there are of each state, whichever of them is shown. */
  counts: Map<PledgeState, number>
  /** How many are suspected, by the rest of the filter. */
  suspected: number
  total: number
  pages: number
  page: number
}

/** A page of the list, newest first; the last one where there are fewer. */
export async function findPledges(payload: Payload, filter: PledgeFilter, page: number): Promise<FoundPledges> {
  if (filter.q) return searchPledges(payload, filter, page)
  const counts = await countByState(payload, filter)
  const sum = [...counts.values()].reduce((total, count) => total + count, 0)
  const total = filter.state ? (counts.get(filter.state) ?? 0) : sum
  const { page: shown, pages, ...range } = pageOf(total, PAGE_SIZE, page)
  const ids = await newestIds(payload, GIFTS, { where: pledgesWhere(filter), ...range })
  const apart = () => countByState(payload, { ...filter, suspected: true })
  const suspects = filter.suspected ? counts : await apart()
  return {
    pledges: await loadPledges(payload, ids),
    counts,
    suspected: [...suspects.values()].reduce((total, count) => total + count, 0),
    total,
    pages,
    page: shown,
  }
}

/** As findPledges, where words are looked for: all gifts are read once, and what is shown of them is counted here. */
async function searchPledges(payload: Payload, filter: PledgeFilter, page: number): Promise<FoundPledges> {
  const where = pledgesOfAnyState(filter)
  const found = await matchingRows(payload, GIFTS, { where, columns: ['state', 'suspected'] })
  const suspects = found.filter(({ suspected }) => Boolean(suspected))
  const counted = filter.suspected ? suspects : found.filter(({ suspected }) => !suspected)
  const counts = new Map<PledgeState, number>()
  for (const { state } of counted) if (isPledgeState(state)) counts.set(state, (counts.get(state) ?? 0) + 1)
  const shown = filter.state ? counted.filter(({ state }) => state === filter.state) : counted
  const { page: at, pages, offset, limit } = pageOf(shown.length, PAGE_SIZE, page)
  const ids = shown.slice(offset, offset + limit).map(({ id }) => Number(id))
  const pledges = await loadPledges(payload, ids)
  return { pledges, counts, suspected: suspects.length, total: shown.length, pages, page: at }
}

/** All pledges of a filter, newest first, in batches. */
export const pledgesInBatches = (payload: Payload, filter: PledgeFilter): AsyncGenerator<Pledge[]> =>
  newestInBatches(payload, GIFTS, { where: pledgesWhere(filter), size: BATCH })

/** Pledges by their Ids, in this order; those that are gone are left out. */
export const loadPledges = (payload: Payload, ids: number[]): Promise<Pledge[]> => recordsByIds(payload, GIFTS, ids)

const countByState = (payload: Payload, filter: PledgeFilter): Promise<Map<PledgeState, number>> =>
  countRowsBy(payload, { table: 'pledges', column: 'state', isKnown: isPledgeState }, pledgesWhere(filter, 'state'))
