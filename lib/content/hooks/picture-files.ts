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
  originalFileName,
  removeFilesAfterwards,
  type StoredPicture,
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

/** Refuses to replace the file of a picture that texts use: they name the file itself. */
export const refuseReplacingFileInTexts: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.file) return data
  const usages = (await usagesOf(req, PICTURES, Number(originalDoc.id))).filter(({ inText }) => inText)
  if (usages.length === 0) return data
  const values = { name: String(originalDoc.filename), places: usageList(usages) }
  const sentence = say('content.pictures.usedInTexts', values)
  throw publicError(sentence, 409, { places: usages })
}

/**
 * Writes the uploaded file, its copies in WebP and the file that it was made of, and deletes the previous files after the
 * COMMIT. Its copies in AVIF are queued.
 */
export const writePictureFiles: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (!req.file) return data
  const { filename, sizes, width, height } = data as StoredPicture & Dimensions
  const { original } = req.file as KeptOriginal
  const files = new Map<string, Buffer>()
  if (filename) files.set(filename, req.file.data)
  for (const [size, copy] of Object.entries(sizes ?? {})) {
    const bytes = req.payloadUploadSizes?.[size]
    if (copy?.filename && bytes) files.set(copy.filename, bytes)
  }
  const originalName = filename && original ? `${path.parse(filename).name}.${original.extension}` : null
  if (originalName && original) files.set(originalFileName(originalName), original.bytes)
  await writeFiles(req, files)
  const before = operation === 'update' ? await storedPicture(req, Number(originalDoc.id)) : null
  if (before) await removeFilesAfterwards(req, fileNamesOf(before))
  await afterTransaction(req, { committed: async () => wakeCopyWorker() })
  return { ...data, original: originalName, upright: hasUprightCut({ width, height }), copiesDue: true }
}

const storedPicture = (req: PayloadRequest, id: number) =>
  req.payload.db.findOne<StoredPicture & TypeWithID>({ collection: PICTURES, where: { id: { equals: id } }, req })

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
