/** Whether a stored value is still what the demo wrote. */
import { sanitizeForStorage } from '@/lib/content/rich-text/sanitize-for-storage'

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** What the site adds to a record by itself. */
const ADDED = new Set(['id', 'createdAt', 'updatedAt', '_order', '_status', 'blockName', 'blockType', 'bangla'])

const inLanguages = (value: unknown): value is { en?: unknown; bn?: unknown } =>
  isValues(value) && Object.keys(value).length > 0 && Object.keys(value).every((name) => name === 'en' || name === 'bn')

const DAY = /^\d{4}-\d\d-\d\d/

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

function sameText(stored: string, written: string): boolean {
  if (stored === written || withPlainSpaces(stored) === withPlainSpaces(written)) return true
  if (written.startsWith('<') && stored === sanitizeForStorage(written, written.length * 2)) return true
  return DAY.test(stored) && DAY.test(written) && Date.parse(stored) === Date.parse(written)
}

/**
 * @param stored in both languages, without the records that it refers to
 * @param written as the demo's content has it, with ids of what it refers to
 */
export function isAsWritten(stored: unknown, written: unknown): boolean {
  if (isEmpty(written)) return isEmpty(stored)
  if (inLanguages(written)) {
    if (inLanguages(stored)) return isAsWritten(stored.en, written.en) && isAsWritten(stored.bn, written.bn)
    return isAsWritten(stored, written.en) || isAsWritten(stored, written.bn)
  }
  // A text that is the same in both languages.
  if (!isValues(written) && inLanguages(stored)) {
    return [stored.en, stored.bn].every((text) => isAsWritten(text, written))
  }
  if (Array.isArray(written)) {
    const rows = Array.isArray(stored) ? stored : []
    return rows.length === written.length && written.every((row, at) => isAsWritten(rows[at], row))
  }
  if (isValues(written)) {
    if (!isValues(stored)) return false
    const names = new Set([...Object.keys(written), ...Object.keys(stored).filter((name) => !ADDED.has(name))])
    return [...names].every((name) => isAsWritten(stored[name], written[name]))
  }
  if (typeof written === 'string') return typeof stored === 'string' && sameText(stored, written)
  return stored === written
}
