/** Addresses of the treasurer's desk. */
import { type ListQuery, queryOf } from '@/lib/shared/lists/list-query'
import { readPage } from '../shared/read-page'

/** Part of the desk → what it is called. The first four hold what waits, or waited. */
export const DESK_PARTS = {
  pairs: 'Pairs',
  money: 'Money without a gift',
  gifts: 'Gifts without money',
  aside: 'Set aside',
  bring: 'Bring in money',
  enter: 'Enter a gift',
} as const

export type DeskPart = keyof typeof DESK_PARTS

export interface Shown {
  part: DeskPart
  page: number
  /** Only what waits for this reason; '' for all. */
  reason: string
}

export function deskAddress(part: DeskPart, { page = 1, reason = '' }: Partial<Omit<Shown, 'part'>> = {}): string {
  const asked = { show: part === 'pairs' ? '' : part, reason, page: page > 1 ? page : '' }
  return `/admin/desk${queryOf(Object.entries(asked))}`
}

export function readShown(asked: ListQuery | undefined): Shown {
  const { show, page, reason } = asked ?? {}
  const known = typeof show === 'string' && Object.hasOwn(DESK_PARTS, show)
  return {
    part: known ? (show as DeskPart) : 'pairs',
    page: readPage(page),
    reason: typeof reason === 'string' ? reason : '',
  }
}

export const giftAddress = (id: number) => `/admin/collections/pledges/${id}`
