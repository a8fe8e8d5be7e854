/** Generated IDs of rows that have no transaction ID of their own. */
import { createHash } from 'node:crypto'

const MADE = /^ROW[0-9A-F]{20}$/

/**
 * An id for a row without one, of its contents and of how many alike stand above it: the same file gives the same ids
 * again. No wallet's id begins so.
 */
export function generateId(contents: string[], alike: Map<string, number>): string {
  const key = JSON.stringify(contents)
  const nth = alike.get(key) ?? 0
  alike.set(key, nth + 1)
  return `ROW${createHash('sha256').update(`${key} ${nth}`).digest('hex').slice(0, 20).toUpperCase()}`
}

/** Whether an id was made of a row's contents. */
export const isGeneratedId = (trxId: string) => MADE.test(trxId)
