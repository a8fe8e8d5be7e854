const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random idempotency key of eight letters, for one filled-in form. */
export function newFormKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}
