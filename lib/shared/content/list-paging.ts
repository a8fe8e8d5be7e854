/** How many records pages show of a list, and the windows of lists that have pages of their own. Client-safe. */

/** Records on one page: more would make it heavy, and 10,000 news are a promise that it stays quick. */
const RECORDS_A_PAGE = 60

/** How many news the home page shows (spec 1, section 9). */
export const HOME_NEWS = 3

/** How many projects the home page shows at most: six whole rows, whose first card is two wide. */
export const HOME_PROJECTS = 23

/** How many news the page about donations shows. */
export const DONATE_NEWS = 4

export interface PageWindow {
  /** From 1 on. */
  page: number
  pages: number
  offset: number
  limit: number
}

/** The window of a page, or undefined when there is no such page. The first page is always there. */
export function pageWindow(page: number, total: number): PageWindow | undefined {
  const pages = Math.max(1, Math.ceil(total / RECORDS_A_PAGE))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  return { page, pages, offset: (page - 1) * RECORDS_A_PAGE, limit: RECORDS_A_PAGE }
}
