/** A picture that is cropped gets files of the part that is left, made of what was sent, under a name of their own. */
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { KeptOriginal } from '@/lib/content/media/check-image'
import { contentHash } from '@/lib/content/media/content-name'
import { formerCropsOf } from '@/lib/content/media/current-pictures'
import { refuseOnFullDisk } from '@/lib/content/media/disk-space'
import { originalFileName, readFileIfThere } from '@/lib/content/media/file-store'
import { type StoredPicture, storedPicture } from '@/lib/content/media/library-files'
import { reencodePicture } from '@/lib/content/media/reencode-picture'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { type Crop, isSameCrop, roundedCrop } from '@/lib/shared/content/framing'
import { givenName } from '@/lib/shared/content/picture-filters'
import { cropSchema } from '../fields/picture-framing'
import { mayWriteFiles, type WriteArgs } from './library-uploads'

/**
 * Puts the part that a save asks for in the place of an uploaded file. Another file begins whole, and with nothing that must
 * stay in sight.
 * @throws APIError 409 where the picture was taken away; 404 without the file that it is made of; DiskFull
 */
export const cropPicture: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
  if (operation !== 'update' || !mayWriteFiles(req, operation, args as WriteArgs)) return args
  const { id, data } = args as WriteArgs
  if (req.file) return { ...args, data: { ...data, focus: null, crop: null } }
  // Of many at once the files would not follow.
  if (id === undefined && data?.crop !== undefined) return { ...args, data: { ...data, crop: undefined } }
  const asked = cropSchema.nullable().safeParse(data?.crop)
  const stored = asked.success ? await storedPicture(req, Number(id)) : null
  const crop = asked.data ? roundedCrop(asked.data) : null
  if (!stored || isSameCrop(crop, stored.crop ?? null)) return args
  if (stored.withdrawnAt) throw publicError(say('content.pictures.withdrawnBefore'))
  await refuseOnFullDisk()
  req.file = await croppedFile(stored, crop)
  return args
}

async function croppedFile(stored: StoredPicture, crop: Crop | null): Promise<NonNullable<PayloadRequest['file']>> {
  const filename = String(stored.filename)
  const source = stored.original ? originalFileName(stored.original) : filename
  const bytes = await readFileIfThere(source)
  if (!bytes) throw publicError(say('content.pictures.noFile'), 404)
  const data = await reencodePicture(bytes, crop)
  // Never a name that it had: browsers keep what they were told of an address.
  const seal = contentHash(Buffer.from(JSON.stringify([source, crop, formerCropsOf(stored).length])))
  const kept: KeptOriginal = { isCrop: true }
  return {
    ...{ data, size: data.byteLength, mimetype: 'image/png', name: `${givenName(filename)}-${seal}.webp` },
    ...(kept as object),
  }
}
