/** Amounts in words, as receipts have them beside the figures. */
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Currency } from '@/lib/shared/money/currency'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'
import { BANGLA_NUMBERS } from './bangla-numbers'

type Count = (whole: number) => string

/** A number as parts of falling worth, each counted and named; what is left below the last is counted by `rest`. */
type Scale = readonly (readonly [worth: number, name: string])[]

const ENGLISH_NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Taka are counted as Bangladesh counts; who gives dollars or yen reads millions. */
const LAKH_AND_CRORE: Scale = [
  [10_000_000, ' crore'],
  [100_000, ' lakh'],
  [1000, ' thousand'],
  [100, ' hundred'],
]
const MILLIONS: Scale = [
  [1_000_000_000_000, ' trillion'],
  [1_000_000_000, ' billion'],
  [1_000_000, ' million'],
  [1000, ' thousand'],
  [100, ' hundred'],
]
/** Bangla joins its hundreds: চারশ. */
const LOKKHO_AND_KOTI: Scale = [
  [10_000_000, ' কোটি'],
  [100_000, ' লক্ষ'],
  [1000, ' হাজার'],
  [100, 'শ'],
]

function english(whole: number): string {
  if (whole < 20) return ENGLISH_NUMBERS[whole] ?? ''
  const one = whole % 10
  return `${ENGLISH_TENS[Math.floor(whole / 10)]}${one ? `-${ENGLISH_NUMBERS[one]}` : ''}`
}

const bangla: Count = (whole) => BANGLA_NUMBERS[whole] ?? ''

function counted(whole: number, scale: Scale, belowHundred: Count): string {
  const [worth, name] = scale.find(([each]) => whole >= each) ?? []
  if (!worth) return belowHundred(whole)
  const rest = whole % worth
  const many = `${counted(Math.floor(whole / worth), scale, belowHundred)}${name}`
  return rest ? `${many} ${counted(rest, scale, belowHundred)}` : many
}

/** Main and minor unit: of one, and of many. */
const ENGLISH_UNITS = {
  BDT: { main: ['taka', 'taka'], minor: ['paisa', 'paisa'], scale: LAKH_AND_CRORE },
  USD: { main: ['US dollar', 'US dollars'], minor: ['cent', 'cents'], scale: MILLIONS },
  JPY: { main: ['yen', 'yen'], minor: ['', ''], scale: MILLIONS },
} as const satisfies Record<Currency, { main: [string, string]; minor: [string, string]; scale: Scale }>

const BANGLA_UNITS = {
  BDT: { main: 'টাকা', minor: 'পয়সা' },
  USD: { main: 'মার্কিন ডলার', minor: 'সেন্ট' },
  JPY: { main: 'ইয়েন', minor: '' },
} as const satisfies Record<Currency, { main: string; minor: string }>

/**
 * `One lakh twenty-five thousand four hundred taka and fifty paisa only`, `এক লক্ষ পঁচিশ হাজার চারশ টাকা পঞ্চাশ পয়সা
 * মাত্র`. Own code: to-words 5.7.0 leaves out a word of Bangla's hundred (শত টাকা), misspells others (পঁইত্রিশ,
 * ছেষষ্টি) and takes floats.
 * @param minor in the currency's minor unit
 * @throws RangeError for what is no amount: parts of a minor unit, less than none
 */
export function amountInWords(minor: number, currency: Currency, locale: Locale): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError('An amount is a whole number of minor units.')
  const one = 10 ** MINOR_DIGITS[currency]
  const whole = Math.floor(minor / one)
  const part = minor % one
  return locale === 'bn' ? inBangla(whole, part, currency) : inEnglish(whole, part, currency)
}

function inEnglish(whole: number, part: number, currency: Currency): string {
  const { main, minor, scale } = ENGLISH_UNITS[currency]
  const said = (count: number, [one, many]: readonly [string, string]) =>
    `${counted(count, scale, english)} ${count === 1 ? one : many}`
  const all = [whole || !part ? said(whole, main) : '', part ? said(part, minor) : ''].filter(Boolean).join(' and ')
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} only`
}

function inBangla(whole: number, part: number, currency: Currency): string {
  const { main, minor } = BANGLA_UNITS[currency]
  const said = (count: number, unit: string) => `${counted(count, LOKKHO_AND_KOTI, bangla)} ${unit}`
  return [whole || !part ? said(whole, main) : '', part ? said(part, minor) : '', 'মাত্র'].filter(Boolean).join(' ')
}
