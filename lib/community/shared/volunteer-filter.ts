/** What the coordinator's list shows, as its address says it. Client-safe. */
import { parseId } from '@/lib/shared/addresses/localized'
import { type ListQuery, queryOf, queryParam, searchTerm } from '@/lib/shared/lists/list-query'
import { isStatus, type Status } from './volunteer-status'

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

/** Reads a filter from an address's parameters; what makes no sense is left out. */
export function readFilter(asked: ListQuery): VolunteerFilter {
  const status = queryParam(asked, 'status')
  return {
    status: isStatus(status) ? status : '',
    suspected: queryParam(asked, 'suspected') === 'yes',
    project: parseId(queryParam(asked, 'project')) ?? null,
    event: parseId(queryParam(asked, 'event')) ?? null,
    q: searchTerm(asked),
  }
}

/** The parameters that `readFilter` reads back: `?status=new&q=Rahim`, or '' where everything is shown. */
export function filterQuery(filter: VolunteerFilter, page = 1): string {
  const { status, suspected, project, event, q } = filter
  return queryOf([
    ['status', status],
    ['suspected', suspected ? 'yes' : ''],
    ['project', project],
    ['event', event],
    ['q', q],
    ['at', page > 1 ? page : ''],
  ])
}
