/** By which a stored value is known again: the same for the same content, whenever and in whichever order it is read. */
import { createHash } from 'node:crypto'

/** What changes without anybody having changed the content, or follows from the rest of it. */
const PASSING = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_order',
  'url',
  'thumbnailURL',
  'sizes',
  'placeholder',
  'look',
  // Of a picture's files; which they are, its name tells.
  'original',
  'formerNames',
  'formerCrops',
  'upright',
  'copiesDue',
  'bangla',
])

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/**
 * What is said in a stored value: without what is empty, so that a field of a later version changes nothing, and without
 * ids of rows.
 */
function contentOf(value: unknown, isRecord = true): unknown {
  if (Array.isArray(value)) return value.map((item) => contentOf(item, false))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => (isRecord ? !PASSING.has(name) : name !== 'id'))
    .map(([name, part]) => [name, contentOf(part, false)] as const)
    .filter(([, part]) => !isEmpty(part))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries)
}

export const fingerprint = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(contentOf(value)) ?? '')
    .digest('base64url')
    .slice(0, 22)
