/** The language of what staff wrote, told by its script: for texts that are not in the language of their page. */
import type { Locale } from '@/lib/shared/addresses/localized'

/** Letters, signs and digits; the sign of the taka stands in English texts too. */
const BENGALI = /[\u0980-\u09f1]/g
const LATIN = /\p{Script=Latin}/gu

/** Addresses, numbers and codes are of no language. */
const NO_WORD = /[\d@_]|\/\/|\.\p{L}/u

/** A text in which one in five letters is Bengali may be Bangla that names a brand; an English voice would skip the Bangla. */
const LATIN_TO_BENGALI = 5

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** The language of a text; undefined where its letters do not tell. */
export function languageOf(text: string): Locale | undefined {
  const words = text
    .split(/\s+/)
    .filter((word) => !NO_WORD.test(word))
    .join('')
  const [bengali, latin] = [count(words, BENGALI), count(words, LATIN)]
  if (bengali > latin) return 'bn'
  return latin >= 2 && latin >= LATIN_TO_BENGALI * bengali ? 'en' : undefined
}

/**
 * The attribute for the element around a text, to be spread: `<h3 {...inLang(title, locale)}>`. Nothing where the text is
 * in the language around it, so that it costs only where Bangla falls back to English.
 * @param text whole; what is put together of both languages cannot be marked
 * @param locale the language around the element: as a rule the page's
 */
export function inLang(text: string, locale: Locale): { lang?: Locale } {
  const language = languageOf(text)
  return language === undefined || language === locale ? {} : { lang: language }
}
