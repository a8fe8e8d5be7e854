/** Filters of the lists of pledges and of ledger entries, read from and written to query strings. Client-safe. */
import { parseId } from '@/lib/shared/addresses/localized'
import { isDay, type ListQuery, queryDay, queryOf, queryParam, searchTerm } from '@/lib/shared/lists/list-query'
import { CURRENCIES, type Currency } from '@/lib/shared/money/currency'
import {
  ENTRY_KINDS,
  type EntryKind,
  METHODS,
  type Method,
  PLEDGE_SOURCES,
  type PledgeSource,
  PURPOSES,
  type Purpose,
} from '@/lib/shared/money/kinds'
import { isPledgeState, type PledgeState } from './states'

/** Days of Dhaka's calendar, both included; '' where a side is open. */
export interface Days {
  from: string
  to: string
}

/** Whose money is meant. '' shows all of a kind. */
export interface FundFilter extends Days {
  /** 'general' is the fund without a campaign. */
  campaign: number | 'general' | ''
  purpose: Purpose | ''
  currency: Currency | ''
  method: Method | ''
}

/** Whether the days are those on which pledges were promised, or on which their money arrived. */
export const DAY_KINDS = ['made', 'money'] as const

export interface PledgeFilter extends FundFilter {
  state: PledgeState | ''
  source: PledgeSource | ''
  /** Suspected pledges lie apart: the list shows either them or the others. */
  suspected: boolean
  days: (typeof DAY_KINDS)[number]
  /** Words to be found, as typed. */
  q: string
}

export interface LedgerFilter extends FundFilter {
  kind: EntryKind | ''
}

const oneOf = <Value extends string>(known: readonly Value[], value: string): Value | '' =>
  known.find((each) => each === value) ?? ''

/** Reads a filter from an address's parameters; what makes no sense is left out. `month=2026-11` is all of its days. */
export function readPledgeFilter(asked: ListQuery): PledgeFilter {
  const state = queryParam(asked, 'state')
  return {
    ...readFund(asked),
    state: isPledgeState(state) ? state : '',
    source: oneOf(PLEDGE_SOURCES, queryParam(asked, 'source')),
    suspected: queryParam(asked, 'suspected') === 'yes',
    days: queryParam(asked, 'days') === 'money' ? 'money' : 'made',
    q: searchTerm(asked),
  }
}

/** Reads what `readPledgeFilter` does, for the ledger. */
export function readLedgerFilter(asked: ListQuery): LedgerFilter {
  return { ...readFund(asked), kind: oneOf(ENTRY_KINDS, queryParam(asked, 'kind')) }
}

function readFund(asked: ListQuery): FundFilter {
  const campaign = queryParam(asked, 'campaign')
  const month = daysOf(queryParam(asked, 'month'))
  return {
    campaign: campaign === 'general' ? 'general' : (parseId(campaign) ?? ''),
    purpose: oneOf(PURPOSES, queryParam(asked, 'purpose')),
    currency: oneOf(CURRENCIES, queryParam(asked, 'currency')),
    method: oneOf(METHODS, queryParam(asked, 'method')),
    from: month.from || queryDay(asked, 'from'),
    to: month.to || queryDay(asked, 'to'),
  }
}

/** The first and the last day of `2026-02`; none of what is no month. */
export function daysOf(month: string): Days {
  const from = `${month}-01`
  if (!isDay(from)) return { from: '', to: '' }
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

/** The month whose days these are, `2026-02`; '' where they are others. */
export function monthIn({ from, to }: Days): string {
  const month = from.slice(0, 7)
  return from !== '' && daysOf(month).from === from && daysOf(month).to === to ? month : ''
}

/** The parameters that the readers read back: `?state=verified&q=Rahim`, or '' where everything is shown. */
export function filterQuery(filter: Partial<PledgeFilter & LedgerFilter>, page = 1): string {
  const { suspected, days, from, to } = filter
  return queryOf([
    ['state', filter.state],
    ['kind', filter.kind],
    ['suspected', suspected ? 'yes' : ''],
    ['campaign', filter.campaign],
    ['purpose', filter.purpose],
    ['currency', filter.currency],
    ['method', filter.method],
    ['source', filter.source],
    ['from', from],
    ['to', to],
    ['days', days === 'money' && (from || to) ? days : ''],
    ['q', filter.q],
    ['at', page > 1 ? page : ''],
  ])
}
