/** Which fields a write changed: their names, for the history. */

/** Of every record: the site's own, or a secret's. */
const OWN = new Set(
  ['id', 'createdAt', 'updatedAt', '_status', '_order', 'globalType', 'collection', 'hash', 'salt', 'sessions'].concat([
    'resetPasswordToken',
    'resetPasswordExpiration',
    'loginAttempts',
    'lockUntil',
    '_verified',
    '_verificationToken',
  ]),
)

type Values = Record<string, unknown>

/**
 * Names of the top-level fields that are other than before.
 * @param data what was written
 * @param before the record as it was, in the same language; what is left out of `data` stays
 */
export function changedFields(data: Values, before: Values): string[] {
  return Object.keys(data)
    .filter((name) => !OWN.has(name) && plain(data[name]) !== plain(before[name]))
    .sort()
}

/** The same text for the same value, however it was sent: nothing is nothing, and rows are known by what is in them. */
function plain(value: unknown): string {
  return JSON.stringify(bare(value)) ?? ''
}

function bare(value: unknown): unknown {
  if (value === null || value === '' || value === undefined) return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length > 0 ? value.map(bare) : undefined
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, each]) => [name, bare(each)] as const)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
