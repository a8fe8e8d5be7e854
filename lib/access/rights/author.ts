import type { PayloadRequest } from 'payload'

/** Who takes a step of a gift, where no member of staff does. */
export const THE_DONOR = 'The donor'
export const THE_SITE = 'The site'

/** Name of the person who is signed in, for the history. */
export function authorOf({ user }: PayloadRequest): string {
  return user?.name || user?.email || THE_SITE
}

/**
 * Id of the account that stands behind that name: a name can be given to somebody else, and an account be renamed.
 * @returns null where nobody is signed in, as of donors and of the site itself
 */
export function accountOf({ user }: PayloadRequest): number | null {
  return user ? Number(user.id) : null
}
