/** Amounts of money as people read them. Amounts are in the currency's main unit; currencies are never added up. */

import type { Locale } from '@/lib/addresses'
import type { Currency } from '@/lib/content/types'
import { numberTag } from './number'

/** The spec's three signs (spec 1, section 9). */
export const SYMBOLS = { USD: '$', BDT: '৳', JPY: '¥' } as const satisfies Record<Currency, string>

/** `$25,270`, `৳1,00,000` in Bangla digits on /bn; cents only where there are any, yen never. */
export function money(amount: number, currency: Currency, locale: Locale): string {
  const whole = currency === 'JPY' || Number.isInteger(amount)
  const digits = whole ? 0 : 2
  const figure = new Intl.NumberFormat(numberTag(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return `${SYMBOLS[currency]}${figure}`
}

/** How much of the goal was raised, in whole per cent, rounded down so that 100 means reached. 0 without a goal. */
export function percentRaised(raised: number, goal: number | null): number {
  return goal && goal > 0 ? Math.floor((Math.max(0, raised) / goal) * 100) : 0
}

const BANGLA_ZERO = 0x09e6

/** The number a visitor typed: grouping commas and spaces are ignored, Bangla digits are read. NaN when it is none. */
export function parseAmount(typed: string): number {
  const plain = typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO)).replace(/[,\s$৳¥]/g, '')
  return /^\d*\.?\d*$/.test(plain) && /\d/.test(plain) ? Number(plain) : Number.NaN
}
