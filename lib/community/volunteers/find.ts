/** Registrations as the coordinator's list shows them. Whoever calls has checked who asks. */
import type { Payload } from 'payload'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { isStatus, type Status } from '@/lib/community/shared/volunteer-status'
import { countRows, countRowsBy } from '@/lib/platform/database/count'
import { newestIds, newestInBatches, recordsByIds } from '@/lib/platform/database/newest-first'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { pageOf } from '@/lib/shared/lists/paginate'
import { conditionOf } from './search-sql'

const PAGE_SIZE = 25

const REGISTRATIONS = { collection: 'volunteer-registrations', table: 'volunteer_registrations' } as const

export interface FoundRegistrations {
  registrations: VolunteerRegistration[]
  /** How many there are of each status, whichever of them is shown. */
  counts: Map<Status, number>
  /** How many are suspected, by the rest of the filter. */
  suspected: number
  total: number
  pages: number
  page: number
}

/** A page of the list, newest first; the last one where there are fewer. */
export async function findRegistrations(
  payload: Payload,
  filter: VolunteerFilter,
  page: number,
): Promise<FoundRegistrations> {
  const { table } = REGISTRATIONS
  const counts = await countRowsBy(
    payload,
    { table, column: 'status', isKnown: isStatus },
    conditionOf(filter, 'status'),
  )
  const sum = [...counts.values()].reduce((total, count) => total + count, 0)
  const total = filter.status ? (counts.get(filter.status) ?? 0) : sum
  const { page: shown, pages, ...range } = pageOf(total, PAGE_SIZE, page)
  const ids = await newestIds(payload, REGISTRATIONS, { where: conditionOf(filter), ...range })
  return {
    registrations: await loadRegistrations(payload, ids),
    counts,
    suspected: filter.suspected
      ? sum
      : await countRows(payload, table, conditionOf({ ...filter, status: '', suspected: true })),
    total,
    pages,
    page: shown,
  }
}

/** All registrations of a filter, newest first, in batches. */
export const registrationsInBatches = (
  payload: Payload,
  filter: VolunteerFilter,
  size = 500,
): AsyncGenerator<VolunteerRegistration[]> =>
  newestInBatches(payload, REGISTRATIONS, { where: conditionOf(filter), size })

/** Registrations by their Ids, in this order; those that are gone are left out. */
export const loadRegistrations = (payload: Payload, ids: number[]): Promise<VolunteerRegistration[]> =>
  recordsByIds(payload, REGISTRATIONS, ids)
