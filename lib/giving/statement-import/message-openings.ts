/** Patterns of how the messages of wallets begin, by which a pasted text is split into messages. */
import { matchInChunks } from '@/lib/platform/event-loop/chunks'

const TAKA = String.raw`(?:tk\.?|bdt|৳)\s{0,3}[\d.,]{1,24}`
const DONE = String.raw`\s{1,3}(?:has\s{1,5}been\s{1,5}|have\s{1,5}been\s{1,5}|is\s{1,5}|was\s{1,5})?`

/** Money that came. */
const ARRIVED = [
  String.raw`\byou(?:\s{1,5}have|'ve)?\s{1,5}received\b`,
  String.raw`\b(?:money|payment|fund|cash[ -]?in|add\s{1,5}money)\s{1,5}received\b`,
  String.raw`\bcash[ -]?in(?:\s{1,5}of)?\s{1,5}${TAKA}`,
  `${TAKA}${DONE}(?:received|credited|deposited|added)\\b`,
]

/** Money that went. */
const LEFT = [
  String.raw`\byou\s{1,5}have\s{1,5}(?:successfully\s{1,5})?(?:sent|paid|transferred|withdrawn|made)\b`,
  String.raw`\b(?:send|transfer)\s{1,5}money\b`,
  String.raw`\b(?:money|fund)\s{1,5}(?:sent|transferred)\b`,
  String.raw`\bcash[ -]?out\b`,
  String.raw`\bpayment\s{1,5}(?:of\s{1,5})?(?:${TAKA}|to\b|success)`,
  String.raw`\b(?:bill\s{1,5}(?:paid|pay(?:ment)?)|mobile\s{1,5}recharge|recharge)\b`,
  `${TAKA}${DONE}(?:sent|paid|transferred|debited|deducted|withdrawn)\\b`,
]

/** In Bangla, money that came or may have: such messages are cut apart, and then refused. */
const BANGLA = [
  String.raw`আপনি[^\r\n]{0,80}?পে(?:\u09df|\u09af\u09bc)েছেন`,
  // From the first digit of a figure on: from each of them all ways to part it would be tried.
  String.raw`(?:(?:tk\.?|৳|(?<![\d.,])[\d.,]{1,24})[ \t]{0,3}){0,2}টাকা\s{1,3}(?:গ্রহণ|পে(?:\u09df|\u09af\u09bc)েছেন)`,
]

const OPENING = new RegExp(`(${[...ARRIVED, ...BANGLA].join('|')})|(${LEFT.join('|')})`, 'giu')

export interface Opening {
  index: number
  end: number
  arrived: boolean
}

/** Characters of an opening at the most, with what it looks ahead to. */
const LONGEST_OPENING = 300

const openingOf = ({ 0: all, 1: arrived, index }: RegExpExecArray): Opening => ({
  index,
  end: index + all.length,
  arrived: arrived !== undefined,
})

/** Every opening in a short text, in order. @param plain made plain (normalize-text.ts) */
export const openingsIn = (plain: string): Opening[] => [...plain.matchAll(OPENING)].map(openingOf)

const LABEL = String.raw`\b(?:tr(?:x|n|ans(?:action)?)|txn)[.\s]{0,2}(?:id|no)\b`

/** The label of a transaction id, and the id. */
export const TRX_ID = new RegExp(String.raw`${LABEL}[\s:.#=-]{0,4}([A-Za-z0-9]{4,40})(?![A-Za-z0-9])`, 'giu')

/** Characters of such a label with its ID, and the one after it. */
const LONGEST_ID = 80

/**
 * Where messages begin: at an opening that stands first in its line, or after the id of the message before. One in the
 * midst of a message may be what the sender wrote as reference, so it begins none.
 */
export async function messageStarts(plain: string): Promise<Opening[]> {
  const ids: number[] = []
  for await (const { index } of matchInChunks(TRX_ID, plain, LONGEST_ID)) ids.push(index)
  const starts: Opening[] = []
  let next = 0
  for await (const match of matchInChunks(OPENING, plain, LONGEST_OPENING)) {
    const opening = openingOf(match)
    const last = starts.at(-1)
    while (next < ids.length && (ids[next] ?? 0) < (last?.end ?? 0)) next += 1
    const closed = (ids[next] ?? Number.POSITIVE_INFINITY) < opening.index
    if (!last || closed || firstInLine(plain, opening.index)) starts.push(opening)
  }
  return starts
}

function firstInLine(plain: string, index: number): boolean {
  const before = plain.slice(Math.max(0, index - 40), index)
  return /(?:^|[\r\n])[ \t>*•-]*$/.test(before) && (index <= 40 || /[\r\n]/.test(before))
}
