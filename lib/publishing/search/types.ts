/** What a search gives. Client-safe. */

export type HitKind =
  | 'project'
  | 'subcategory'
  | 'health'
  | 'news'
  | 'event'
  | 'campaign'
  | 'person'
  | 'faq'
  | 'about'
  | 'page'

/** Part of a text, and whether it is what was searched for. */
export type TextPart = readonly [text: string, isMatch: boolean]

export interface SearchHit {
  /** Kind and Id, unlike any other's. */
  key: string
  kind: HitKind
  /** Without the language. */
  path: string
  title: TextPart[]
  excerpt: TextPart[]
  /** ISO 8601 in UTC. */
  date: string | null
}

export interface SearchAnswer {
  query: string
  isCut: boolean
  /** Whether the query has a word that can be looked for: signs, single letters and words like 'the' are none. */
  hasWords: boolean
  /** The query that is answered, where no word of the site is like what was typed. */
  instead: string | null
  total: number
  page: number
  pages: number
  results: SearchHit[]
}
