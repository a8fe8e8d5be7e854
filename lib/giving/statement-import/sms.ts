/** Reads pasted messages of wallets: bKash, Nagad and Upay. Every piece of the text becomes a line or is refused. */
import { say } from '@/lib/platform/calls/say'
import { yieldPerChunk } from '@/lib/platform/event-loop/chunks'
import type { Method, PaymentMethod } from '@/lib/shared/money/kinds'
import type { ReadLine, RefusedPiece } from '../shared/import-types'
import { messageStarts, type Opening } from './message-openings'
import { normalizeTextInPieces } from './normalize-text'
import { endOfMessage, LOOKED_AT, readSms } from './sms-fields'

export interface PlacedLine extends ReadLine {
  place: number
}

export interface Reading {
  lines: PlacedLine[]
  refused: RefusedPiece[]
}

/** A person pastes some hundred messages; a megabyte is some 5,000. */
export const MOST_SMS = 1_000_000

/** Messages and other paragraphs: nobody reads through more. */
export const MOST_PIECES = 20_000

/** What looking at a message takes whatever its length, in characters; each of its own is looked at several times. */
const OF_A_MESSAGE = 100

/** Names of the wallets and the numbers that they send from. */
const SENDERS: readonly [pattern: RegExp, wallet: Method | 'rocket'][] = [
  [/\bbkash\b|\b16247\b/iu, 'bkash'],
  [/\bnagad\b|\b16167\b/iu, 'nagad'],
  [/\bupay\b|\b16268\b/iu, 'upay'],
  [/\brocket\b|\bdbbl\b|\b16216\b/iu, 'rocket'],
]

const unknown = () => say('reconciliation.text.unknown')

/**
 * Cuts a text into messages and reads them.
 * @param chosen the wallet of messages that do not say theirs
 * @returns lines and refused pieces, which together hold every word of the text, in its order by `place`
 */
export async function readSmsText(text: string, chosen: PaymentMethod | undefined, now: Date): Promise<Reading> {
  const plain = await normalizeTextInPieces(text)
  const starts = await messageStarts(plain)
  const step = yieldPerChunk()
  const reading: Reading = { lines: [], refused: [] }
  let place = 0
  const refuse = (piece: string, why: string) => {
    if (!piece.trim()) return
    place += 1
    reading.refused.push({ place, text: piece.trim(), why })
  }
  let heading = splitHeading(text.slice(0, starts[0]?.index ?? text.length), refuse, starts.length > 0)
  for (const [i, start] of starts.entries()) {
    const until = starts[i + 1]?.index ?? text.length
    await step(OF_A_MESSAGE + 4 * Math.min(until - start.index, LOOKED_AT))
    const closed = start.index + endOfMessage(plain.slice(start.index, until))
    const read = readMessage(plain.slice(start.index, closed), start, heading, chosen, now)
    const end = typeof read === 'string' ? closed : start.index + read.end
    const piece = `${heading}${text.slice(start.index, end)}`
    if (typeof read === 'string') {
      refuse(piece, read)
      heading = splitHeading(text.slice(end, until), refuse, i + 1 < starts.length)
      continue
    }
    place += 1
    reading.lines.push({ ...read.line, details: piece.trim(), place })
    heading = splitHeading(text.slice(end, until), refuse, i + 1 < starts.length)
  }
  refuse(heading, unknown())
  return reading
}

function readMessage(
  message: string,
  start: Opening,
  heading: string,
  chosen: PaymentMethod | undefined,
  now: Date,
): { line: ReadLine; end: number } | string {
  if (!start.arrived) return say('reconciliation.line.wentOut')
  const headed = SENDERS.find(([pattern]) => pattern.test(heading))?.[1] ?? null
  const read = readSms(message, { ...start, index: 0, end: start.end - start.index }, now)
  if (typeof read === 'string') return read
  const { wallet, end, ...fields } = read
  if (headed === 'rocket') return say('reconciliation.text.rocket')
  if (wallet && headed && wallet !== headed) {
    const [heading, wording] = [say(`pledges.methods.${headed}`), say(`pledges.methods.${wallet}`)]
    return say('reconciliation.text.twoWallets', { heading, wording })
  }
  const method = wallet ?? headed ?? chosen
  if (!method) return say('reconciliation.text.noWallet')
  return { line: { method, currency: 'BDT', ...fields }, end: end + tailOf(message.slice(end)) }
}

/** What belongs to a message after its last field: the rest of that line, and lines of more fields. */
function tailOf(rest: string): number {
  const [line = ''] = /^[^\r\n]{0,300}/.exec(rest) ?? []
  let end = line.length
  for (;;) {
    const more =
      /^\s{1,4}(?:fee|charge|comm|(?:new |current )?balance|ref|thank|download|help|https?:)[^\r\n]{0,300}/iu.exec(
        rest.slice(end, end + 400),
      )
    if (!more) return end
    end += more[0].length
  }
}

/**
 * What stands between two messages: the short last lines are the heading of the next one (the wallet's name, a day and
 * time, as phones copy them), all else is refused by its paragraphs.
 */
function splitHeading(text: string, refuse: (piece: string, why: string) => void, followed: boolean): string {
  const paragraphs = text.split(/(?<=\n)[^\S\n]*\n/).filter((paragraph) => paragraph.trim())
  const last = paragraphs.at(-1) ?? ''
  const heading = followed && last && isHeading(last) ? `${last.trim()}\n` : ''
  for (const paragraph of heading ? paragraphs.slice(0, -1) : paragraphs) refuse(paragraph, unknown())
  return heading
}

function isHeading(text: string): boolean {
  return text.trim().length <= 80 && !/\b(?:tk|bdt|taka|trx|txn|otp|pin)|৳|টাকা/iu.test(text)
}
