/** Migration snapshots: the tables after the last migration, from which Payload generates the next one. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

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
  const isFollowed = snapshotsIn(folder).some((file) => !before.includes(file))
  if (code === 0 && isFollowed) for (const file of before) rmSync(path.join(folder, file))
  return code
}
