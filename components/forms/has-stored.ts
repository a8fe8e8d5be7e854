/** What the site keeps in a browser: what was typed (kept-input.ts), and gifts (remembered-gifts.ts). */
export type StoredName = 'typed' | 'gifts'

/** Whether this browser keeps something under a name; some keep nothing, and say so by an error. */
export function hasStored(name: StoredName): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
