/** Active redirects: those of addresses without a page. */

import type { Snapshot } from '@/lib/content/model/snapshot'
import { type RecordPage, targetAt } from '@/lib/content/redirects/address-target'
import type { Redirect } from '@/lib/shared/addresses/redirect'
import type { PagedType } from './listed-records'

/** The list that a record's page is drawn from. */
const CARD_TYPES = {
  projects: 'projects',
  subcategories: 'projectSubCategory',
  health: 'health',
  events: 'events',
  news: 'news',
  campaigns: 'donation',
} as const satisfies Record<RecordPage['collection'], PagedType>

/**
 * Redirects of addresses without a page. One whose page came back, or was there first in another server's content, is
 * left out for as long: the front answers by those that it knows while nobody can tell it what is there.
 */
export function activeRedirects({
  redirects,
  lists,
  pages,
}: Pick<Snapshot, 'redirects' | 'lists' | 'pages'>): Redirect[] {
  const written = new Set(pages.records.en.map(({ path }) => path))
  return redirects.filter(({ from }) => {
    const place = targetAt(from)
    return (place === undefined && !written.has(from)) || (typeof place === 'object' && !isThere(place, lists))
  })
}

function isThere({ collection, id, projectId }: RecordPage, lists: Snapshot['lists']): boolean {
  const has = (type: PagedType, one: number) => lists[type].records.en.some(({ Id }) => Id === one)
  if (projectId === undefined) return has(CARD_TYPES[collection], id)
  const child = lists.projectSubCategory.records.en.find(({ Id }) => Id === id)
  return child?.projectId === projectId && has('projects', projectId)
}
