/** One search: what a visitor typed → the hits of a page, ranked and with their excerpts. */
import 'server-only'
import type { SearchResult } from 'minisearch'
import { plainText } from '@/lib/content/rich-text/plain-text'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import type { Locale } from '@/lib/shared/addresses/localized'
import { MOST_PAGES, readQuery } from '@/lib/shared/addresses/search-query'
import { excerpt, highlighted } from './excerpt'
import { insteadOf } from './instead'
import { matchWords, queryWords, type WordMatches } from './match-words'
import { type SearchIndex, searchIndex, termsOf } from './search-index'
import { anyOf } from './sections'
import type { SearchAnswer, SearchHit } from './types'

export const RESULTS_A_PAGE = 20

/**
 * Finds what a visitor asked for, in both languages.
 * @param asked as it was typed; anything may stand in it
 * @param page from 1 on; past the last it is the last
 * @throws ContentUnavailable
 */
export async function search(asked: string | null | undefined, page: number, locale: Locale): Promise<SearchAnswer> {
  const { query, isCut } = readQuery(asked)
  const words = queryWords(query)
  const none = {
    ...{ query, isCut, hasWords: words.length > 0, instead: null },
    ...{ total: 0, page: 1, pages: 0, results: [] },
  }
  if (words.length === 0) return none
  const index = await searchIndex()
  const matches = await matchWords(words, index)
  const found = ranked(matches)
  const best = index.documents.get(found[0]?.id)
  if (!best) return none
  const instead = await insteadOf(query, matches, best, locale)
  const pages = Math.min(Math.ceil(found.length / RESULTS_A_PAGE), MOST_PAGES)
  const at = Math.max(1, Math.min(page, pages))
  const shown = found.slice((at - 1) * RESULTS_A_PAGE, at * RESULTS_A_PAGE)
  const results: SearchHit[] = []
  for (const result of shown) {
    results.push(...(await resultIn(locale, index, result)))
    // A text has many words, each of which is compared.
    await yieldToEventLoop()
  }
  return { ...none, instead, total: found.length, page: at, pages, results }
}

/**
 * Ranks what matches any word: first by how many words it holds, then by how many it may hold in another spelling; matches of
 * less than half of the words are left out.
 */
function ranked(matches: readonly WordMatches[]): SearchResult[] {
  const held = new Map<string, { real: number; all: number }>()
  for (const { results, isReal } of matches) {
    for (const result of results) {
      const { real, all } = held.get(result.id) ?? { real: 0, all: 0 }
      held.set(result.id, { real: real + Number(isReal(result)), all: all + 1 })
    }
  }
  return anyOf(matches.map(({ results }) => results))
    .map((result) => ({ result, ...(held.get(result.id) ?? { real: 0, all: 0 }) }))
    .filter(({ all }) => all * 2 >= matches.length)
    .sort((a, b) => b.real - a.real || b.all - a.all || b.result.score - a.result.score)
    .map(({ result }) => result)
}

async function resultIn(locale: Locale, { documents }: SearchIndex, { id, terms }: SearchResult): Promise<SearchHit[]> {
  const document = documents.get(id)
  if (!document) return []
  const { key, kind, path, date } = document
  const { title, text } = document.words(locale, plainText)
  const matched = new Set(terms)
  const matches = (word: string) => termsOf(word).some((term) => matched.has(term))
  return [{ key, kind, path, date, title: highlighted(title, matches), excerpt: await excerpt(text, matches) }]
}
