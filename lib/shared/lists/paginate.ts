/** Which rows of a list a page holds. Client-safe. */
export interface PageOf {
  /** From 1. */
  page: number
  pages: number
  /** For LIMIT and OFFSET. */
  limit: number
  offset: number
}

/** The page that was asked for; the last one where there are fewer. @param size rows of a page */
export function pageOf(total: number, size: number, asked: number): PageOf {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(Math.max(1, asked), pages)
  return { page, pages, limit: size, offset: (page - 1) * size }
}
