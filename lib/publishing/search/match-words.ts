/** The words of a query, each looked up in the index by itself: as it is, by its sound, and then as a slip of another word. */
import 'server-only'
import type { Query, SearchResult } from 'minisearch'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { wordsOf } from './fold'
import { type SearchIndex, soundTerms } from './search-index'
import { soundsOf } from './sound'
import { foldedWord, soundsCommon, stemOf } from './stem'

/** More words than a sentence has say nothing more. */
const MOST_WORDS = 8

interface QueryWord {
  /** As it was typed. */
  text: string
  folded: string
  stem: string
}

/** What one word of a query matches. */
export interface WordMatches extends QueryWord {
  results: SearchResult[]
  /** Whether the site has the very word. */
  isKnown: boolean
  /** Whether a result holds the word, its beginning or its sound; else it is taken for a slip of another word. */
  isReal: (result: SearchResult) => boolean
}

/** The words of a query that can be looked for, each once. */
export function queryWords(query: string): QueryWord[] {
  const words = Array.from(wordsOf(query), ({ text }) => {
    const folded = foldedWord(text)
    return { text, folded, stem: stemOf(folded) ?? '' }
  })
  const byStem = new Map(words.filter(({ stem }) => stem).map((word) => [word.stem, word]))
  return [...byStem.values()].slice(0, MOST_WORDS)
}

/** Matches of each word; one at a time, so that the event loop is not blocked by all of them. */
export async function matchWords(words: QueryWord[], index: SearchIndex): Promise<WordMatches[]> {
  const matches: WordMatches[] = []
  for (const word of words) {
    const found = await matchWord(word, word === words.at(-1), index)
    // Bangla stop words that are typed in Latin letters, such as er for এর.
    const isLeftOut = words.length > 1 && !found.isKnown && soundsCommon(word.folded)
    if (!isLeftOut) matches.push(found)
  }
  return matches
}

async function matchWord(word: QueryWord, isLast: boolean, index: SearchIndex): Promise<WordMatches> {
  const { folded, stem } = word
  const startsWith = ({ terms }: SearchResult) => terms.some((term) => term.startsWith(stem))
  const ask = async (queries: string[], options: Partial<Query & object> = {}) => {
    await yieldToEventLoop()
    return index.find({ combineWith: 'OR', queries, prefix: (term) => hasPrefix(term, isLast), ...options })
  }
  const exact = await ask([stem])
  const isKnown = exact.some(({ terms }) => terms.includes(stem))
  if (isKnown) return { ...word, results: exact, isKnown, isReal: () => true }
  const sounds = soundTerms(soundsOf(folded))
  const sounding = await ask([stem, ...sounds])
  const isSounding = ({ terms }: SearchResult) => sounds.some((sound) => terms.includes(sound))
  if (sounding.some(isSounding)) {
    return { ...word, results: sounding, isKnown, isReal: (result) => startsWith(result) || isSounding(result) }
  }
  if (maxTypos(stem) === 0) return { ...word, results: exact, isKnown, isReal: startsWith }
  const slips = await ask([stem, ...transpositions(stem), ...sounds], { fuzzy: maxTypos })
  return { ...word, results: slips, isKnown, isReal: startsWith }
}

/**
 * Whether words that begin with a term match. The last one may still be typed; two Latin letters begin half of all words, and a
 * sound has a sign before its letters.
 */
function hasPrefix(term: string, isLast: boolean): boolean {
  if (!isLast) return term.length >= 4
  return term.length >= (/^[a-z]/.test(term) ? 3 : /^\p{L}/u.test(term) ? 2 : 5)
}

/** Maximal edit distance of a fuzzy match: one typo, and two in a longer word. Sounds have lost most of their typos. */
function maxTypos(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0
  return term.length < 6 || !/^\p{L}/u.test(term) ? 1 : 2
}

/** The word with each two neighbouring letters transposed: the commonest typo, and an edit distance of two. */
const transpositions = (stem: string) =>
  Array.from({ length: stem.length - 1 }, (_, at) => stem.slice(0, at) + stem[at + 1] + stem[at] + stem.slice(at + 2))
