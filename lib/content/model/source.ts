/** Where content comes from: the embedded CMS, or another server that speaks /api/v1. */

import type { StoredRecord } from '@/lib/platform/payload/stored-records'
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

/** The records of a CMS, part by part. */
export interface StoredSource {
  /** Revision of every part (a collection or a global): what has another revision has changed. */
  revisions(): Promise<Map<string, number>>
  /** The public records of a part; a global is a list of one. @throws when the source cannot be read */
  read(part: string): Promise<StoredRecord[]>
}
