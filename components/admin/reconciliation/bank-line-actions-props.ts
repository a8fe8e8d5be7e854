import type { CampaignOptions } from '@/lib/giving/reconciliation/campaign-options'
import type { QueuedBankLine } from '@/lib/giving/shared/reconciliation-types'
import type { Problem } from '../shared/call-api'

/** Runs a command on a row; null on success, else the problem. */
export type OnAction = <T>(path: string, body: object, done: (answer: T) => string) => Promise<Problem | null>

export interface BankLineActionsProps {
  transaction: QueuedBankLine
  campaignOptions: CampaignOptions
  busy: boolean
  onWork: OnAction
}
