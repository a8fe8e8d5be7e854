/** Dates and times as wallets and banks of Bangladesh write them. */
import { say } from '@/lib/platform/calls/say'
import { DHAKA_MS } from '@/lib/shared/format/dhaka-day'

/** Clocks differ a little; a date further ahead is another date. */
const AHEAD = 3_600_000
/** Before the first of the wallets (bKash, July 2011) and of banks' files that anybody still imports. */
const EARLIEST = Date.UTC(2005, 0, 1)

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '([A-Za-z]{3,9})'
const YEAR = '(\\d{4}|\\d{2})(?!\\d)'

/** Day, month and year by the place of their groups; day before month, as everywhere in Bangladesh. */
const DATES: readonly { pattern: RegExp; order: readonly [day: number, month: number, year: number] }[] = [
  { pattern: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, order: [3, 2, 1] },
  { pattern: new RegExp(`(?<!\\d)(\\d{1,2})[-/.](\\d{1,2})[-/.]${YEAR}`), order: [1, 2, 3] },
  { pattern: new RegExp(`(?<!\\d)(\\d{1,2})[-/. ]{1,2}${MONTH}[-/., ]{1,2}${YEAR}`), order: [1, 2, 3] },
  { pattern: new RegExp(`(?<![A-Za-z])${MONTH}[-/. ]{1,2}(\\d{1,2})[-, ]{1,2}${YEAR}`), order: [2, 1, 3] },
]

const TIME = /(?<!\d)(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,6})?(?!\d)\s?([AaPp]\.?[Mm])?/

export interface FoundDate {
  /** Where it begins and ends in the text. */
  index: number
  end: number
  day: number
  month: number
  year: number
  text: string
}

/** The first date in a text, whether or not there is such a day. */
export function findDate(text: string): FoundDate | null {
  let first: FoundDate | null = null
  for (const { pattern, order } of DATES) {
    const match = pattern.exec(text)
    if (!match || (first && match.index >= first.index)) continue
    const [day, month, year] = order.map((place) => match[place] ?? '') as [string, string, string]
    first = {
      index: match.index,
      end: match.index + match[0].length,
      day: Number(day),
      month: /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1,
      year: Number(year.length === 2 ? `20${year}` : year),
      text: match[0],
    }
  }
  return first
}

/** The first two parts of a date of digits that ends with its year; null of others. */
function partsOf(text: string): [first: number, second: number] | null {
  const match = /^(\d{1,2})[-/.](\d{1,2})[-/.]/.exec(findDate(text)?.text ?? '')
  return match && [Number(match[1]), Number(match[2])]
}

/** Told one date after the other, says whether they are such as only those have who write the month first. */
export class MonthFirst {
  private some = false
  private none = false

  add(text: string): void {
    const [first = 0, second = 0] = partsOf(text) ?? []
    this.some ||= second > 12
    this.none ||= first > 12
  }

  get isSo(): boolean {
    return this.some && !this.none
  }
}

/** Whether a date is another one with its month first. */
export function readsBothWays(text: string): boolean {
  const [first = 0, second = 0] = partsOf(text) ?? []
  return first !== second && first <= 12 && second <= 12
}

/** Milliseconds into the day, and where the time stands; null where none does. */
function findTime(text: string): { ms: number; index: number; end: number } | 'wrong' | null {
  const match = TIME.exec(text)
  if (!match) return null
  const [all, hours = '', minutes = '', seconds = '0', half = ''] = match
  const pm = half.toLowerCase().startsWith('p')
  const hour = half && Number(hours) <= 12 ? (Number(hours) % 12) + (pm ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return 'wrong'
  const ms = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return { ms, index: match.index, end: match.index + all.length }
}

type Wrong = 'noDate' | 'wrongDate' | 'wrongTime' | 'toCome' | 'tooOld'

/** A moment, and where it ends in the text; or what is wrong, with the date as it is written there. */
export type Moment = { iso: string; end: number } | { wrong: Wrong; date: string }

/** What is wrong with a date, as a sentence. */
export const wordsOfWrongDate = ({ wrong, date }: { wrong: Wrong; date: string }): string =>
  say(`reconciliation.line.${wrong}`, { date })

/**
 * The moment that a text tells, by the clock of Dhaka: its first date, and the time after or before it; midnight where
 * it has none.
 * @param now a moment that is still to come is refused: day and month may stand in each other's place
 * @returns ISO 8601 in UTC
 */
export function parseDateTime(text: string, now: Date): Moment {
  const date = findDate(text)
  if (!date) return { wrong: 'noDate', date: '' }
  const { day, month, year } = date
  const midnight = Date.UTC(year, month - 1, day)
  const there = new Date(midnight)
  if (month < 1 || month > 12 || there.getUTCMonth() !== month - 1 || there.getUTCDate() !== day) {
    return { wrong: 'wrongDate', date: date.text }
  }
  const rest = text.slice(date.end, date.end + 24)
  const later = findTime(rest)
  const earlier = later ? null : findTime(text.slice(Math.max(0, date.index - 16), date.index))
  const time = later ?? earlier
  if (time === 'wrong') return { wrong: 'wrongTime', date: date.text }
  const at = midnight + (time?.ms ?? 0) - DHAKA_MS
  if (at > now.getTime() + AHEAD) return { wrong: 'toCome', date: date.text }
  if (at < EARLIEST) return { wrong: 'tooOld', date: date.text }
  const end = later && later !== 'wrong' ? date.end + later.end : date.end
  return { iso: new Date(at).toISOString(), end }
}
