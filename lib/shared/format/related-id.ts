/** Related records, as the CMS stores and gives them. */

/** Id of a related record, whether it came as a number or as the record. */
export function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return id === null || id === undefined ? null : Number(id)
}
