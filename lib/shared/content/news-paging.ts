/** How many news pages show, and windows of their list. Client-safe. */

/** News on one page: more would make it heavy, and 10,000 items are a promise that it stays quick. */
const NEWS_A_PAGE = 60

/** How many news the home page shows (spec 1, section 9). */
export const HOME_NEWS = 3

/** How many the page about donations shows. */
export const DONATE_NEWS = 4

export interface NewsWindow {
  /** From 1 on. */
  page: number
  pages: number
  offset: number
  limit: number
}

/** The window of a page, or undefined when there is no such page. The first page is always there. */
export function newsWindow(page: number, total: number): NewsWindow | undefined {
  const pages = Math.max(1, Math.ceil(total / NEWS_A_PAGE))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  return { page, pages, offset: (page - 1) * NEWS_A_PAGE, limit: NEWS_A_PAGE }
}
