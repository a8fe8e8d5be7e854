/** Which moved addresses hold now. */

import type { Snapshot } from '@/lib/content/model/snapshot'
import { placeAt, type RecordPlace } from '@/lib/content/redirects/places'
import type { Redirect } from '@/lib/shared/addresses/redirect'
import type { PagedType } from './listed'

/** The list that a record's page is drawn from. */
const CARDS = {
  projects: 'projects',
  subcategories: 'projectSubCategory',
  health: 'health',
  events: 'events',
  news: 'news',
  campaigns: 'donation',
} as const satisfies Record<RecordPlace['collection'], PagedType>

/**
 * Redirects of addresses without a page. One whose page came back, or was there first in another server's content, is
 * left out for as long: the front answers by those that it knows while nobody can tell it what is there.
 */
export function redirectsInForce({ redirects, lists }: Pick<Snapshot, 'redirects' | 'lists'>): Redirect[] {
  return redirects.filter(({ from }) => {
    const place = placeAt(from)
    return place === undefined || (typeof place === 'object' && !isThere(place, lists))
  })
}

function isThere({ collection, id, projectId }: RecordPlace, lists: Snapshot['lists']): boolean {
  const has = (type: PagedType, one: number) => lists[type].records.en.some(({ Id }) => Id === one)
  if (projectId === undefined) return has(CARDS[collection], id)
  const child = lists.projectSubCategory.records.en.find(({ Id }) => Id === id)
  return child?.projectId === projectId && has('projects', projectId)
}
