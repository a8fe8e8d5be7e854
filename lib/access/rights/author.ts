import type { PayloadRequest } from 'payload'

/** Authors of a pledge's transitions that no member of staff makes. */
export const THE_DONOR = 'The donor'
export const THE_SITE = 'The site'

/** Name of the signed-in person, for histories of records. */
export function authorOf({ user }: PayloadRequest): string {
  return user?.name || user?.email || THE_SITE
}

/**
 * Id of the signed-in account: names can change hands.
 * @returns null where nobody is signed in, as for donors and the site itself
 */
export function accountOf({ user }: PayloadRequest): number | null {
  return user ? Number(user.id) : null
}
