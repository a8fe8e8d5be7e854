/**
 * The queue of copies in AVIF, which take seconds to encode: they are made after the answer to an upload, one after the
 * other on one core. The table of pictures is the queue, so that what was not made when a process ended is made by the next.
 */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { jsonIn, plainDatabase, runSql } from '@/lib/platform/database/sql'
import { type Crop, type Focus, partShown } from '@/lib/shared/content/framing'
import { AVIF_OPTIONS, type AvifCopy, avifCopies, type FramedPicture, LARGEST_WIDTH } from './copy-shapes'
import { pixelsOf, regionOf } from './crop'
import { isAbsent, originalFileName, readStoredFile } from './file-store'
import { avifName, writeCopies } from './library-files'

/** One copy takes two seconds or three; what was made to take longer is let go. */
const SECONDS = 30

interface DuePicture extends FramedPicture {
  id: number
  filename: string
  width: number
  original: string | null
}

export interface CopyQueueOptions {
  payload: Payload
  /** Ends it after the copy that is being made. */
  signal?: AbortSignal
  /** Called with a picture whose copies cannot be made: it keeps its copies in WebP. */
  onFailure: (filename: string, error: unknown) => void
}

/** Ids of pictures that this process could not read: the next one tries them again. */
export type FailedPictures = Set<number>

/**
 * Makes all copies that are due.
 * @param failed pictures to pass by; those that fail now are added
 * @returns of how many pictures
 * @throws when the database fails
 */
export async function makeDueCopies(
  { payload, signal, onFailure }: CopyQueueOptions,
  failed: FailedPictures = new Set(),
): Promise<number> {
  let made = 0
  for (;;) {
    const picture = await nextDue(payload, failed)
    if (!picture || signal?.aborted) return made
    try {
      const copies = await copiesOf(picture, signal)
      if (signal?.aborted) return made
      await writeCopies(payload, copies)
      await markMade(payload, picture)
      made += 1
    } catch (error) {
      failed.add(picture.id)
      onFailure(picture.filename, error)
    }
  }
}

async function nextDue(payload: Payload, failed: FailedPictures): Promise<DuePicture | undefined> {
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT id, filename, width, upright, original, focus, crop FROM media WHERE copies_due = ${true} ORDER BY id LIMIT ${failed.size + 1}`,
  )
  const row = rows.find(({ id }) => !failed.has(Number(id)))
  return (
    row && {
      id: Number(row.id),
      filename: String(row.filename),
      width: Number(row.width),
      upright: Boolean(row.upright),
      original: row.original === null ? null : String(row.original),
      focus: jsonIn(row.focus) as Focus | null,
      crop: jsonIn(row.crop) as Crop | null,
    }
  )
}

/** Those copies of a picture that are not there yet, of pixels that were decoded once. */
async function copiesOf(picture: DuePicture, signal?: AbortSignal): Promise<Map<string, Buffer>> {
  const { filename, width, original, crop } = picture
  const due: AvifCopy[] = []
  for (const copy of avifCopies(picture)) if (await isAbsent(avifName(filename, copy.suffix))) due.push(copy)
  if (due.length === 0) return new Map()
  // The file of a picture whose original was not kept is cropped already.
  const source = await readStoredFile(original === null ? filename : originalFileName(original))
  const whole = sharp(source).autoOrient()
  const { data, info } = await (original !== null && crop ? whole.extract(await regionOf(source, crop)) : whole)
    .resize({ width: Math.min(width, LARGEST_WIDTH), withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const files = new Map<string, Buffer>()
  for (const { suffix, resize, focus } of due) {
    if (signal?.aborted) break
    const pixels = sharp(data, { raw: info })
    const ratio = resize.width / Number(resize.height)
    const part = focus && partShown(ratio, info.width / info.height, focus)
    const copy = (part ? pixels.extract(pixelsOf(info, part)) : pixels)
      .resize(resize)
      .avif(AVIF_OPTIONS)
      .timeout({ seconds: SECONDS })
    files.set(avifName(filename, suffix), await copy.toBuffer())
  }
  return files
}

/** Unless it has another file meanwhile, whose copies are due. */
const markMade = (payload: Payload, { id, filename }: DuePicture) =>
  runSql(
    plainDatabase(payload.db),
    sql`UPDATE media SET copies_due = ${false} WHERE id = ${id} AND filename = ${filename}`,
  )

/** Next bundles pages, calls and instrumentation apart, each with its own copy of a module: only this is one. */
const shared = globalThis as { foundationCopyWorker?: () => void }

/** Tells this process's worker that copies are due. Without a worker nothing happens. */
export function wakeCopyWorker(): void {
  shared.foundationCopyWorker?.()
}

/** Has `wake` called by wakeCopyWorker. */
export function onCopiesDue(wake: () => void): void {
  shared.foundationCopyWorker = wake
}
