/** What went wrong with a mail, in words for people: it is stored in English, as it was found (transport.ts, outbox.ts). */
import type { AdminMessages } from '@/lib/shared/i18n/admin/areas'
import type { Words } from '@/lib/shared/i18n/admin/translate'

type Meaning = keyof AdminMessages['outbox']['meaning']
type Reason = keyof AdminMessages['outbox']['reasons']

/**
 * What an answer of a mail server says → what it means; the first that fits. A code with its meaning comes before one that
 * stands for many. Codes: RFC 5321, 4.2; RFC 3463.
 */
const MEANINGS: [RegExp, Meaning][] = [
  [/\b[45]\.2\.2\b|\b[45]52\b|mailbox (is )?full|over quota/i, 'full'],
  [/\b5\.1\.(1|2|3|10)\b|no such (user|address)|user unknown|does not exist/i, 'unknown'],
  [/\b5\.7\.\d+\b|\b554\b|spam|block(ed)? ?list|blocked/i, 'blocked'],
  [/answered: 55[013]\b/i, 'unknownOrRefusing'],
  [/answered: 4\d\d\b/i, 'later'],
]

/** What is stored → its sentence. */
const REASONS: [RegExp, Reason][] = [
  [/^The mail server answered: (?<answer>.*)$/s, 'answered'],
  [/^The mail server refused the login of SMTP_URL: (?<answer>.*)$/s, 'login'],
  [/^The mail server could not be reached: (?<why>.+)\.$/, 'unreached'],
  [/^The mail server did not take it: (?<why>.+)\.$/, 'notTaken'],
  [/^It may have arrived: the mail server had it/, 'unanswered'],
  [/^There is no such address\.$/, 'noAddress'],
  [/^It could not be made a mail: (?<answer>.*)$/s, 'notMade'],
  [/^It could not be put into words: (?<answer>.*)$/s, 'notWorded'],
  [/^The mail server did not take it for (?<count>\d+) of its recipients\.$/, 'someRefused'],
  [/^The mail server took it for others, and did not take it for this one yet\.$/, 'otherRecipients'],
  [/^It was too late for thanks\.$/, 'lateThanks'],
  [/^What it is made from could not be read\.$/, 'unread'],
  [/^The message that it tells of is gone\.$/, 'messageGone'],
  [/^The volunteer that it tells of is gone\.$/, 'volunteerGone'],
  [/^The receipt that it tells of is gone\.$/, 'receiptGone'],
  [/^The gift that it tells of is gone\.$/, 'giftGone'],
  [/^The receipt was cancelled meanwhile\.$/, 'receiptCancelled'],
  [/^The data of its donor were erased\.$/, 'donorErased'],
]

/** Why a server was not reached → its name in the sentence; any other is a lost connection. */
const CAUSES: Record<string, string> = {
  'its name was not found': 'name',
  'it did not answer in time': 'time',
  'no encrypted connection could be made': 'encryption',
  'it refused the connection': 'refused',
}

/** A plain sentence for what a mail server answered; null where the reason says so itself. */
export function inPlainWords(lastError: string, words: Words<'outbox'>): string | null {
  if (!lastError.startsWith('The mail server answered:')) return null
  const [, meaning] = MEANINGS.find(([answer]) => answer.test(lastError)) ?? []
  return meaning ? words(`meaning.${meaning}`) : null
}

/** A stored reason as a sentence for the reader; an unknown one as it is. */
export function reasonInWords(lastError: string, words: Words<'outbox'>): string {
  for (const [stored, reason] of REASONS) {
    const found = stored.exec(lastError)
    if (found) return words(`reasons.${reason}`, valuesOf(found.groups))
  }
  return lastError
}

const valuesOf = ({ answer = '', why = '', count = '' }: Record<string, string> = {}) => ({
  answer,
  why: CAUSES[why] ?? 'connection',
  count: Number(count),
})
