import type { Currency } from '@/lib/shared/money/currency'
import { amountInWords } from './amount-in-words'
import { BANGLA_NUMBERS } from './bangla-numbers'

test.each([
  [12_540_050, 'BDT', 'One lakh twenty-five thousand four hundred taka and fifty paisa only'],
  [640_000, 'BDT', 'Six thousand four hundred taka only'],
  [1, 'BDT', 'One paisa only'],
  [0, 'BDT', 'Zero taka only'],
  [100_000_000_000_000, 'BDT', 'One lakh crore taka only'],
  [100, 'USD', 'One US dollar only'],
  [101, 'USD', 'One US dollar and one cent only'],
  [125_000_002, 'USD', 'One million two hundred fifty thousand US dollars and two cents only'],
  [250, 'JPY', 'Two hundred fifty yen only'],
] as const)('%i of %s is %s', (minor, currency, words) => {
  expect(amountInWords(minor, currency, 'en')).toBe(words)
})

test.each([
  [12_540_050, 'BDT', 'এক লক্ষ পঁচিশ হাজার চারশ টাকা পঞ্চাশ পয়সা মাত্র'],
  [10_000, 'BDT', 'একশ টাকা মাত্র'],
  [123_456_789_00, 'BDT', 'বারো কোটি চৌত্রিশ লক্ষ ছাপ্পান্ন হাজার সাতশ ঊননব্বই টাকা মাত্র'],
  [5, 'USD', 'পাঁচ সেন্ট মাত্র'],
  [125_000_000, 'JPY', 'বারো কোটি পঞ্চাশ লক্ষ ইয়েন মাত্র'],
] as const)('%i of %s is %s', (minor, currency, words) => {
  expect(amountInWords(minor, currency, 'bn')).toBe(words)
})

test('the hundred Bangla number words all differ', () => {
  expect(new Set(BANGLA_NUMBERS).size).toBe(100)
})

const WORTHS = {
  en: { hundred: 100, thousand: 1e3, lakh: 1e5, crore: 1e7, million: 1e6, billion: 1e9, trillion: 1e12 },
  bn: { শ: 100, হাজার: 1e3, লক্ষ: 1e5, কোটি: 1e7 },
} as const

const ENGLISH = Object.fromEntries(
  Array.from({ length: 100 }, (_, count) => [amountInWords(count, 'JPY', 'en').slice(0, -9).toLowerCase(), count]),
)

/** Reads a number's words from the left: what stands before a greater worth is multiplied by it. */
function read(words: string, locale: 'en' | 'bn'): number {
  const below = locale === 'en' ? ENGLISH : Object.fromEntries(BANGLA_NUMBERS.map((word, count) => [word, count]))
  const worths: Record<string, number> = WORTHS[locale]
  const sums = [0]
  for (const word of words
    .replace(/(\S)শ(?= |$)/g, (whole, last, at) => splitHundred(words, whole, last, at))
    .split(' ')) {
    const worth = worths[word]
    if (worth === undefined) sums.push(below[word] ?? Number.NaN)
    else {
      let many = 0
      while (sums.length && (sums.at(-1) ?? 0) < worth) many += sums.pop() ?? 0
      sums.push(many * worth)
    }
  }
  return sums.reduce((sum, each) => sum + each, 0)
}

/** একশ is এক and শ; দশ, বিশ, একুশ and the like are words of their own. */
function splitHundred(words: string, whole: string, last: string, at: number): string {
  const word = words.slice(words.lastIndexOf(' ', at) + 1, at + whole.length)
  return (BANGLA_NUMBERS as readonly string[]).includes(word) ? whole : `${last} শ`
}

function readAmount(words: string, currency: Currency, locale: 'en' | 'bn'): number {
  const [main, minor] = {
    en: { BDT: [/ taka/, / paisa/], USD: [/ US dollars?/, / cents?/], JPY: [/ yen/, /$^/] },
    bn: { BDT: [/ টাকা/, / পয়সা/], USD: [/ মার্কিন ডলার/, / সেন্ট/], JPY: [/ ইয়েন/, /$^/] },
  }[locale][currency] as [RegExp, RegExp]
  const plain = words.toLowerCase().replace(/ only$| মাত্র$/, '')
  const [whole, part] = new RegExp(main, 'i').test(plain) ? plain.split(new RegExp(main, 'i')) : ['', plain]
  const count = (text = '') => {
    const number = text.replace(minor, '').replace(/^ (and )?/, '')
    return number ? read(number, locale) : 0
  }
  return count(whole) * (currency === 'JPY' ? 1 : 100) + count(part)
}

/** Below a crore of crores, which nobody says. */
const samples = [
  ...Array.from({ length: 2000 }, (_, index) => index),
  ...Array.from({ length: 2000 }, (_, index) => Math.floor(1.0185 ** index) % 1e14),
  ...[99_999_99, 1e7, 1e9, 1e9 + 1, 1e11, 1e13, 1e14 - 1],
]

test.each([
  ['BDT', 'en'],
  ['USD', 'en'],
  ['JPY', 'en'],
  ['BDT', 'bn'],
  ['USD', 'bn'],
  ['JPY', 'bn'],
] as const)('amounts of %s in %s are read back', (currency, locale) => {
  for (const minor of samples) {
    const words = amountInWords(minor, currency, locale)
    expect([words, readAmount(words, currency, locale)]).toEqual([words, minor])
  }
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is no amount', (minor) => {
  expect(() => amountInWords(minor, 'BDT', 'en')).toThrow(RangeError)
})
