/** Transaction ids, as wallets and banks write them and as people copy them. */
import { asciiDigits } from '@/lib/shared/format/digits'
import type { PaymentMethod } from './kinds'

/** What the ids of a method look like; staff may change it in the settings. */
export interface TrxIdForm {
  /** Whether letters stand in it beside digits. */
  letters: boolean
  /** Characters at the least and at the most. */
  shortest: number
  longest: number
}

/**
 * As the wallets' messages have them: bKash ten (`8N7A6B5C4D`), Nagad eight, Upay eight to twelve letters and digits;
 * banks each write their own.
 */
export const TRX_ID_FORMS = {
  bank: { letters: true, shortest: 4, longest: 40 },
  nagad: { letters: true, shortest: 8, longest: 10 },
  bkash: { letters: true, shortest: 10, longest: 10 },
  upay: { letters: true, shortest: 8, longest: 14 },
} as const satisfies Record<PaymentMethod, TrxIdForm>

/** An id as it is compared and stored: capital letters, ASCII digits, no spaces, hyphens or signs. */
export function cleanTrxId(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a cleaned id can be one of its method. */
export function fitsTrxId(id: string, { letters, shortest, longest }: TrxIdForm): boolean {
  if (id.length < shortest || id.length > longest) return false
  return letters ? /^[A-Z0-9]*\d[A-Z0-9]*$/.test(id) : /^\d+$/.test(id)
}
