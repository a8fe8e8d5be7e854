/**
 * SQLite changes a column by copying its table. The generator copies columns, too, that the same migration adds, which the
 * table does not have yet (drizzle-kit).
 */
const COPY = /INSERT INTO \\`__new_(\w+)\\`\(([^)]*)\) SELECT ([^;]*?) FROM \\`\w+\\`;/g

/** Tables of a snapshot → their columns. */
export interface Tables {
  [table: string]: { columns: Record<string, unknown> } | undefined
}

/**
 * A migration whose copies take only columns that were there before.
 * @param code source of a migration for SQLite
 * @param before the tables before it
 */
export function copyOnlyOldColumns(code: string, before: Tables): string {
  const [up = '', ...down] = code.split(/(?=export async function down)/)
  const mended = up.replace(COPY, (copy, table: string, columns: string) => {
    const known = before[table]?.columns
    const names = columns.split(', ').filter((name) => !known || Object.hasOwn(known, name.slice(1, -1)))
    return known
      ? `INSERT INTO \\\`__new_${table}\\\`(${names.join(', ')}) SELECT ${names.join(', ')} FROM \\\`${table}\\\`;`
      : copy
  })
  return [mended, ...down].join('')
}
