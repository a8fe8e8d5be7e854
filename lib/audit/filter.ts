/** Which lines of the history are shown, as the address of the list says it. Client-safe. */
import { parseId } from '@/lib/addresses'
import { type Act, isAct } from './acts'

export interface HistoryFilter {
  /** Id of an account; '' for everybody's. */
  account: number | ''
  act: Act | ''
  /** Slug of a collection or global; '' for all. */
  subject: string
  /** Id of the record; '' for all. Means something with a subject alone. */
  record: string
  /** Days of Dhaka's calendar, both included; '' where a side is open. */
  from: string
  to: string
}

export type Asked = Record<string, string | string[] | undefined>

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const SLUG = /^[a-z][a-z0-9-]{0,60}$/

/** Reads a filter from an address's parameters; what makes no sense is left out. */
export function readHistoryFilter(asked: Asked): HistoryFilter {
  const first = (name: string) => String([asked[name]].flat()[0] ?? '')
  const fitting = (name: string, pattern: RegExp) => (pattern.test(first(name)) ? first(name) : '')
  const act = first('act')
  const subject = fitting('subject', SLUG)
  return {
    account: parseId(first('account')) ?? '',
    act: isAct(act) ? act : '',
    subject,
    record: subject && fitting('record', /^\d{1,10}$/),
    from: fitting('from', DAY),
    to: fitting('to', DAY),
  }
}

/** The parameters that `readHistoryFilter` reads, with their question mark; '' where nothing is asked. */
export function historyQuery(filter: Partial<HistoryFilter>, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== '') query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
