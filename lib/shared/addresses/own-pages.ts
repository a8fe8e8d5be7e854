/** Addresses that editors may give to pages of their own, and those that are taken by what the site is made of. */
import { FIXED_PAGES, isFixedPage } from './fixed-pages'
import { machinePaths } from './machine-paths'
import { offlinePath, sentPaths } from './pages'
import { paths } from './paths'
import { isUnlocalized } from './unlocalized'

const firstPart = (path: string): string => path.split('/', 2)[1] ?? ''

/** Addresses that belong to the site itself; each stands for all below it. */
const RESERVED = new Set(
  [
    ...Object.values({ ...paths, ...machinePaths, ...sentPaths, offlinePath }).map((path) =>
      typeof path === 'string' ? path : (path as (...ids: number[]) => string)(1, 1),
    ),
    ...['/bn', '/en', '/api', '/admin', '/media', '/images', '/internal', '/_next', '/pledge', '/not-found', '/index'],
    ...['/healthz', '/readyz', '/metrics', '/sitemap', '/preview.jpg', '/security.txt'],
  ]
    .filter((path) => !isFixedPage(path))
    .map(firstPart),
)

/** Whether an address below its first part may be an editor's. @param path in one spelling, without the language */
const isReserved = (path: string): boolean => RESERVED.has(firstPart(path)) || isUnlocalized(path)

const MOST_PARTS = 4
const LONGEST = 120
const PART = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** Why an address cannot be that of a page. */
export type AddressFault = 'missing' | 'letters' | 'tooLong' | 'tooDeep' | 'reserved'

/** @returns what is wrong with an address, as such; others may have it already */
export function addressFault(path: string): AddressFault | undefined {
  const parts = path.split('/').slice(1)
  if (!path.startsWith('/') || parts.join('') === '') return 'missing'
  if (path.length > LONGEST) return 'tooLong'
  if (!parts.every((part) => PART.test(part))) return isReserved(path) ? 'reserved' : 'letters'
  if (isReserved(path)) return 'reserved'
  return parts.length > MOST_PARTS ? 'tooDeep' : undefined
}

/** Whether the page of an address is made of blocks: one of the specification's, or one of an editor's own. */
export const isBlockPage = (path: string): boolean => Object.hasOwn(FIXED_PAGES, path) || !isReserved(path)
