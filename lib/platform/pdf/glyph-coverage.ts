/** The glyph coverage of the fonts of PDFs and social cards, and texts reduced to it. */

/**
 * What Anek Bangla and Hind Siliguri have in common, as a character class. scripts/make-fonts.ts cuts by it; any other
 * character would be drawn as a box, or by whatever font a machine happens to have.
 */
const COVERED =
  '\\u0020-\\u007E\\u00A1-\\u00FF\\u0131\\u0152\\u0153\\u2013\\u2014\\u2018-\\u201A\\u201C-\\u201E\\u2022\\u2026' +
  '\\u2039\\u203A\\u20AC\\u2212\\u0964\\u0965\\u0980-\\u0983\\u0985-\\u098C\\u098F\\u0990\\u0993-\\u09A8' +
  '\\u09AA-\\u09B0\\u09B2\\u09B6-\\u09B9\\u09BC-\\u09C4\\u09C7\\u09C8\\u09CB-\\u09CE\\u09D7\\u09DC\\u09DD' +
  '\\u09DF-\\u09E3\\u09E6-\\u09F1\\u09F3\\u09F7-\\u09FA\\u200C\\u200D\\u20B9'

const UNCOVERED = new RegExp(`[^${COVERED}]`, 'gu')

/** All covered characters, for subsetting fonts. */
export function coveredCharacters(): string {
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code))
  return all.join('').replace(UNCOVERED, '')
}

/** A text on one line, in covered characters: others lose their diacritics (Ō is O), or are left out (emoji). */
export function toCoveredText(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
  return replaceUncovered(line, '').replace(/ {2,}/g, ' ').trim()
}

/** Replaces uncovered characters by their letter without diacritics, or else by `sign`. */
export function replaceUncovered(text: string, sign: string): string {
  return text.replace(UNCOVERED, (other) => other.normalize('NFKD').replace(UNCOVERED, '') || sign)
}

/** Whether a text has Bangla in it, whose joined letters and signs above and below need more room. */
export const hasBangla = (text: string): boolean => /[\u0980-\u09FF]/.test(text)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text for Pango's markup. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
