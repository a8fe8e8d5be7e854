/** which pages a browser may prerender or keep: none that is one person's, or an answer to somebody. */
import { localized } from '@/lib/shared/addresses/localized'
import { pathsOf } from '@/lib/shared/addresses/pages'
import { paths } from '@/lib/shared/addresses/paths'
import { LOCALES } from '@/lib/shared/i18n/routing'

/** What stands beside the site's pages, each with all below it. */
const NO_PAGES = ['/admin', '/api', '/internal']

/** Paths of pages that are one person's, are asked for something, or are no pages; each with all below it. */
export const NEVER_KEPT = [
  ...NO_PAGES,
  ...LOCALES.flatMap((locale) =>
    ['/pledge', paths.search, ...pathsOf('hidden')].map((path) => localized(locale, path)),
  ),
]

const isAmong = (pathname: string, roots: readonly string[]): boolean =>
  roots.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Whether an address is of the site's pages, or of what these show. */
export const isOfSite = (pathname: string): boolean => !isAmong(pathname, NO_PAGES)

/** Whether a page may be kept. One with a query answers to somebody. */
export const isKeptPage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  !search && !isAmong(pathname, NEVER_KEPT)
