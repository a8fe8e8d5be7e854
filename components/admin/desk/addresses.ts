/** Addresses of the treasurer's desk. */
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
  const query = new URLSearchParams()
  if (part !== 'pairs') query.set('show', part)
  if (reason) query.set('reason', reason)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin/desk?${query}` : '/admin/desk'
}

type Asked = Record<string, string | string[] | undefined> | undefined

export function readShown(asked: Asked): Shown {
  const { show, page, reason } = asked ?? {}
  const known = typeof show === 'string' && Object.hasOwn(DESK_PARTS, show)
  return {
    part: known ? (show as DeskPart) : 'pairs',
    page: readPage(page),
    reason: typeof reason === 'string' ? reason : '',
  }
}

export const giftAddress = (id: number) => `/admin/collections/pledges/${id}`
