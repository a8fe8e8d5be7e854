import type { Locale } from '@/lib/shared/addresses/localized'
import { day } from '@/lib/shared/format/date'

export interface Answerable {
  mailAddress: string
  mailerName: string
  mailerSubject: string
  mailerMessage: string
  createdAt: string
  locale: Locale
}

/** Characters of an address that mail programs on Windows still take whole. */
const LONGEST = 1900

/** A letter that is half a pair cannot be encoded; it is left out. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

/**
 * Address that has the mail program begin an answer: its subject, and the message quoted, as much of it as fits
 * (RFC 6068: lines end in CR LF, everything else is encoded, so that nothing of it can name further recipients).
 */
export function replyAddress(message: Answerable): string {
  const { mailAddress, mailerName, mailerSubject, mailerMessage, createdAt, locale } = message
  const subject = mailerSubject.replace(/\s+/g, ' ').trim()
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const start = `mailto:${encode(mailAddress).replaceAll('%40', '@')}?subject=${encode(answer)}&body=`
  const lines = mailerMessage.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  return start + fitting(['', '', `${mailerName}, ${day(createdAt, locale)}:`, ...lines], LONGEST - start.length)
}

/** As many whole lines as fit, and of the next one as many characters. */
function fitting(lines: string[], room: number): string {
  const quoted: string[] = []
  let left = room - encode('\r\n…').length
  for (const line of lines) {
    const encoded = (quoted.length > 0 ? '%0D%0A' : '') + encode(line)
    if (encoded.length > left) return quoted.join('') + beginningOf(line, left) + encode('\r\n…')
    quoted.push(encoded)
    left -= encoded.length
  }
  return quoted.join('')
}

function beginningOf(line: string, room: number): string {
  let text = '%0D%0A'
  for (const letter of line) {
    const encoded = encode(letter)
    if (text.length + encoded.length > room) break
    text += encoded
  }
  return text
}
