/** What the coordinator's list shows, as its address says it. Client-safe. */
import { parseId } from '@/lib/addresses'
import { isStatus, type Status } from './status'

export interface VolunteerFilter {
  /** '' shows every status. */
  status: Status | ''
  /** Suspected registrations lie apart: the list shows either them or the others. */
  suspected: boolean
  project: number | null
  event: number | null
  /** Words to be found, as typed. */
  q: string
}

const LONGEST_QUERY = 100

type Asked = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** Reads a filter from an address's parameters; what makes no sense is left out. */
export function readFilter(asked: Asked): VolunteerFilter {
  const status = first(asked.status)
  return {
    status: isStatus(status) ? status : '',
    suspected: first(asked.suspected) === 'yes',
    project: parseId(first(asked.project)) ?? null,
    event: parseId(first(asked.event)) ?? null,
    q: first(asked.q).trim().slice(0, LONGEST_QUERY),
  }
}

/** Which page of the list is asked for, from 1. */
export function readPage(asked: Asked): number {
  return parseId(first(asked.at)) ?? 1
}

/** The parameters that `readFilter` reads back: `?status=new&q=Rahim`, or '' where everything is shown. */
export function filterQuery(filter: VolunteerFilter, page = 1): string {
  const { status, suspected, project, event, q } = filter
  const entries: [string, string | number | null][] = [
    ['status', status],
    ['suspected', suspected ? 'yes' : ''],
    ['project', project],
    ['event', event],
    ['q', q],
    // Payload reads `page` and `limit` for a list of its own.
    ['at', page > 1 ? page : ''],
  ]
  const query = new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  return query.size > 0 ? `?${query}` : ''
}
