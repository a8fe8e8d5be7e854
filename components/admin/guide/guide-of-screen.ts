/** Which guide explains a screen of the admin, and where. */
import type { Role } from '@/lib/access/rights/roles'
import { GUIDE_OF_ROLE, GUIDE_SCREEN, guideAddress } from './guides'

/** Screen, and all below it → its guide. Of two that fit, the first counts. */
const GUIDES_OF_SCREENS: Readonly<Record<string, string>> = {
  'collections/messages': guideAddress('editors', 'The inbox'),
  'collections/mails': guideAddress('editors', 'The inbox'),
  privacy: guideAddress('editors', 'Personal data'),
  'collections/volunteer-registrations': guideAddress('coordinators'),
  desk: guideAddress('treasurers', 'Reconcile'),
  'collections/transactions': guideAddress('treasurers', 'Reconcile'),
  'collections/statement-layouts': guideAddress('treasurers', 'Reconcile'),
  'collections/pledges': guideAddress('treasurers', 'Gifts'),
  'collections/pledge-moves': guideAddress('treasurers', 'Gifts'),
  receipts: guideAddress('treasurers', 'Receipts'),
  'collections/receipts': guideAddress('treasurers', 'Receipts'),
  'collections/receipt-years': guideAddress('treasurers', 'Receipts'),
  giving: guideAddress('treasurers', 'Overview and ledger'),
  ledger: guideAddress('treasurers', 'Overview and ledger'),
  'collections/ledger-entries': guideAddress('treasurers', 'Overview and ledger'),
  'globals/payment': guideAddress('treasurers'),
  'collections/users': guideAddress('accounts', 'A new colleague'),
  // One's own: the language, then password and authenticator app.
  account: guideAddress('accounts', 'The language'),
  'second-factor/take-away': guideAddress('accounts', 'Somebody leaves, or loses a phone'),
  'second-factor': guideAddress('accounts', 'The authenticator app'),
  keys: guideAddress('accounts'),
  'collections/api-keys': guideAddress('accounts'),
  'collections/audit-entries': guideAddress('accounts', 'The history of changes'),
  'globals/backups': guideAddress('accounts', 'Backups'),
  // All others are content.
  collections: guideAddress('editors'),
  globals: guideAddress('editors'),
  'missing-bangla': guideAddress('editors'),
  bin: guideAddress('editors', 'The bin'),
  words: guideAddress('editors', 'Words of the site'),
  demo: guideAddress('accounts', 'The beginning'),
  'first-steps': guideAddress('accounts', 'The beginning'),
}

/**
 * Address of the guide about a screen; of the role's own where none is about it.
 * @param segments of the screen's address, below /admin
 * @returns undefined on a guide itself
 */
export function guideOfScreen(segments: readonly string[], role: Role): string | undefined {
  if (segments[0] === GUIDE_SCREEN) return undefined
  const path = segments.join('/')
  const found = Object.entries(GUIDES_OF_SCREENS).find(([screen]) => path === screen || path.startsWith(`${screen}/`))
  return found?.[1] ?? guideAddress(GUIDE_OF_ROLE[role])
}
