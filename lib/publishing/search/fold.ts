/** Folding: words are compared without differences that people mix up or write in two ways. Folded words are never shown. */

/** Letters that sound alike in today's Bangla, and so are mixed up in writing. */
const ALIKE = new Map<string, string>([
  ['ী', 'ি'],
  ['ঈ', 'ই'],
  ['ূ', 'ু'],
  ['ঊ', 'উ'],
  ['শ', 'স'],
  ['ষ', 'স'],
  ['ণ', 'ন'],
  ['য', 'জ'],
  ['ৎ', 'ত'],
  ['ঙ', 'ং'],
])

const ALIKE_LETTERS = new RegExp([...ALIKE.keys()].join('|'), 'g')
/** Joiners, soft hyphens and the like are in words for their looks. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu
const ZERO = '০'.charCodeAt(0)

/** The folded form of a word. Unicode forms, case, Latin accents, digits and letters that sound alike make no difference. */
export function fold(word: string): string {
  return (
    word
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(UNSEEN, '')
      .replace(/['’]s?$|['’]/g, '')
      .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
      // With its dot below, which Unicode never joins to it, a letter is another one.
      .replace(/[ডঢ]\u09bc/g, 'র')
      .replace(/য\u09bc/g, '\u09df')
      .replace(ALIKE_LETTERS, (letter) => ALIKE.get(letter) ?? letter)
      .replace(/[ঁঃ\u09bc]/g, '')
      .replace(/ং্/g, 'ং')
      .replace(/্$/, '')
  )
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*(?:['’][\p{L}\p{M}]+)*/gu

export interface Word {
  text: string
  /** Where it begins. */
  at: number
}

/** The words of a text, as they are written. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(WORD)) yield { text: word, at: index }
}
