/** What the lists of gifts and of the ledger show, as their addresses say it. Client-safe. */
import { parseId } from '@/lib/addresses'
import type { Currency } from '@/lib/content/types'
import {
  ENTRY_KINDS,
  type EntryKind,
  METHODS,
  type Method,
  MINOR_DIGITS,
  PLEDGE_SOURCES,
  type PledgeSource,
  PURPOSES,
  type Purpose,
} from '../kinds'
import { isPledgeState, type PledgeState } from '../states'

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

/** Whether the days are those on which gifts were promised, or on which their money arrived. */
export const DAY_KINDS = { made: 'Promised', money: 'Money arrived' } as const

export interface GiftFilter extends FundFilter {
  state: PledgeState | ''
  source: PledgeSource | ''
  /** Suspected gifts lie apart: the list shows either them or the others. */
  suspected: boolean
  days: keyof typeof DAY_KINDS
  /** Words to be found, as typed. */
  q: string
}

export interface LedgerFilter extends FundFilter {
  kind: EntryKind | ''
}

const LONGEST_QUERY = 100

export type Asked = Record<string, string | string[] | undefined>

const first = (asked: Asked, name: string) => {
  const value = asked[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

const keyOf = <Key extends string>(known: Record<Key, unknown>, value: string): Key | '' =>
  Object.hasOwn(known, value) ? (value as Key) : ''

/** Reads a filter from an address's parameters; what makes no sense is left out. `month=2026-11` is all of its days. */
export function readGiftFilter(asked: Asked): GiftFilter {
  const state = first(asked, 'state')
  return {
    ...readFund(asked),
    state: isPledgeState(state) ? state : '',
    source: keyOf(PLEDGE_SOURCES, first(asked, 'source')),
    suspected: first(asked, 'suspected') === 'yes',
    days: keyOf(DAY_KINDS, first(asked, 'days')) || 'made',
    q: first(asked, 'q').trim().slice(0, LONGEST_QUERY),
  }
}

/** Reads what `readGiftFilter` does, for the ledger. */
export function readLedgerFilter(asked: Asked): LedgerFilter {
  return { ...readFund(asked), kind: keyOf(ENTRY_KINDS, first(asked, 'kind')) }
}

function readFund(asked: Asked): FundFilter {
  const campaign = first(asked, 'campaign')
  const month = daysOf(first(asked, 'month'))
  return {
    campaign: campaign === 'general' ? 'general' : (parseId(campaign) ?? ''),
    purpose: keyOf(PURPOSES, first(asked, 'purpose')),
    currency: keyOf(MINOR_DIGITS, first(asked, 'currency')),
    method: keyOf(METHODS, first(asked, 'method')),
    from: month.from || dayOf(first(asked, 'from')),
    to: month.to || dayOf(first(asked, 'to')),
  }
}

/** `2026-02-31` is no day. */
function dayOf(typed: string): string {
  const at = /^[12]\d{3}-\d\d-\d\d$/.test(typed) ? Date.parse(typed) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed) ? typed : ''
}

/** The first and the last day of `2026-02`; none of what is no month. */
export function daysOf(month: string): Days {
  const from = dayOf(`${month}-01`)
  if (!from) return { from: '', to: '' }
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

/** The month whose days these are, `2026-02`; '' where they are others. */
export function monthIn({ from, to }: Days): string {
  const month = from.slice(0, 7)
  return from !== '' && daysOf(month).from === from && daysOf(month).to === to ? month : ''
}

/** The parameters that the readers read back: `?state=verified&q=Rahim`, or '' where everything is shown. */
export function filterQuery(filter: Partial<GiftFilter & LedgerFilter>, page = 1): string {
  const { suspected, days, from, to } = filter
  const entries: [string, string | number | undefined][] = [
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
    // Payload reads `page` and `limit` for a list of its own.
    ['at', page > 1 ? page : ''],
  ]
  const query = new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  return query.size > 0 ? `?${query}` : ''
}

/** Which page of a list is asked for, from 1. */
export const readListPage = (asked: Asked): number => parseId(first(asked, 'at')) ?? 1
