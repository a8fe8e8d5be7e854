/** Long texts are indexed in sections: the words of a whole one would take as long as a slow page. */
import type { SearchResult } from 'minisearch'
import { CHUNK } from '@/lib/platform/event-loop/chunks'

/** A text in sections, cut where a word ends, if there is such a place. */
export function sectionsOf(text: string): string[] {
  const sections: string[] = []
  for (let at = 0; at < text.length; ) {
    const blank = text.length - at > CHUNK ? text.lastIndexOf(' ', at + CHUNK) : text.length
    const end = blank > at ? blank : at + CHUNK
    sections.push(text.slice(at, end))
    at = end
  }
  return sections
}

const PART = '\n'

/** Under which a section is kept. @param key of its document */
export const sectionId = (key: string, at: number): string => (at === 0 ? key : `${key}${PART}${at}`)

/** Results by their documents: of several sections the best counts, with the words of all. */
export function byDocument(results: SearchResult[]): SearchResult[] {
  const best = new Map<string, SearchResult>()
  for (const result of results) {
    const id = String(result.id).split(PART, 1)[0] ?? ''
    const before = best.get(id)
    best.set(id, before ? joined(before, result) : { ...result, id })
  }
  return [...best.values()]
}

const joined = (one: SearchResult, other: SearchResult): SearchResult => ({
  ...one,
  score: Math.max(one.score, other.score),
  terms: [...new Set([...one.terms, ...other.terms])],
  queryTerms: [...new Set([...one.queryTerms, ...other.queryTerms])],
  match: { ...one.match, ...other.match },
})

/** Results of several questions as those of one that asks for any of them, weighed as MiniSearch weighs them. */
export function anyOf(answers: SearchResult[][]): SearchResult[] {
  const all = new Map<string, SearchResult>()
  const plain = ({ score, queryTerms }: SearchResult) => score / (queryTerms.length || 1)
  for (const result of answers.flat()) {
    const before = all.get(result.id)
    if (!before) {
      all.set(result.id, result)
      continue
    }
    const both = joined(before, result)
    all.set(result.id, { ...both, score: (plain(before) + plain(result)) * (both.queryTerms.length || 1) })
  }
  return [...all.values()].sort((a, b) => b.score - a.score)
}
