/** What people typed, without what nobody can see or mean. Emoji, joiners and every script stay as they were written. */

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g

/** Half of a character, which neither JSON nor PostgreSQL can keep. */
const HALVES = /\p{Cs}/gu

/** Embeddings, overrides and isolates: they would turn round the words beside them in a list or a mail. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** A single line: fit for a mail's header, a list's cell and a page's title. */
export function cleanLine(typed: string): string {
  return whole(typed.replace(TURNS, ''))
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** The lines of a text that hold something. */
export const cleanLines = (typed: string): string[] => typed.split('\n').map(cleanLine).filter(Boolean)

/** A text of several lines, which end in `\n`. */
export function cleanText(typed: string): string {
  return whole(typed.replace(LINE_ENDS, '\n'))
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim()
}

/** Whether a reader would see anything of it. */
export function isVisible(text: string): boolean {
  return /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** Length in code points; an emoji may be several. */
export function lengthOf(text: string): number {
  return [...text].length
}

function whole(text: string): string {
  return text.replace(HALVES, '\ufffd').normalize('NFC')
}
