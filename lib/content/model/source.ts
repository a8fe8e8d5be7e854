/** Where content comes from: the embedded CMS, or another server that speaks /api/v1. */

import type { Snapshot } from './snapshot'

/** What one source gives of the snapshot. */
export type SnapshotPart = Partial<Snapshot>

export interface ContentSource {
  /**
   * Looks for changes.
   * @param refused is told of what came but may not be used; the last good one stays in its place
   * @returns what the source gives now; the same object for as long as nothing changed
   * @throws when the source cannot be read
   */
  read(refused: (error: Error) => void): Promise<SnapshotPart>
}
