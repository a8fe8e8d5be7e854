/** Values of a column, as SQLite keeps them and as PostgreSQL does. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isJson = (type: string) => type === 'jsonb' || type === 'json'
const isNumber = (type: string) => /^(?:integer|bigint|smallint|numeric|real|double precision)$/.test(type)
const isTime = (type: string) => type.startsWith('timestamp')

/** @param type of the column, as PostgreSQL's information_schema has it */
export function toPostgres(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return Boolean(value)
  // As text: the driver would make an array of PostgreSQL of one of JSON.
  if (isJson(type)) return typeof value === 'string' ? value : JSON.stringify(value)
  return String(value)
}

/** JSON of SQLite, which is text; any other value as it is. */
export const parsedValue = (value: unknown, type: string): unknown =>
  isJson(type) && typeof value === 'string' ? JSON.parse(value) : value

/** The same for the same content, of whichever database it was read. @param value its JSON is parsed */
export function canonicalValue(value: unknown, type: string): Json {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return Boolean(value)
  if (isNumber(type)) return Number(value)
  // PostgreSQL keeps milliseconds.
  if (isTime(type)) return new Date(value as string | Date).toISOString()
  if (isJson(type)) return sorted(value as Json)
  return String(value)
}

/** PostgreSQL keeps the keys of an object in an order of its own. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
