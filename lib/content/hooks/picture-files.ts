/** Hooks on pictures: a picture in use is not deleted, and no file is deleted before the COMMIT. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  TypeWithID,
  UploadConfig,
} from 'payload'
import type { KeptOriginal } from '@/lib/content/media/check-image'
import { wakeCopyWorker } from '@/lib/content/media/copy-queue'
import { type Dimensions, hasUprightCut } from '@/lib/content/media/copy-shapes'
import { pictureFolder } from '@/lib/content/media/folder'
import {
  fileNamesOf,
  fileOf,
  originalFileName,
  removeFilesAfterwards,
  type StoredPicture,
  sentFileNames,
  writeFiles,
} from '@/lib/content/media/library-files'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { afterTransaction } from '@/lib/platform/database/transactions'
import { PICTURE_TYPES } from '@/lib/shared/content/picture-types'
import { PICTURES } from '../references/picture-fields'
import { usageList, usagesOf } from '../references/usages'

/** Refuses to delete a picture in use. It is locked already: a save that uses it waits, and is then refused. */
export const refuseDeletionOfUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const stored = await storedPicture(req, Number(id))
  const usages = await usagesOf(req, PICTURES, Number(id))
  if (usages.length > 0) {
    const sentence = say('content.pictures.used', { name: String(stored?.filename), places: usageList(usages) })
    throw publicError(sentence, 409, { places: usages })
  }
  if (stored) await removeFilesAfterwards(req, fileNamesOf(stored))
}

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

const storedPicture = (req: PayloadRequest, id: number) =>
  req.payload.db.findOne<StoredPicture & TypeWithID & { withdrawnAt?: string | null }>({
    collection: PICTURES,
    where: { id: { equals: id } },
    req,
  })

/** Serves a picture's file; Payload has checked that a picture of that name exists. */
export const sendPicture: NonNullable<UploadConfig['handlers']>[number] = async (_req, { headers, params }) => {
  const { filename } = params
  const type = PICTURE_TYPES.get(filename.split('.').at(-1) ?? '')
  if (!type || path.basename(filename) !== filename) return errorResponse(404, say('content.pictures.noFile'))
  const bytes = await readFile(path.join(/* turbopackIgnore: true */ pictureFolder(), filename)).catch(() => null)
  if (!bytes) return errorResponse(404, say('content.pictures.noFile'))
  const sent = new Headers(headers)
  sent.set('Content-Type', type)
  sent.set('Content-Length', String(bytes.byteLength))
  return new Response(new Uint8Array(bytes), { headers: sent })
}
