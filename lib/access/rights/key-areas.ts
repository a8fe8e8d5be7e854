/** Areas that API keys can have in their scope. Their labels are messages (`keys.areas`). */
import { PERMISSIONS } from '@/lib/access/rights/matrix'
import { AREAS, type Area, type Role } from '@/lib/access/rights/roles'

type ForPeople = 'accounts' | 'audit'
export type KeyArea = Exclude<Area, ForPeople>

/** Accounts and the audit log are for people only. */
export const KEY_AREAS: readonly KeyArea[] = AREAS.filter(
  (area): area is KeyArea => area !== 'accounts' && area !== 'audit',
)

/** Areas that a role may read: a key of such an account can have these. */
export function keyAreasOf(role: Role): KeyArea[] {
  return KEY_AREAS.filter((area) => (PERMISSIONS[area][role] as readonly string[]).includes('read'))
}

/** Whether a role may write in an area. */
export function canWriteIn(role: Role, area: KeyArea): boolean {
  return (PERMISSIONS[area][role] as readonly string[]).some((action) => action !== 'read')
}
