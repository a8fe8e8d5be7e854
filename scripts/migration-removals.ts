/** What a migration takes away, which the version before it may still use. */

/** Of SQL for both databases; each with what to say of it. */
const REMOVALS: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+(?:TABLE|COLUMN|VIEW)\b[^;`]*/gi, 'is read by the version before'],
  [/\bRENAME\s+(?:TO|COLUMN|VALUE)\b[^;`]*/gi, 'is known to the version before by its former name'],
  [/\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+NOT\s+NULL|DROP\s+DEFAULT)\b/gi, 'is left out by the version before'],
  [/\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?TYPE\b[^;`]*/gi, 'is written by the version before as it was'],
  [/\bADD\s+(?:COLUMN\s+)?\S+\s+(?![^;`]*\bDEFAULT\b)[^;`]*\bNOT\s+NULL\b/gi, 'is left out by the version before'],
  [/\b(?:DELETE\s+FROM|TRUNCATE(?!\s+ON\b))\b[^;`]*/gi, 'is read by the version before'],
]

/** As the generator changes a column on SQLite: the table under another name, its rows, and the name of before. */
const REBUILT = /INSERT INTO `__new_(\w+)`[^;]*;/g

/**
 * What `up` of a migration takes away. On PostgreSQL the version before runs beside it; on SQLite it is gone, but rows are lost
 * all the same.
 * @param code source of a migration
 * @returns the statements, each with why it must not stand there
 */
export function removalsOf(code: string): string[] {
  const up = code.split(/(?=export async function down)/)[0]?.replaceAll('\\`', '`') ?? ''
  const rebuilt = new Set([...up.matchAll(REBUILT)].map(([, table]) => table))
  const withoutRebuilds = up.replace(
    /(?:DROP TABLE `(\w+)`|ALTER TABLE `__new_(\w+)` RENAME TO `\w+`)/g,
    (statement, dropped, renamed) => (rebuilt.has(dropped ?? renamed) ? '' : statement),
  )
  const statements = withoutRebuilds.replaceAll('`', '"')
  return REMOVALS.flatMap(([pattern, why]) =>
    [...statements.matchAll(pattern)].map(([what]) => `${what.trim()}: ${why}`),
  )
}

/**
 * The version that was the last to use what a migration takes away, as its source says: `// Last used by 0.2.0`. Null where it
 * says none.
 */
export function lastUserOf(code: string): string | null {
  return /^\/\/ Last used by (\d+\.\d+\.\d+)$/m.exec(code)?.[1] ?? null
}

/** Versions that were released, the newest first. @param changelog text of CHANGELOG.md */
export function releasesIn(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, version]) => String(version))
}
