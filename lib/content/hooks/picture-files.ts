/** Files of pictures, and the places where they stand: none goes that is needed, and none before the COMMIT. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  TypeWithID,
  UploadConfig,
} from 'payload'
import { pictureFolder } from '@/lib/content/media/folder'
import { namesOf, removeFilesAfterwards, type StoredPicture, writeFiles } from '@/lib/content/media/library-files'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { PICTURE_TYPES } from '@/lib/shared/content/picture-types'
import { PICTURES } from '../references/found'
import { inOneLine, placesOf } from '../references/places'

/** A picture in use is not deleted. It is locked already: whoever saves its name waits, and is told that it is gone. */
export const keepUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const stored = await storedPicture(req, Number(id))
  const places = await placesOf(req, PICTURES, Number(id))
  if (places.length > 0) {
    const sentence = `The picture ${stored?.filename} is in use, so it was not deleted. Please take it out first. ${inOneLine(places)}.`
    throw publicError(sentence, 409, { places })
  }
  if (stored) await removeFilesAfterwards(req, namesOf(stored))
}

/** Texts name the file itself: another one in its place would leave them with a hole. */
export const keepFileOfTexts: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.file) return data
  const places = (await placesOf(req, PICTURES, Number(originalDoc.id))).filter(({ inText }) => inText)
  if (places.length === 0) return data
  const sentence = `The picture ${originalDoc.filename} stands in texts, which would lose it, so its file was not replaced. Please upload the new one as a picture of its own, and change it there. ${inOneLine(places)}.`
  throw publicError(sentence, 409, { places })
}

/** Writes what Payload has drawn of a file that came, and lets the files before it go. */
export const writePictureFiles: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (!req.file) return data
  const { filename, sizes } = data as StoredPicture
  const files = new Map<string, Buffer>()
  if (filename) files.set(filename, req.file.data)
  for (const [size, copy] of Object.entries(sizes ?? {})) {
    const bytes = req.payloadUploadSizes?.[size]
    if (copy?.filename && bytes) files.set(copy.filename, bytes)
  }
  await writeFiles(req, files)
  const before = operation === 'update' ? await storedPicture(req, Number(originalDoc.id)) : null
  if (before) await removeFilesAfterwards(req, namesOf(before))
  return data
}

const storedPicture = (req: PayloadRequest, id: number) =>
  req.payload.db.findOne<StoredPicture & TypeWithID>({ collection: PICTURES, where: { id: { equals: id } }, req })

const NO_FILE = 'There is no such file.'

/** Answers with a picture's file; Payload has looked whether there is a picture of that name. */
export const sendPicture: NonNullable<UploadConfig['handlers']>[number] = async (_req, { headers, params }) => {
  const { filename } = params
  const type = PICTURE_TYPES.get(filename.split('.').at(-1) ?? '')
  if (!type || path.basename(filename) !== filename) return errorResponse(404, NO_FILE)
  const bytes = await readFile(path.join(/* turbopackIgnore: true */ pictureFolder(), filename)).catch(() => null)
  if (!bytes) return errorResponse(404, NO_FILE)
  const sent = new Headers(headers)
  sent.set('Content-Type', type)
  sent.set('Content-Length', String(bytes.byteLength))
  return new Response(new Uint8Array(bytes), { headers: sent })
}
