/**
 * A name in the books with the account behind it, as staff read it: `Nadia (account 3)`. Names can be changed, and two
 * people may have one; the number is one account's for ever. Client-safe.
 * @param account none for donors, the site itself, and what was written before accounts were kept
 */
export function signedBy(name: string, account: number | null | undefined): string {
  return typeof account === 'number' ? `${name} (account ${account})` : name
}
