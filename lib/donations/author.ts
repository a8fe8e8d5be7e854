import type { PayloadRequest } from 'payload'

/** Who takes a step of a gift, where no member of staff does. */
export const THE_DONOR = 'The donor'
export const THE_SITE = 'The site'

/** Name of the person who is signed in, for the history. */
export function authorOf({ user }: PayloadRequest): string {
  return user?.name || user?.email || THE_SITE
}
