/** Where content comes from. The embedded CMS is one source; another server that speaks /api/v1 will be the other. */
import type { StoredRecord } from './stored'

export interface ContentSource {
  /** Revision of every part (a collection or a global): what has another revision has changed. */
  revisions(): Promise<Map<string, number>>
  /** The public records of a part; a global is a list of one. @throws when the source cannot be read */
  read(part: string): Promise<StoredRecord[]>
}

/** Parts beside the collections of the types: pictures, partners, and what the settings say. */
export const EXTRA_PARTS = ['media', 'partners', 'settings', 'payment'] as const
