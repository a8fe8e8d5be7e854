import { isDeepStrictEqual } from 'node:util'
import type { CollectionConfig } from 'payload'
import { ADMIN_GROUPS, adminGroup } from '@/lib/platform/payload/admin-groups'

/**
 * Puts collections in the order of the admin's menu: Payload shows a group where it meets its first collection, and one
 * group can hold collections of several contexts. What the menu does not show stands behind.
 * @throws Error for a collection in a group that the menu does not have
 */
export function inMenuOrder(collections: readonly CollectionConfig[]): CollectionConfig[] {
  return collections.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function placeOf({ slug, admin }: CollectionConfig): number {
  const group = admin?.group
  if (!group) return ADMIN_GROUPS.length
  const place = ADMIN_GROUPS.findIndex((name) => isDeepStrictEqual(adminGroup(name), group))
  if (place === -1)
    throw new Error(`${slug} is in the group ${JSON.stringify(group)}, which ADMIN_GROUPS does not name.`)
  return place
}
