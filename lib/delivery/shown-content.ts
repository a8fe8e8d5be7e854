/** The records of a CMS with the pictures that they show now. */
import { isDeepStrictEqual } from 'node:util'
import {
  type CurrentPictures,
  currentPictures,
  shownPictures,
  withCurrentPictures,
} from '@/lib/content/media/current-pictures'
import { pictureDigest } from '@/lib/content/model/snapshot'
import type { FundTotal } from '@/lib/giving/books/ledger'
import type { timeSlices } from '@/lib/platform/event-loop/time-slices'
import {
  type MediaLibrary,
  mediaLibrary,
  type StoredRecord,
  storedImage,
  textIn,
} from '@/lib/platform/payload/stored-records'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { Parts } from './incremental-source'

/** Ends a slice of work (lib/platform/event-loop/time-slices.ts). */
export type Pause = ReturnType<typeof timeSlices>

interface Pictures {
  library: MediaLibrary
  /** Of files that are not there any more; the same object as long as none is added. */
  current: CurrentPictures
}

export interface ShownContent extends Pictures {
  /** Records of a collection or a global, whose texts show pictures as they are now. */
  recordsIn: (part: string) => StoredRecord[]
  fundTotals: readonly FundTotal[]
}

/** Reads what a source gave; what was read before and did not change is the very same object. */
export async function readShownContent({ records, fundTotals }: Parts, pause: Pause): Promise<ShownContent> {
  const pictures = await readPictures(records.get('media') ?? [], pause)
  const shown = new Map<string, StoredRecord[]>()
  for (const [part, stored] of records) {
    shown.set(part, part === 'media' ? stored : await showPictures(stored, pictures.current, pause))
  }
  return { ...pictures, fundTotals, recordsIn: (part) => shown.get(part) ?? [] }
}

const read = new WeakMap<StoredRecord[], Pictures>()
let lastCurrent: CurrentPictures = new Map()

/** The pictures, mapped once for as long as none changes. */
async function readPictures(records: StoredRecord[], pause: Pause): Promise<Pictures> {
  const known = read.get(records)
  if (known) return known
  const shown = shownPictures(records)
  for (const record of shown) {
    const { meta } = storedImage(record)
    // The versions of lists need them: hashed there, all pictures would be hashed in one go.
    for (const locale of LOCALES) pictureDigest(meta[locale])
    await pause()
  }
  const library = mediaLibrary(shown)
  await pause()
  const current = currentPictures(records, ({ alt }, locale) => textIn(alt, locale))
  if (!isDeepStrictEqual(current, lastCurrent)) lastCurrent = current
  const pictures = { library, current: lastCurrent }
  read.set(records, pictures)
  return pictures
}

const shownRecords = new WeakMap<StoredRecord, { current: CurrentPictures; record: StoredRecord }>()

async function showPictures(stored: StoredRecord[], current: CurrentPictures, pause: Pause): Promise<StoredRecord[]> {
  if (current.size === 0) return stored
  const shown: StoredRecord[] = []
  for (const record of stored) {
    let known = shownRecords.get(record)
    if (known?.current !== current) {
      known = { current, record: withCurrentPictures(record, current) }
      shownRecords.set(record, known)
      await pause()
    }
    shown.push(known.record)
  }
  return shown
}
