/** Which cache entries a purge concerns. */

import type { Purge } from '@/lib/platform/channel/channel'
import { localized } from '@/lib/shared/addresses/localized'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { isBlockPage } from '@/lib/shared/addresses/own-pages'
import { BLOCK_PAGES } from '@/lib/shared/content/pages-of-content'
import { LOCALES } from '@/lib/shared/i18n/routing'

const CALL = /^\/api\/v1\//
/** Feeds, read by programs alone. Not the sitemap: it is long, and fetched again when it is requested. */
const FEEDS = new Set<string>(
  [machinePaths.rss, machinePaths.atom, machinePaths.jsonFeed, machinePaths.calendar, machinePaths.manifest].flatMap(
    inEveryLanguage,
  ),
)

/**
 * @returns whether the entry under a key may show the change. Calls and feeds always may: the app answers them quickly from its
 * snapshot.
 * @param purge routes as the app names them: below the language, ids in brackets
 */
export function purgeMatcher({ everything, routes }: Omit<Purge, 'kind'>): (key: string) => boolean {
  const patterns = routes.filter((route) => route !== BLOCK_PAGES).map(patternOf)
  const blockPages = routes.includes(BLOCK_PAGES)
  return (key) => {
    if (everything || CALL.test(key)) return true
    // A key begins with the path; query and headers follow.
    const [path = ''] = key.split(/[ ?]/, 1)
    if (blockPages && isBlockPage(withoutLanguage(path))) return true
    return FEEDS.has(path) || patterns.some((pattern) => pattern.test(path))
  }
}

const withoutLanguage = (path: string) => path.replace(/^\/bn(?=\/)/, '')

function inEveryLanguage(path: string): string[] {
  return LOCALES.map((locale) => localized(locale, path))
}

/** A route's addresses in every language, with what belongs to a page (its calendar file, say). */
function patternOf(route: string): RegExp {
  if (route === '/') return new RegExp(`^(?:${inEveryLanguage('/').join('|')})$`)
  const segments = route
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith('[') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&')))
  return new RegExp(`^(?:${inEveryLanguage(`/${segments.join('/')}`).join('|')})(?:/|$)`)
}
