/** Amounts as wallets and banks print them. Stricter than for what people type: a point in a wrong place is no amount. */

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
  if (!PRINTED.test(plain)) return `“${text.trim()}” cannot be read as an amount.`
  // The point of 1.000 may part thousands.
  if ((plain.split('.')[1] ?? '').length > MINOR_DIGITS[currency]) {
    return `“${plain}” has more digits after its point than ${currency} has.`
  }
  const minor = parseMinor(plain, currency)
  if (typeof minor !== 'number') return `“${text.trim()}” cannot be read as an amount.`
  return minor > MOST ? `“${text.trim()}” is too much to be an amount.` : minor
}
