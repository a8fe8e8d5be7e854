/** The files of a picture that is saved. */
import path from 'node:path'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { KeptOriginal } from '@/lib/content/media/check-image'
import { wakeCopyWorker } from '@/lib/content/media/copy-queue'
import { type Dimensions, hasUprightCut } from '@/lib/content/media/copy-shapes'
import { stemOf } from '@/lib/content/media/current-pictures'
import { originalFileName, readFileIfThere } from '@/lib/content/media/file-store'
import {
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
  const before = operation === 'update' ? await storedPicture(req, Number(originalDoc.id)) : null
  if (!req.file) return before ? withFocus(req, data, before) : data
  const { filename, sizes, width, height } = data as StoredPicture & Dimensions
  const { original, isCrop = false } = req.file as KeptOriginal
  if (before?.withdrawnAt) throw publicError(say('content.pictures.withdrawnBefore'))
  const files = new Map<string, Buffer>()
  if (filename) files.set(filename, req.file.data)
  for (const [size, copy] of Object.entries(sizes ?? {})) {
    const bytes = req.payloadUploadSizes?.[size]
    if (copy?.filename && bytes) files.set(copy.filename, bytes)
  }
  const originalName = filename && original ? `${path.parse(filename).name}.${original.extension}` : null
  if (originalName && original) files.set(originalFileName(originalName), original.bytes)
  const source = before && (await sourceOf(before, files))
  await writeFiles(req, files)
  if (before) await removeFilesAfterwards(req, sentFileNames(before))
  await afterTransaction(req, { committed: async () => wakeCopyWorker() })
  const names = isCrop
    ? { original: source, ...namesOfCrop(before) }
    : { original: originalName, ...namesOfNew(before, source) }
  return { ...data, ...names, upright: hasUprightCut({ width, height }), copiesDue: true }
}

/**
 * Name of the file that a picture was made of until now. A picture from before such files were kept has its largest copy put
 * in its place, among the files to be written.
 */
async function sourceOf({ filename, original }: StoredPicture, files: Map<string, Buffer>): Promise<string | null> {
  if (original || !filename) return original ?? null
  const bytes = await readFileIfThere(filename)
  if (!bytes) return null
  files.set(originalFileName(filename), bytes)
  return filename
}

/** Where another part of a picture shows, the file with the part before is gone, and its address leads to the one of now. */
const namesOfCrop = (before: StoredPicture | null) => ({
  formerCrops: [...(before?.formerCrops ?? []), before?.filename].filter(Boolean),
})

/** Where another file takes its place, what it was made of can be brought back, by a name that leads to the one of now, too. */
const namesOfNew = (before: StoredPicture | null, source: string | null) => ({
  formerNames: [...(before?.formerNames ?? []), source].filter(Boolean),
  ...(before?.filename && source && stemOf(before.filename) !== stemOf(source) && namesOfCrop(before)),
})

/** Its cut is of what must stay in sight: where that changes, it is another. */
async function withFocus(req: PayloadRequest, data: Partial<StoredPicture>, before: StoredPicture) {
  const names = sentFileNames(before)
  const isKnown = (name: string) => names.includes(name)
  if (before.withdrawnAt || sentFileNames({ ...before, focus: data.focus ?? null }).every(isKnown)) return data
  await removeFilesAfterwards(req, names)
  await afterTransaction(req, { committed: async () => wakeCopyWorker() })
  return { ...data, copiesDue: true }
}
