/** Migration snapshots: the tables after the last migration, from which Payload generates the next one. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyOnlyOldColumns, type Tables } from './migration-copies'

/** Names of a database's snapshots, oldest first. @param folder that of its migrations */
export function snapshotsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
}

/**
 * Writes a migration and deletes the snapshots before its own. If it writes none, or fails, all are kept.
 * @param folder that of the database's migrations
 * @param write writes the migration
 * @returns the exit code of `write`
 */
export function replaceSnapshots(folder: string, write: () => number): number {
  const before = snapshotsIn(folder)
  const code = write()
  const made = snapshotsIn(folder).find((file) => !before.includes(file))
  const last = before.at(-1)
  if (code === 0 && made && last) mendCopies(path.join(folder, made.replace(/json$/, 'ts')), path.join(folder, last))
  if (code === 0 && made) for (const file of before) rmSync(path.join(folder, file))
  return code
}

function mendCopies(migration: string, lastSnapshot: string): void {
  if (!existsSync(migration)) return
  const { tables } = JSON.parse(readFileSync(lastSnapshot, 'utf8')) as { tables?: Tables }
  writeFileSync(migration, copyOnlyOldColumns(readFileSync(migration, 'utf8'), tables ?? {}))
}
