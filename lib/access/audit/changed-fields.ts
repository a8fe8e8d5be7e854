/** Names of the fields that a write changed, for the audit log. */

/** Fields of every record that are never named: the site's own, and secrets. */
const IGNORED_FIELDS = new Set(
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
 * Names of the top-level fields whose values differ from before.
 * @param data what was written
 * @param before the record as it was, in the same language; what is left out of `data` stays
 */
export function changedFields(data: Values, before: Values): string[] {
  return Object.keys(data)
    .filter((name) => !IGNORED_FIELDS.has(name) && canonical(data[name]) !== canonical(before[name]))
    .sort()
}

/** One text for equal values, however they were sent: empty values are equal, and rows are compared without their ids. */
function canonical(value: unknown): string {
  return JSON.stringify(normalized(value)) ?? ''
}

function normalized(value: unknown): unknown {
  if (value === null || value === '' || value === undefined) return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalized) : undefined
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, each]) => [name, normalized(each)] as const)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
