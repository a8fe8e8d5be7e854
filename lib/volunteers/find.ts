/** Registrations as the coordinator's list shows them. Whoever calls has checked who asks. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { VolunteerRegistration } from '@/lib/cms/payload-types'
import { plainDatabase, runSql } from '@/lib/database/sql'
import type { VolunteerFilter } from './filter'
import { conditionOf } from './search-sql'
import { isStatus, type Status } from './status'

export const PAGE_SIZE = 25

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
  const counts = await countByStatus(payload, filter)
  const sum = [...counts.values()].reduce((total, count) => total + count, 0)
  const total = filter.status ? (counts.get(filter.status) ?? 0) : sum
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const shown = Math.min(page, pages)
  const ids = await idsOf(payload, conditionOf(filter), PAGE_SIZE, (shown - 1) * PAGE_SIZE)
  return {
    registrations: await loadRegistrations(payload, ids),
    counts,
    suspected: filter.suspected ? sum : await count(payload, conditionOf({ ...filter, status: '', suspected: true })),
    total,
    pages,
    page: shown,
  }
}

/** All registrations of a filter, newest first, in batches: no more than these are in memory together. */
export async function* registrationsInBatches(
  payload: Payload,
  filter: VolunteerFilter,
  size = 500,
): AsyncGenerator<VolunteerRegistration[]> {
  const condition = conditionOf(filter)
  let ids = await idsOf(payload, condition, size)
  while (ids.length > 0) {
    yield await loadRegistrations(payload, ids)
    ids = await idsOf(payload, sql`${condition} AND id < ${ids.at(-1)}`, size)
  }
}

/** Registrations by their Ids, in this order; those that are gone are left out. */
export async function loadRegistrations(payload: Payload, ids: number[]): Promise<VolunteerRegistration[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'volunteer-registrations',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function idsOf(payload: Payload, condition: SQL, limit: number, offset = 0): Promise<number[]> {
  const query = sql`SELECT id FROM volunteer_registrations WHERE ${condition}
    ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`
  const rows = await runSql(plainDatabase(payload.db), query)
  return rows.map(({ id }) => Number(id))
}

async function count(payload: Payload, condition: SQL): Promise<number> {
  const query = sql`SELECT count(*) AS n FROM volunteer_registrations WHERE ${condition}`
  const [row] = await runSql(plainDatabase(payload.db), query)
  return Number(row?.n ?? 0)
}

async function countByStatus(payload: Payload, filter: VolunteerFilter): Promise<Map<Status, number>> {
  const query = sql`SELECT status, count(*) AS n FROM volunteer_registrations
    WHERE ${conditionOf(filter, 'status')} GROUP BY status`
  const rows = await runSql(plainDatabase(payload.db), query)
  return new Map(rows.flatMap(({ status, n }) => (isStatus(status) ? [[status, Number(n)]] : [])))
}
