/** One search: what a visitor typed → what is found, in the order and the form in which it is shown. */
import 'server-only'
import { setImmediate as others } from 'node:timers/promises'
import type { Query, SearchResult } from 'minisearch'
import { plainText } from '@/lib/content/rich-text/plain-text'
import type { Locale } from '@/lib/shared/addresses/localized'
import { MOST_PAGES, readQuery } from '@/lib/shared/addresses/search-query'
import { excerpt, pieces } from './excerpt'
import { wordsOf } from './fold'
import { formOf } from './forms'
import { keptForm, type SearchIndex, searchIndex } from './search-index'
import { anyOf } from './sections'
import type { Found, SearchAnswer } from './types'

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
  const forms = formsIn(query)
  const none = { query, isCut, hasWords: forms.length > 0, total: 0, page: 1, pages: 0, results: [] }
  if (forms.length === 0) return none
  const index = await searchIndex()
  const found = inOrder(forms, await matching(forms, index))
  const pages = Math.min(Math.ceil(found.length / RESULTS_A_PAGE), MOST_PAGES)
  const at = Math.max(1, Math.min(page, pages))
  const shown = found.slice((at - 1) * RESULTS_A_PAGE, at * RESULTS_A_PAGE)
  const results: Found[] = []
  for (const result of shown) {
    results.push(...(await shownIn(locale, index, result)))
    // A text has many words, each of which is compared.
    await others()
  }
  return { ...none, total: found.length, page: at, pages, results }
}

/** The forms of a query's words. */
function formsIn(query: string): string[] {
  const forms = Array.from(wordsOf(query), ({ text }) => formOf(text)).filter((form) => form !== undefined)
  return [...new Set(forms)].slice(0, MOST_WORDS)
}

/** How far a word may be from what is found: a slip of the finger, and two in a longer one. */
const slips = (form: string) => (/\d/.test(form) || form.length < 4 ? 0 : form.length < 6 ? 1 : 2)

/** A word with two neighbouring letters the other way round, each two in turn: the commonest slip, and two by count. */
const swapped = (form: string) =>
  Array.from({ length: form.length - 1 }, (_, at) => form.slice(0, at) + form[at + 1] + form[at] + form.slice(at + 2))

/** What any of the words matches: as it is, as a beginning, or, where it is no word of the site, with slips. */
async function matching(forms: string[], index: SearchIndex): Promise<SearchResult[]> {
  const ask = (form: string, misspelt: ReadonlySet<string>): Query => ({
    combineWith: 'OR',
    queries: misspelt.has(form) ? [form, ...swapped(form)] : [form],
    // The last word may be one that is being typed. Two Latin letters begin half of all words.
    prefix: (form: string) => form.length >= (form === forms.at(-1) ? (/^[a-z]/.test(form) ? 3 : 2) : 4),
    fuzzy: (form: string) => (misspelt.has(form) ? slips(form) : 0),
  })
  // A word after the other, so that nobody waits for all of them.
  const askAll = async (misspelt: ReadonlySet<string>) => {
    const answers: SearchResult[][] = []
    for (const form of forms) {
      answers.push(index.find(ask(form, misspelt)))
      await others()
    }
    return anyOf(answers)
  }
  const exactly = await askAll(new Set())
  const known = new Set(exactly.flatMap(({ terms }) => terms))
  // A word that is right is not taken for a slip of another one.
  const misspelt = new Set(forms.filter((form) => !known.has(form) && slips(form) > 0))
  return misspelt.size === 0 ? exactly : askAll(misspelt)
}

/** What matches all words first, then what matches most; what matches less than half is left out. */
function inOrder(forms: string[], results: SearchResult[]): SearchResult[] {
  const wordOf = new Map(forms.flatMap((form) => swapped(form).map((other) => [other, form] as const)))
  for (const form of forms) wordOf.set(form, form)
  const matched = ({ queryTerms }: SearchResult) => new Set(queryTerms.map((term) => wordOf.get(term))).size
  return results
    .map((result) => ({ result, words: matched(result) }))
    .filter(({ words }) => words * 2 >= forms.length)
    .sort((a, b) => b.words - a.words || b.result.score - a.result.score)
    .map(({ result }) => result)
}

async function shownIn(locale: Locale, { sources }: SearchIndex, { id, terms }: SearchResult): Promise<Found[]> {
  const source = sources.get(id)
  if (!source) return []
  const { key, kind, path, date } = source
  const { title, text } = source.words(locale, plainText)
  const matched = new Set(terms)
  const matches = (word: string) => matched.has(keptForm(word))
  return [{ key, kind, path, date, title: pieces(title, matches), excerpt: await excerpt(text, matches) }]
}
