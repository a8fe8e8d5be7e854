/** Areas that API keys can have in their scope, with labels. */
import { PERMISSIONS } from '@/lib/access/rights/matrix'
import { AREAS, type Area, type Role } from '@/lib/access/rights/roles'

type ForPeople = 'accounts' | 'audit'
export type KeyArea = Exclude<Area, ForPeople>

/** Accounts and the audit log are for people only. */
export const KEY_AREAS: readonly KeyArea[] = AREAS.filter(
  (area): area is KeyArea => area !== 'accounts' && area !== 'audit',
)

/** Label of each area, and what it holds. */
export const KEY_AREA_LABELS = {
  content: ['Content', 'projects, news, events, galleries, people, the home page and moved addresses'],
  campaigns: ['Campaigns', 'what visitors can give to, with goals'],
  media: ['Pictures and files', 'the library'],
  inbox: ['Inbox', 'messages and volunteers, with people’s names, addresses and phone numbers'],
  settings: ['Site settings', 'name, contact lines, counters, countries'],
  payment: ['Bank and wallets', 'the accounts to which visitors send money'],
  gifts: ['Gifts', 'who gave what, receipts and the ledger, with donors’ names and addresses'],
} as const satisfies Record<KeyArea, readonly [name: string, holds: string]>

/** Areas that a role may read: a key of such an account can have these. */
export function keyAreasOf(role: Role): KeyArea[] {
  return KEY_AREAS.filter((area) => (PERMISSIONS[area][role] as readonly string[]).includes('read'))
}

/** Whether a role may write in an area. */
export function canWriteIn(role: Role, area: KeyArea): boolean {
  return (PERMISSIONS[area][role] as readonly string[]).some((action) => action !== 'read')
}
