/** What the parts of an import share. */
import type { Payload } from 'payload'
import type { RemoteApi } from '@/lib/content/remote/remote-api'
import type { pictureImporter } from './import-pictures'
import type { Outcome } from './import-record'

/** Counts of records; `skipped` were named with the reason. */
export type ImportResult = Record<Outcome | 'skipped', number> & {
  /** Lists that could not be read. */
  failed: number
}

export interface SiteImport {
  payload: Payload
  api: RemoteApi
  importPicture: ReturnType<typeof pictureImporter>
  /** Counts a part as new, changed, or as before. */
  count: (outcome: 'new' | 'changed' | 'unchanged') => void
  /** Names what is left out, with the reason. */
  skip: (what: string, reason: string) => void
  say: (sentence: string) => void
}
