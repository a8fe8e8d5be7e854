import type { Places } from '@/lib/giving/reconciliation/campaign-options'
import type { QueueTransaction } from '@/lib/giving/shared/reconciliation-types'
import type { Problem } from '../shared/call'

/** Makes a call about a row; null once it is done, else what went wrong. */
export type OnWork = <T>(path: string, body: object, done: (answer: T) => string) => Promise<Problem | null>

export interface MoneyActionsProps {
  transaction: QueueTransaction
  places: Places
  busy: boolean
  onWork: OnWork
}
