/** The files of a picture that is saved. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeChangeHook } from 'payload'
import type { KeptOriginal } from '@/lib/content/media/check-image'
import { wakeCopyWorker } from '@/lib/content/media/copy-queue'
import { type Dimensions, hasUprightCut } from '@/lib/content/media/copy-shapes'
import {
  fileOf,
  originalFileName,
  removeFilesAfterwards,
  type StoredPicture,
  sentFileNames,
  storedPicture,
  writeFiles,
} from '@/lib/content/media/library-files'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { afterTransaction } from '@/lib/platform/database/transactions'

/**
 * Writes the uploaded file, its copies in WebP and the file that it was made of, and deletes the previous ones after the
 * COMMIT, but for the file that they were made of, which can be brought back. Its copies in AVIF are queued.
 */
export const writePictureFiles: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (!req.file) return data
  const { filename, sizes, width, height } = data as StoredPicture & Dimensions
  const { original } = req.file as KeptOriginal
  const before = operation === 'update' ? await storedPicture(req, Number(originalDoc.id)) : null
  if (before?.withdrawnAt) throw publicError(say('content.pictures.withdrawnBefore'))
  const files = new Map<string, Buffer>()
  if (filename) files.set(filename, req.file.data)
  for (const [size, copy] of Object.entries(sizes ?? {})) {
    const bytes = req.payloadUploadSizes?.[size]
    if (copy?.filename && bytes) files.set(copy.filename, bytes)
  }
  const originalName = filename && original ? `${path.parse(filename).name}.${original.extension}` : null
  if (originalName && original) files.set(originalFileName(originalName), original.bytes)
  const former = before && (await formerOriginal(before, files))
  await writeFiles(req, files)
  if (before) await removeFilesAfterwards(req, sentFileNames(before))
  await afterTransaction(req, { committed: async () => wakeCopyWorker() })
  const formerNames = [...(before?.formerNames ?? []), ...(former ? [former] : [])]
  return { ...data, formerNames, original: originalName, upright: hasUprightCut({ width, height }), copiesDue: true }
}

/**
 * Name of the file that a picture was made of until now. A picture from before such files were kept has its largest copy put
 * in its place, among the files to be written.
 */
async function formerOriginal({ filename, original }: StoredPicture, files: Map<string, Buffer>) {
  if (original || !filename) return original ?? null
  const bytes = await readFile(fileOf(filename)).catch(() => null)
  if (!bytes) return null
  files.set(originalFileName(filename), bytes)
  return filename
}
