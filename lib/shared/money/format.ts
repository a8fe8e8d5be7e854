/** Formatting of amounts in the currency's major unit; currencies are never added up. */

import type { Locale } from '@/lib/shared/addresses/localized'
import { numberTag } from '@/lib/shared/format/number'
import type { Currency } from '@/lib/shared/money/currency'

/** The spec's three signs (spec 1, section 9). */
export const SYMBOLS = { USD: '$', BDT: '৳', JPY: '¥' } as const satisfies Record<Currency, string>

const MEANT: ReadonlyMap<string, Currency> = new Map(
  (Object.keys(SYMBOLS) as Currency[]).flatMap((code) => [[code, code] as const, [SYMBOLS[code], code] as const]),
)

/** The currency that a text means by its code or its sign, in full width too; undefined for any other text. */
export function currencyOf(text: string): Currency | undefined {
  return MEANT.get(text.normalize('NFKC'))
}

/** `$25,270`, `৳1,00,000` in Bangla digits on /bn; cents only where there are any, yen never. */
export function formatMajor(amount: number, currency: Currency, locale: Locale): string {
  const whole = currency === 'JPY' || Number.isInteger(amount)
  const digits = whole ? 0 : 2
  const figure = new Intl.NumberFormat(numberTag(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return `${SYMBOLS[currency]}${figure}`
}

/**
 * How much of the goal was raised, in whole per cent, rounded down so that 100 means reached, and above it once more came
 * in. 0 without a goal. Counted in hundredths as integers: as floats 8,700 of 30,000 would be 28.
 */
export function percentRaised(raised: number, goal: number | null): number {
  if (!goal || goal <= 0 || raised <= 0) return 0
  return Number((hundredths(raised) * BigInt(100)) / hundredths(goal))
}

const hundredths = (amount: number) => BigInt(Math.round(amount * 100))
