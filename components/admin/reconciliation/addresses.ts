/** Addresses of the reconciliation. */
import { type ListQuery, queryOf, queryPage } from '@/lib/shared/lists/list-query'

/** Part of the reconciliation screen → its label. The first four are lists of the queue and of what was set aside. */
export const PARTS = {
  pairs: 'Pairs',
  money: 'Money without a gift',
  gifts: 'Gifts without money',
  aside: 'Set aside',
  bring: 'Bring in money',
  enter: 'Enter a gift',
} as const

export type ReconciliationPart = keyof typeof PARTS

export interface ListPosition {
  part: ReconciliationPart
  page: number
  /** Only what waits for this reason; '' for all. */
  reason: string
}

export function reconciliationAddress(
  part: ReconciliationPart,
  { page = 1, reason = '' }: Partial<Omit<ListPosition, 'part'>> = {},
): string {
  const asked = { show: part === 'pairs' ? '' : part, reason, page: page > 1 ? page : '' }
  return `/admin/desk${queryOf(Object.entries(asked))}`
}

export function readListPosition(asked: ListQuery = {}): ListPosition {
  const { show, reason } = asked
  const known = typeof show === 'string' && Object.hasOwn(PARTS, show)
  return {
    part: known ? (show as ReconciliationPart) : 'pairs',
    page: queryPage(asked, 'page'),
    reason: typeof reason === 'string' ? reason : '',
  }
}
