/** In which areas programs may work, in words of the admin. */
import { PERMISSIONS } from '@/lib/access/rights/matrix'
import { AREAS, type Area, type Role } from '@/lib/access/rights/roles'

type ForPeople = 'accounts' | 'audit'
export type KeyArea = Exclude<Area, ForPeople>

/** Accounts and the history of what was done are for people. */
export const KEY_AREAS: readonly KeyArea[] = AREAS.filter(
  (area): area is KeyArea => area !== 'accounts' && area !== 'audit',
)

/** Name of each area, and what is in it. */
export const KEY_AREA_WORDS = {
  content: ['Content', 'projects, news, events, galleries, people, the home page and moved addresses'],
  campaigns: ['Campaigns', 'what visitors can give to, with goals'],
  media: ['Pictures and files', 'the library'],
  inbox: ['Inbox', 'messages and volunteers, with people’s names, addresses and phone numbers'],
  settings: ['Site settings', 'name, contact lines, counters, countries'],
  payment: ['Bank and wallets', 'the accounts to which visitors send money'],
  gifts: ['Gifts', 'who gave what, receipts and the ledger, with donors’ names and addresses'],
} as const satisfies Record<KeyArea, readonly [name: string, holds: string]>

/** Areas of which a role reads something: a key of its account can be given these. */
export function keyAreasOf(role: Role): KeyArea[] {
  return KEY_AREAS.filter((area) => (PERMISSIONS[area][role] as readonly string[]).includes('read'))
}

/** Whether a role changes anything there, so that “may write” means something. */
export function writesIn(role: Role, area: KeyArea): boolean {
  return (PERMISSIONS[area][role] as readonly string[]).some((action) => action !== 'read')
}
