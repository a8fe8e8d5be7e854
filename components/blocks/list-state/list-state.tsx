import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { Skeleton } from '@/components/ui/skeleton/skeleton'

export interface ListLabels {
  loading: string
  empty: string
  hint: string
}

interface ListStateProps<R> {
  /** Undefined while the list is on its way. */
  records: R[] | undefined
  labels: ListLabels
  /** The grid the records stand in. */
  className?: string
  /** How many cards stand for a list on its way. */
  cards?: number
  /** Without a record nothing is said: what a foundation may leave out, and the specification has no words for. */
  optional?: boolean
  children: (records: R[]) => ReactNode
}

/** The three states of every list: loading, empty, loaded. */
export function ListState<R>({ records, labels, className, cards, optional, children }: ListStateProps<R>) {
  if (optional && !records?.length) return null
  if (!records) return <Skeleton label={labels.loading} className={className} cards={cards} />
  if (records.length === 0) return <EmptyState text={labels.empty} hint={labels.hint} />
  return children(records)
}
