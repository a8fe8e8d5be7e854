import type { Currency } from '@/lib/shared/money/currency'
import type { Method } from '@/lib/shared/money/kinds'

/** Money that arrived, as a wallet or a bank reports it. */
export interface BankLine {
  method: Method
  /** Cleaned (lib/shared/money/transaction-id.ts). */
  trxId: string
  /** Minor units, above 0. */
  amount: number
  currency: Currency
  /** ISO 8601, UTC. */
  receivedAt: string
  /** Number or name of whoever sent it. */
  sender?: string | undefined
  /** The line as it came. */
  details?: string | undefined
}
