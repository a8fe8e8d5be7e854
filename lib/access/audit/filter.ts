/** The audit log's filter, as it stands in the address of the list. Client-safe. */
import { parseId } from '@/lib/shared/addresses/localized'
import { type ListQuery, queryDay, queryOf, queryParam } from '@/lib/shared/lists/list-query'
import { type AuditAction, isAuditAction } from './actions'

export interface AuditFilter {
  /** Id of an account; '' for everybody's. */
  account: number | ''
  act: AuditAction | ''
  /** Slug of a collection or global; '' for all. */
  subject: string
  /** Id of the record; '' for all. Means something with a subject alone. */
  record: string
  /** Days of Dhaka's calendar, both included; '' where a side is open. */
  from: string
  to: string
}

const SLUG = /^[a-z][a-z0-9-]{0,60}$/

/** Reads a filter from an address's parameters; what makes no sense is left out. */
export function readAuditFilter(asked: ListQuery): AuditFilter {
  const first = (name: string) => queryParam(asked, name)
  const fitting = (name: string, pattern: RegExp) => (pattern.test(first(name)) ? first(name) : '')
  const act = first('act')
  const subject = fitting('subject', SLUG)
  return {
    account: parseId(first('account')) ?? '',
    act: isAuditAction(act) ? act : '',
    subject,
    record: subject && fitting('record', /^\d{1,10}$/),
    from: queryDay(asked, 'from'),
    to: queryDay(asked, 'to'),
  }
}

/** The query string that `readAuditFilter` reads, with its question mark; '' for an empty filter. */
export function auditQuery(filter: Partial<AuditFilter>, page = 1): string {
  return queryOf(Object.entries({ ...filter, page: page > 1 ? page : '' }))
}
