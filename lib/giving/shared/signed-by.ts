/** Who did something with a gift, as the books name them. Client-safe. */
import { THE_DONOR, THE_SITE } from '@/lib/access/rights/author'
import type { Words } from '@/lib/shared/i18n/admin/translate'

/** A name in the books as staff read it: a person's stays as it is. */
export function authorName(name: string, words: Words<'pledges'>): string {
  if (name === THE_DONOR) return words('people.donor')
  return name === THE_SITE ? words('people.site') : name
}

/**
 * A name in the books with the account behind it, as staff read it: `Nadia (account 3)`. Names can be changed, and two
 * people may have one; the number is one account's for ever.
 * @param account none for donors, the site itself, and what was written before accounts were kept
 */
export function signedBy(name: string, account: number | null | undefined, words: Words<'pledges'>): string {
  return typeof account === 'number' ? words('people.account', { name, number: account }) : authorName(name, words)
}
