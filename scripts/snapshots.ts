/** The tables as the last migration of a database left them: what Payload makes the next migration from. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Names of a database's snapshots, oldest first. @param folder that of its migrations */
export function snapshotsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
}

/**
 * Writes a migration, and takes away the snapshots that its own follows. Where it writes none, or fails, all stay.
 * @param folder that of the database's migrations
 * @param write writes the migration
 * @returns the exit code of `write`
 */
export function writeFollowing(folder: string, write: () => number): number {
  const before = snapshotsIn(folder)
  const code = write()
  const isFollowed = snapshotsIn(folder).some((file) => !before.includes(file))
  if (code === 0 && isFollowed) for (const file of before) rmSync(path.join(folder, file))
  return code
}
