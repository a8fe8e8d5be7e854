/** What stands in one message of a wallet. */
import { say } from '@/lib/platform/calls/say'
import type { Method } from '@/lib/shared/money/kinds'
import { cleanTrxId } from '@/lib/shared/money/transaction-id'
import { firstReferenceIn } from './find-references'
import { type Opening, openingsIn, TRX_ID } from './message-openings'
import { parsePrintedAmount } from './parse-amount'
import { findDate, parseDateTime, wordsOfWrongDate } from './parse-date-time'

export interface SmsFields {
  trxId: string
  /** Paisa. */
  amount: number
  receivedAt: string
  sender?: string | undefined
  reference?: string | undefined
  /** By the wording; null where several wallets write so. */
  wallet: Method | null
  /** Where the last of them ends in the message. */
  end: number
}

/** Of a message so many characters are read. */
export const LOOKED_AT = 1000

/** In one line: a figure at the end of the line before is another's. */
const TAKA =
  /(?:\b(?:tk\.?|bdt|taka)|৳)[ \t]{0,3}([\d.,]{1,24})|(?<![\d.,])([\d.,]{1,24})[ \t]{0,2}(?:tk\b|bdt\b|taka\b|৳|টাকা)/giu
/** Groups of an amount that are parted by a space, which no wallet writes: what was found is a piece of something. */
const MORE_AFTER = /^[ '’_]\d{2,3}(?!\d)/u
const MORE_BEFORE = /(?<!\d)\d{1,3}[ '’_]$/u
const OTHER_MONEY = /[$€£₹¥]|\b(?:USD|EUR|GBP|INR|JPY|Rs|PKR|SAR|AED|MYR|RM|TRY|TL)\b/u
/** After these stand other amounts, or words that the sender chose. */
const AFTERWARDS =
  /\b(?:fee|charge|comm(?:ission)?|ref(?:erence)?|note|remarks?|(?:new\s+|current\s+|available\s+)?balance|tr(?:x|ans)\s?id|txn\s?id)\b/iu
const SENDER = /\b(?:from|sender|customer|uddokta|agent)\b\s{0,3}[:-]?\s{0,3}/giu
const NUMBER = /^(?:a\/c|account|no)?[\s:.]{0,3}(\+?[\dXx*][\dXx* -]{8,18}[\dXx*])/iu

/** The fields of a message of received money, or why it is none, as a sentence. */
export function readSms(plain: string, opening: Opening, now: Date): SmsFields | string {
  const message = plain.slice(0, LOOKED_AT)
  if (/\bA\/C:\s?[\dX*]|nexuspay|\brocket\b/iu.test(message)) {
    return say('reconciliation.text.rocketMoney')
  }
  if (/\p{Script=Bengali}/u.test(message.slice(0, opening.end))) {
    return say('reconciliation.text.bangla')
  }
  // What follows such a label may be the sender's own words, made to look like a message.
  const label = AFTERWARDS.exec(message)?.index ?? message.length
  if (openingsIn(message).some(({ index, arrived }) => arrived && index > Math.max(label, opening.end))) {
    return say('reconciliation.text.twoMessages')
  }
  const ids = [...message.matchAll(TRX_ID)].filter(({ 1: id = '' }) => /\d/.test(id))
  const trxId = cleanTrxId(ids[0]?.[1] ?? '')
  if (!trxId) return say('reconciliation.text.noId')
  if (ids.some(({ 1: id = '' }) => cleanTrxId(id) !== trxId)) return say('reconciliation.text.twoIds')
  const head = message.slice(0, label)
  const amount = amountOf(head)
  if (typeof amount === 'string') return amount
  const idEnd = (ids[0]?.index ?? 0) + (ids[0]?.[0].length ?? 0)
  const after = parseDateTime(message.slice(idEnd), now)
  // Some write the date first. A date after the id that is wrong stays wrong.
  const undated = 'wrong' in after && after.wrong === 'noDate'
  const moment = undated ? parseDateTime(message.slice(0, idEnd), now) : after
  if ('wrong' in moment) return wordsOfWrongDate(moment)
  return {
    trxId,
    amount,
    receivedAt: moment.iso,
    sender: senderOf(head),
    reference: firstReferenceIn(message),
    wallet: walletOf(message),
    end: moment === after ? idEnd + moment.end : idEnd,
  }
}

/** Where a message ends: at the first empty line below its ID and date; else with the text. */
export function endOfMessage(plain: string): number {
  const message = plain.slice(0, LOOKED_AT)
  const id = [...message.matchAll(TRX_ID)].find(({ 1: found = '' }) => /\d/.test(found))
  if (!id) return plain.length
  const idEnd = id.index + id[0].length
  const label = AFTERWARDS.exec(message)?.index ?? idEnd
  const date = findDate(message.slice(0, label)) ? null : findDate(message.slice(idEnd))
  if (!date && !findDate(message.slice(0, label))) return plain.length
  const from = idEnd + (date?.end ?? 0)
  const empty = message.slice(from).search(/\n[^\S\n]*\n/)
  return empty < 0 ? plain.length : from + empty
}

function amountOf(head: string): number | string {
  const found = [...head.matchAll(TAKA)]
  const amounts = found.map(({ 1: after, 2: before }) => (after ?? before ?? '').replace(/[.,]+$/, ''))
  const [first] = amounts.filter((amount) => /\d/.test(amount))
  if (first === undefined) {
    return say(OTHER_MONEY.test(head) ? 'reconciliation.text.notTaka' : 'reconciliation.line.noAmount')
  }
  const minor = parsePrintedAmount(first, 'BDT')
  if (typeof minor === 'string') return minor
  if (found.some((match) => isPiece(head, match))) return say('reconciliation.text.figuresBeside')
  if (minor === 0) return say('reconciliation.text.nothing')
  return amounts.some((amount) => parsePrintedAmount(amount, 'BDT') !== minor)
    ? say('reconciliation.text.severalAmounts')
    : minor
}

/** Whether the figure of an amount goes on beyond what was found of it. */
function isPiece(head: string, { 0: whole, 1: after, index }: RegExpExecArray): boolean {
  if (after !== undefined) return MORE_AFTER.test(head.slice(index + whole.length))
  return MORE_BEFORE.test(head.slice(Math.max(0, index - 5), index))
}

/** A number by its digits alone, or the name of a bank or a person. */
function senderOf(head: string): string | undefined {
  const last = [...head.matchAll(SENDER)].at(-1)
  if (!last) return undefined
  const said = head.slice(last.index + last[0].length).slice(0, 80)
  const number = NUMBER.exec(said)?.[1]
  if (number) return number.replace(/[\s-]/g, '')
  const name = /^[^.,;:\r\n]{2,60}/u
    .exec(said)?.[0]
    .replace(/\s+(?:is\s+)?success.*$/iu, '')
    .trim()
  return name || undefined
}

/** Nagad writes TxnID, Upay says what “has been received”, bKash tells fee and balance before the TrxID. */
function walletOf(message: string): Method | null {
  if (/\breceived\b/iu.test(message) && /\btxn\s?id\b/iu.test(message)) return 'nagad'
  if (/^\s*(?:tk|bdt|৳).{1,40}\bhas\s+been\s+received\b/iu.test(message)) return 'upay'
  return /\bfee\s{1,3}tk\b[\s\S]{1,120}\btrx\s?id\b/iu.test(message) ? 'bkash' : null
}
