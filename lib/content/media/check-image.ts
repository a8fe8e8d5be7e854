/** Uploads are judged by their bytes: drawn anew, limited in pixels, and named by content. */
import { APIError, type PayloadRequest, type Where } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { givenName } from '@/lib/shared/content/picture-filters'
import { day } from '@/lib/shared/format/date'
import { contentHash, contentName } from './content-name'
import { refuseOnFullDisk } from './disk-space'
import { drawSvg } from './draw-svg'
import { type OriginalFile, originalFile } from './original-file'
import { looksLikeSvg, SvgRefused } from './read-svg'
import { NotAPicture, reencodePicture } from './reencode-picture'

export class NotAnImage extends APIError {
  override name = 'NotAnImage'

  constructor(message: string) {
    super(message, 422, undefined, true)
  }
}

interface SamePicture {
  id: number
  filename: string
  withdrawnAt?: string | null
}

/** A picture that is, or was before its file was replaced, of the same bytes; undefined for none. */
async function pictureOf(req: PayloadRequest, bytes: Buffer, more: Where[]): Promise<SamePicture | undefined> {
  const name = { like: `-${contentHash(bytes)}` }
  const { docs } = await req.payload.db.find<SamePicture>({
    collection: 'media',
    where: { and: [{ or: [{ filename: name }, { original: name }, { formerNames: name }] }, ...more] },
    limit: 1,
    pagination: false,
    req,
  } as never)
  return docs[0]
}

/** Refuses a file that was taken away from the site: whoever sends it again may not know why. */
async function refuseWithdrawn(req: PayloadRequest, bytes: Buffer): Promise<void> {
  const withdrawn = await pictureOf(req, bytes, [{ withdrawnAt: { exists: true } }])
  if (withdrawn)
    throw new NotAnImage(
      say('content.pictures.withdrawnName', { day: day(String(withdrawn.withdrawnAt), spokenLocale()) }),
    )
}

/** A second record of one picture would have its own words and consents, and be forgotten where the first is taken away. */
async function refuseSecond(req: PayloadRequest, bytes: Buffer): Promise<void> {
  const first = await pictureOf(req, bytes, [])
  if (!first) return
  const { id, filename } = first
  throw publicError(say('content.upload.alreadyThere', { name: givenName(filename) }), 409, { id, filename })
}

/** What is known of a file by reading it, and is nobody's to say. */
export const PICTURE_FILE_FIELDS = [
  ...['filename', 'url', 'thumbnailURL', 'prefix', 'sizes', 'mimeType', 'filesize', 'width', 'height', 'focalX'],
  ...['focalY', 'placeholder', 'look', 'original', 'upright', 'copiesDue', 'formerNames', 'formerCrops', 'withdrawnAt'],
  'instead',
]

function refuse(error: unknown): never {
  if (error instanceof NotAPicture) throw new NotAnImage(error.message)
  if (error instanceof SvgRefused)
    throw new NotAnImage(say(`content.upload.${error.fault}`, { element: error.element }))
  throw error
}

/**
 * Draws an uploaded picture anew, and names it.
 * @param isAdded whether somebody adds it to the library, which then has no other of the same bytes
 * @throws NotAnImage; DiskFull; APIError 409, with the Id and the file's name of the picture that is there already
 */
export async function checkImage(
  req: PayloadRequest,
  file: NonNullable<PayloadRequest['file']>,
  isAdded: boolean,
): Promise<void> {
  await refuseWithdrawn(req, file.data)
  if (isAdded) await refuseSecond(req, file.data)
  await refuseOnFullDisk()
  const name = contentName(file.name, file.data)
  const drawn = looksLikeSvg(file.data) ? await drawSvg(file.data).catch(refuse) : file.data
  const data = await reencodePicture(drawn).catch(refuse)
  const kept: KeptOriginal = { original: await originalFile(drawn) }
  Object.assign(file, { name, data, size: data.byteLength, mimetype: 'image/png', ...kept })
}

/** What an upload's file carries beside what Payload knows of, through Payload's own work on it. */
export interface KeptOriginal {
  original?: OriginalFile
  /** Whether it is a part of the file that the picture was made of already. */
  isCrop?: boolean
}
