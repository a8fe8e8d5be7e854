/** Amounts as wallets and banks print them. Stricter than for what people type: a point in a wrong place is no amount. */
import { say } from '@/lib/platform/calls/say'
import { parseMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'

/** Commas between thousands, or between lakhs and crores; a point before the parts. */
const PRINTED = /^(?:\d{1,15}|\d{1,3}(?:,\d{2,3}){1,7})(?:\.\d{0,4})?$|^\.\d{1,4}$/

/** Minor units above which no transfer goes; somebody's id stands in the column of the amounts then. */
const MOST = 1_000_000_000_000

/** A printed amount in minor units, or what is wrong with it, as a sentence. */
export function parsePrintedAmount(text: string, currency: Currency): number | string {
  const plain = text.trim()
  const unreadable = () => say('reconciliation.line.unreadableAmount', { amount: plain })
  if (!PRINTED.test(plain)) return unreadable()
  // The point of 1.000 may part thousands.
  if ((plain.split('.')[1] ?? '').length > MINOR_DIGITS[currency]) {
    return say('reconciliation.line.tooFine', { amount: plain, currency })
  }
  const minor = parseMinor(plain, currency)
  if (typeof minor !== 'number') return unreadable()
  return minor > MOST ? say('reconciliation.line.tooMuch', { amount: plain }) : minor
}
