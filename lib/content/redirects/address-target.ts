/** What an address of the site is, as far as the address tells. Addresses of pages cannot be redirected. */
import { isFixedPage } from '@/lib/shared/addresses/fixed-pages'
import { parseId } from '@/lib/shared/addresses/localized'
import { machinePaths, socialCardPath } from '@/lib/shared/addresses/machine-paths'
import { paths } from '@/lib/shared/addresses/paths'
import { isUnlocalized } from '@/lib/shared/addresses/unlocalized'

/** The page of a record. */
export interface RecordPage {
  collection: 'projects' | 'subcategories' | 'health' | 'events' | 'news' | 'campaigns'
  id: number
  /** Of a subcategory. */
  projectId?: number
}

/** 'closed' is no page and never will be, 'page' a page of the site's own, undefined an unknown address. */
export type AddressTarget = 'closed' | 'page' | RecordPage | undefined

/** The home page, and what those who run the site have. */
const CLOSED = /^\/(?:$|(?:api|media|files|images|internal|metrics|healthz|readyz|not-found)(?:\/|$))/

const PAGES = new Set<string>([
  ...Object.values({ ...paths, ...machinePaths }).filter((path) => typeof path === 'string' && !isFixedPage(path)),
  socialCardPath(''),
])
/** Parts of a list; how many there are changes by itself. */
const NUMBERED = /^\/news\/page\/[^/]+$/

const RECORDS: Record<string, RecordPage['collection']> = {
  project: 'projects',
  'health-category-details': 'health',
  'events-details': 'events',
  'news-details': 'news',
  'donation-events': 'campaigns',
}

/** Files that come with a record's page. */
const FILES: Record<string, RegExp> = { 'events-details': /^(?:preview\.jpg|calendar\.ics)$/ }
const PREVIEW = /^preview\.jpg$/

/** @param path in one spelling */
export function targetAt(path: string): AddressTarget {
  if (CLOSED.test(path) || isUnlocalized(path)) return 'closed'
  if (PAGES.has(path) || NUMBERED.test(path)) return 'page'
  const [, first = '', ...segments] = path.split('/')
  const ids = segments.splice(0, first === 'project-subcategory-details' ? 2 : 1).map(parseId)
  const [file, ...more] = segments
  if (more.length > 0 || (file !== undefined && !(FILES[first] ?? PREVIEW).test(file))) return undefined
  const [id, child] = ids
  const collection = Object.hasOwn(RECORDS, first) ? RECORDS[first] : undefined
  if (collection && id) return { collection, id }
  return id && child ? { collection: 'subcategories', id: child, projectId: id } : undefined
}
