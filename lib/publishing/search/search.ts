/** One search: what a visitor typed → the hits of a page, ranked and with their excerpts. */
import 'server-only'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Query, SearchResult } from 'minisearch'
import { plainText } from '@/lib/content/rich-text/plain-text'
import type { Locale } from '@/lib/shared/addresses/localized'
import { MOST_PAGES, readQuery } from '@/lib/shared/addresses/search-query'
import { excerpt, highlighted } from './excerpt'
import { wordsOf } from './fold'
import { cachedStem, type SearchIndex, searchIndex } from './search-index'
import { anyOf } from './sections'
import { stemOf } from './stem'
import type { SearchAnswer, SearchHit } from './types'

export const RESULTS_A_PAGE = 20
/** More words than a sentence has say nothing more. */
const MOST_WORDS = 8

/**
 * Finds what a visitor asked for, in both languages.
 * @param asked as it was typed; anything may stand in it
 * @param page from 1 on; past the last it is the last
 * @throws ContentUnavailable
 */
export async function search(asked: string | null | undefined, page: number, locale: Locale): Promise<SearchAnswer> {
  const { query, isCut } = readQuery(asked)
  const stems = stemsIn(query)
  const none = { query, isCut, hasWords: stems.length > 0, total: 0, page: 1, pages: 0, results: [] }
  if (stems.length === 0) return none
  const index = await searchIndex()
  const found = ranked(stems, await matching(stems, index))
  const pages = Math.min(Math.ceil(found.length / RESULTS_A_PAGE), MOST_PAGES)
  const at = Math.max(1, Math.min(page, pages))
  const shown = found.slice((at - 1) * RESULTS_A_PAGE, at * RESULTS_A_PAGE)
  const results: SearchHit[] = []
  for (const result of shown) {
    results.push(...(await resultIn(locale, index, result)))
    // A text has many words, each of which is compared.
    await yieldToEventLoop()
  }
  return { ...none, total: found.length, page: at, pages, results }
}

/** The stems of a query's words. */
function stemsIn(query: string): string[] {
  const stems = Array.from(wordsOf(query), ({ text }) => stemOf(text)).filter((stem) => stem !== undefined)
  return [...new Set(stems)].slice(0, MOST_WORDS)
}

/** Maximal edit distance of a fuzzy match: one typo, and two in a longer word. */
const maxTypos = (stem: string) => (/\d/.test(stem) || stem.length < 4 ? 0 : stem.length < 6 ? 1 : 2)

/** The word with each two neighbouring letters transposed: the commonest typo, and an edit distance of two. */
const transpositions = (stem: string) =>
  Array.from({ length: stem.length - 1 }, (_, at) => stem.slice(0, at) + stem[at + 1] + stem[at] + stem.slice(at + 2))

/** Matches of any of the words: exact, by prefix, or, where the site has no such word, fuzzy. */
async function matching(stems: string[], index: SearchIndex): Promise<SearchResult[]> {
  const ask = (stem: string, misspelt: ReadonlySet<string>): Query => ({
    combineWith: 'OR',
    queries: misspelt.has(stem) ? [stem, ...transpositions(stem)] : [stem],
    // The last word may be one that is being typed. Two Latin letters begin half of all words.
    prefix: (stem: string) => stem.length >= (stem === stems.at(-1) ? (/^[a-z]/.test(stem) ? 3 : 2) : 4),
    fuzzy: (stem: string) => (misspelt.has(stem) ? maxTypos(stem) : 0),
  })
  // One word at a time, so that the event loop is not blocked by all of them.
  const askAll = async (misspelt: ReadonlySet<string>) => {
    const answers: SearchResult[][] = []
    for (const stem of stems) {
      answers.push(index.find(ask(stem, misspelt)))
      await yieldToEventLoop()
    }
    return anyOf(answers)
  }
  const exactly = await askAll(new Set())
  const known = new Set(exactly.flatMap(({ terms }) => terms))
  // A word that is right is not taken for a slip of another one.
  const misspelt = new Set(stems.filter((stem) => !known.has(stem) && maxTypos(stem) > 0))
  return misspelt.size === 0 ? exactly : askAll(misspelt)
}

/** Ranks results: matches of all words first, then of most; matches of less than half of the words are left out. */
function ranked(stems: string[], results: SearchResult[]): SearchResult[] {
  const wordOf = new Map(stems.flatMap((stem) => transpositions(stem).map((other) => [other, stem] as const)))
  for (const stem of stems) wordOf.set(stem, stem)
  const matched = ({ queryTerms }: SearchResult) => new Set(queryTerms.map((term) => wordOf.get(term))).size
  return results
    .map((result) => ({ result, words: matched(result) }))
    .filter(({ words }) => words * 2 >= stems.length)
    .sort((a, b) => b.words - a.words || b.result.score - a.result.score)
    .map(({ result }) => result)
}

async function resultIn(locale: Locale, { documents }: SearchIndex, { id, terms }: SearchResult): Promise<SearchHit[]> {
  const document = documents.get(id)
  if (!document) return []
  const { key, kind, path, date } = document
  const { title, text } = document.words(locale, plainText)
  const matched = new Set(terms)
  const matches = (word: string) => matched.has(cachedStem(word))
  return [{ key, kind, path, date, title: highlighted(title, matches), excerpt: await excerpt(text, matches) }]
}
