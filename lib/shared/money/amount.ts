/** Amounts as integers of the currency's minor unit (cents, paisa, yen): parsed and formatted without floats. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { asciiDigits } from '@/lib/shared/format/digits'
import { numberTag } from '@/lib/shared/format/number'
import { CURRENCIES, type Currency } from '@/lib/shared/money/currency'
import { SYMBOLS } from './format'
import { MINOR_DIGITS } from './kinds'

/** Why a text with digits in it is no amount of the chosen currency. */
type Unread = 'amountTooFine' | 'amountComma' | 'amountOtherCurrency'

export type AmountProblem = 'amount' | 'amountNegative' | 'amountTooSmall' | 'amountTooLarge' | Unread

/** The least and the most that the form takes, in major units; whoever gives more is asked to phone. */
export const AMOUNT_BOUNDS = {
  USD: { least: 1, most: 100_000 },
  BDT: { least: 10, most: 10_000_000 },
  JPY: { least: 100, most: 10_000_000 },
} as const satisfies Record<Currency, { least: number; most: number }>

/** What people write beside a figure to say which money it is, in small letters. */
const SIGNS = {
  USD: ['us$', '$', 'usd', 'dollars', 'dollar', 'ডলার'],
  BDT: ['৳', 'tk.', 'tk', 'bdt', 'taka', 'টাকা', '/-', '/='],
  JPY: ['¥', 'jpy', 'yen', '円', 'ইয়েন'],
} as const satisfies Record<Currency, readonly string[]>

const signsOf = (currency: Currency) =>
  SIGNS[currency].map((sign) => sign.normalize('NFKC').replace(/[$./]/g, '\\$&')).join('|')

const signed = (signs: string) =>
  new RegExp(
    `^(?:([-−]) ?(?:${signs})?|(?:(?:${signs}) ?){1,2}([-−]?)|) ?([\\d., '’_،٬]*?)(?: ?(?:${signs})){0,2}$`,
    'u',
  )

const SIGNED = {
  USD: signed(signsOf('USD')),
  BDT: signed(signsOf('BDT')),
  JPY: signed(signsOf('JPY')),
} as const satisfies Record<Currency, RegExp>

const ANY_SIGN = new RegExp(`\\p{Sc}|${CURRENCIES.map(signsOf).join('|')}`, 'u')

const SEPARATORS = /[ ,،٬_'’]/gu

/** Between two figures rather than between the groups of one: a line's end, a tab, a gap, a comma with a space beside it. */
const SEVERAL = /[\p{Cc}\u2028\u2029]|\d\s{2,}[\d.]|[,،٬，]\s|\s[,،٬，]/u

/** Raised and circled figures and fractions: beside an amount they are no digits of it. */
const NO_DIGITS = /[\p{No}\p{Nl}]/u

/** Thousands, or lakhs and crores: nobody who writes `50,50` or `0,500` means to part groups. */
const WHOLE = /^(?:\d*|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})$/

/**
 * The amount that somebody typed, in minor units. Signs and words of its own currency may stand beside it; digits and
 * commas of every script are read, commas and spaces between groups of digits alone, and either of them throughout.
 * `৳ 1,000.00` are 100000 paisa.
 * @returns the amount, of any size and sign; null where it is no number, or more than one; 'amountTooFine' for parts of a
 * minor unit, 'amountComma' for a comma that may be meant as a point, 'amountOtherCurrency' for money of another currency
 */
export function parseMinor(typed: string, currency: Currency): number | null | Unread {
  const own = typed.trim()
  if (NO_DIGITS.test(own) || SEVERAL.test(asciiDigits(own))) return null
  const text = asciiDigits(own.normalize('NFKC')).toLowerCase().replace(/\s+/gu, ' ').trim()
  const match = SIGNED[currency].exec(text)
  if (!match) return /\d/.test(text) && ANY_SIGN.test(text) ? 'amountOtherCurrency' : null
  const [, minus, later, figure = ''] = match
  return minorOf(figure.trim(), currency, Boolean(minus || later))
}

function minorOf(figure: string, currency: Currency, negative: boolean): number | null | Unread {
  if (!/\d/.test(figure)) return null
  const plain = figure.replace(/ \./g, '.')
  const isMixed = new Set(plain.match(SEPARATORS)).size > 1
  const [whole = '', part = '', ...others] = plain.replace(SEPARATORS, ',').split('.')
  if (isMixed || !WHOLE.test(whole) || [part, ...others].some((each) => each.includes(','))) return 'amountComma'
  if (others.length > 0) return null
  const digits = MINOR_DIGITS[currency]
  if (/[1-9]/.test(part.slice(digits))) return 'amountTooFine'
  const minor = Number(`${whole.replaceAll(',', '')}${part.slice(0, digits).padEnd(digits, '0')}` || '0')
  if (!Number.isSafeInteger(minor)) return Number.MAX_SAFE_INTEGER
  return negative && minor !== 0 ? -minor : minor
}

/** What a donor typed as an amount: minor units within the bounds, or what is wrong with it. */
export function parseAmount(typed: string, currency: Currency): number | AmountProblem {
  const minor = parseMinor(typed, currency)
  if (minor === null || minor === 0) return 'amount'
  if (typeof minor === 'string') return minor
  if (minor < 0) return 'amountNegative'
  const { least, most } = AMOUNT_BOUNDS[currency]
  const one = 10 ** MINOR_DIGITS[currency]
  if (minor < least * one) return 'amountTooSmall'
  return minor > most * one ? 'amountTooLarge' : minor
}

/** Minor units as the major unit's number, as the wire has it: 100050 taka's paisa are 1000.5. */
export function toMajorUnits(minor: number, currency: Currency): number {
  return minor / 10 ** MINOR_DIGITS[currency]
}

/** Minor units as digits and a point, as tables and files want them: `1000.50`, `-3.00`, `250` yen. */
export function plainAmount(minor: number, currency: Currency): string {
  const digits = MINOR_DIGITS[currency]
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const point = text.length - digits
  return `${minor < 0 ? '-' : ''}${text.slice(0, point)}${digits ? `.${text.slice(point)}` : ''}`
}

/** Minor units as people read them: `৳1,00,000.50`, in Bangla digits on /bn; parts only where there are any. */
export function formatMinor(minor: number, currency: Currency, locale: Locale): string {
  const one = 10 ** MINOR_DIGITS[currency]
  const digits = minor % one === 0 ? 0 : MINOR_DIGITS[currency]
  const figure = formatter(locale, digits).format(Math.abs(minor) / one)
  return `${minor < 0 ? '−' : ''}${SYMBOLS[currency]}${figure}`
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Cached: the reconciliation formats thousands of amounts, and making a formatter takes longer than formatting a hundred. */
function formatter(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const made = formatters.get(key)
  if (made) return made
  const fresh = new Intl.NumberFormat(numberTag(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, fresh)
  return fresh
}
