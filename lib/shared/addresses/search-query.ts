/** What a visitor may search for, and how it stands in an address. Client-safe, and shared with the front. */

/** In characters; what is longer is cut, and said to be. */
export const LONGEST_QUERY = 100
/** Nobody reads further; an address that names a later page shows the last one. */
export const MOST_PAGES = 50

/** What is kept beyond, so that a cut is seen: a blank and a letter. */
const MORE = 2

/** Characters that are none to see: controls and invisible marks, but the joiners that Bangla is written with. */
const UNSEEN = /(?![\u200c\u200d])\p{C}/gu

/**
 * A query as it is searched for: one form of Unicode, no unseen characters, single blanks, cut to its length.
 * @param asked what stands in an address, or in the field
 */
export function readQuery(asked: string | null | undefined): { query: string; isCut: boolean } {
  const tidy = tidied(asked, LONGEST_QUERY + MORE)
  const query = tidied(tidy, LONGEST_QUERY)
  return { query, isCut: query !== tidy }
}

function tidied(asked: string | null | undefined, longest: number): string {
  // Cut before it is looked at: an address may hold any amount.
  const line = (asked ?? '')
    .slice(0, longest * 8)
    .replace(UNSEEN, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(line).slice(0, longest).join('').trim()
}

/** Number of a page of results; 1 for whatever is none. */
export function resultPage(asked: string | null | undefined): number {
  const page = /^[1-9]\d?$/.test(asked ?? '') ? Number(asked) : 1
  return Math.min(page, MOST_PAGES)
}

/**
 * A query and a page, in the one form in which an address names them; '' for a query of nothing.
 * A little more than is searched for stays, by which it is known that something was cut.
 */
export function addressQuery(asked: string | null | undefined, page = 1): string {
  const query = tidied(asked, LONGEST_QUERY + MORE)
  if (!query) return ''
  return `?${new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })}`
}

/** The page of the search, and what it fetches while somebody types. */
const SEARCH = /^(?:\/en|\/bn)?\/search(?:\/results)?(?:\?|$)/

/** Whether an address is one that reads what is searched for. @param url path, with or without its query */
export const isSearchAddress = (url: string): boolean => SEARCH.test(url)
