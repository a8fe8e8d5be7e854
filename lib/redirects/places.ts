/** What stands at an address of the site, as far as the address tells: pages are never moved away from under visitors. */
import { parseId } from '@/lib/addresses'
import { paths } from '@/lib/paths'
import { machinePaths } from '@/lib/seo/addresses'

/** A page that is there for as long as its record is. */
export interface RecordPlace {
  collection: 'projects' | 'subcategories' | 'health' | 'events' | 'news' | 'campaigns'
  id: number
  /** Of a subcategory. */
  projectId?: number
}

/** 'closed' is no page and never will be; 'page' is one of the site's own; undefined is nothing that is known. */
export type Place = 'closed' | 'page' | RecordPlace | undefined

/** What the admin, calls, files and those who run the site have. */
const CLOSED = /^\/(?:$|(?:admin|api|media|images|internal|metrics|healthz|readyz|_next|not-found)(?:\/|$))/

const PAGES = new Set<string>(
  [...Object.values(paths), ...Object.values(machinePaths)].filter((path) => typeof path === 'string'),
)
/** Parts of a list or of the sitemap; how many there are changes by itself. */
const NUMBERED = /^\/(?:news\/page|sitemap)\/[^/]+$/

const RECORDS: Record<string, RecordPlace['collection']> = {
  project: 'projects',
  'health-category-details': 'health',
  'events-details': 'events',
  'news-details': 'news',
  'donation-events': 'campaigns',
}

/** @param path in one spelling */
export function placeAt(path: string): Place {
  if (CLOSED.test(path)) return 'closed'
  if (PAGES.has(path) || NUMBERED.test(path)) return 'page'
  const [, first = '', second = '', third = ''] = path.split('/')
  const id = parseId(second)
  const collection = RECORDS[first]
  if (collection && id) return { collection, id }
  const child = parseId(third)
  return first === 'project-subcategory-details' && id && child
    ? { collection: 'subcategories', id: child, projectId: id }
    : undefined
}
