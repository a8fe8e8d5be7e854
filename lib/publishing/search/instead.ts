/** The query whose results are shown, where the site does not have the words that were typed. */
import 'server-only'
import { plainText } from '@/lib/content/rich-text/plain-text'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import type { Locale } from '@/lib/shared/addresses/localized'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { wordsOf } from './fold'
import type { WordMatches } from './match-words'
import type { SearchDocument } from './search-document'
import { termsOf } from './search-index'
import { sectionsOf } from './sections'

/**
 * @param query as it was typed
 * @param best the document that is shown first
 * @returns null where the words, or their beginnings, are in it
 */
export async function insteadOf(
  query: string,
  matches: readonly WordMatches[],
  best: SearchDocument,
  locale: Locale,
): Promise<string | null> {
  let instead = query
  for (const { text, stem, isKnown, results } of matches) {
    const terms = results.find(({ id }) => id === best.key)?.terms ?? []
    if (isKnown || terms.length === 0 || terms.some((term) => term.startsWith(stem))) continue
    const word = await writtenIn(best, new Set(terms), locale)
    if (word) instead = instead.replace(text, () => word)
  }
  return instead === query ? null : instead
}

/** The first word of a document with one of some terms, in the language of the page rather than in the other. */
async function writtenIn(document: SearchDocument, terms: Set<string>, locale: Locale): Promise<string | undefined> {
  for (const language of [locale, ...LOCALES.filter((other) => other !== locale)]) {
    const { title, about, text } = document.words(language, plainText)
    for (const part of [title, about, ...sectionsOf(text)]) {
      for (const word of wordsOf(part)) if (termsOf(word.text).some((term) => terms.has(term))) return word.text
      await yieldToEventLoop()
    }
  }
  return undefined
}
