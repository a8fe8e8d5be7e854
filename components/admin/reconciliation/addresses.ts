/** Addresses of the reconciliation. */
import { type ListQuery, queryOf, queryPage } from '@/lib/shared/lists/list-query'

/** Parts of the reconciliation screen. The first four are lists of the queue and of what was set aside. */
export const PARTS = ['pairs', 'money', 'gifts', 'aside', 'bring', 'enter'] as const

export type ReconciliationPart = (typeof PARTS)[number]

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
  return {
    part: PARTS.find((each) => each === show) ?? 'pairs',
    page: queryPage(asked, 'page'),
    reason: typeof reason === 'string' ? reason : '',
  }
}
