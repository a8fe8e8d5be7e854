/** Uploads are judged by their bytes: drawn anew, limited in pixels, and named by content. */
import { APIError, type PayloadRequest } from 'payload'
import { say, spokenLocale } from '@/lib/platform/calls/say'
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

/** Refuses a file that was taken away from the site: whoever sends it again may not know why. */
async function refuseWithdrawn(req: PayloadRequest, bytes: Buffer): Promise<void> {
  const name = { like: `-${contentHash(bytes)}` }
  const { docs } = await req.payload.db.find<{ id: number; withdrawnAt: string }>({
    collection: 'media',
    where: { and: [{ withdrawnAt: { exists: true } }, { or: [{ filename: name }, { formerNames: name }] }] },
    limit: 1,
    pagination: false,
    req,
  } as never)
  const [withdrawn] = docs
  if (withdrawn)
    throw new NotAnImage(say('content.pictures.withdrawnName', { day: day(withdrawn.withdrawnAt, spokenLocale()) }))
}

/** What is known of a file by reading it, and is nobody's to say. */
export const PICTURE_FILE_FIELDS = [
  ...['filename', 'url', 'thumbnailURL', 'prefix', 'sizes', 'mimeType', 'filesize', 'width', 'height', 'focalX'],
  ...['focalY', 'placeholder', 'original', 'upright', 'copiesDue', 'formerNames', 'withdrawnAt', 'instead'],
]

function refuse(error: unknown): never {
  if (error instanceof NotAPicture) throw new NotAnImage(error.message)
  if (error instanceof SvgRefused)
    throw new NotAnImage(say(`content.upload.${error.fault}`, { element: error.element }))
  throw error
}

/** @throws NotAnImage; DiskFull */
export async function checkImage(req: PayloadRequest, file: NonNullable<PayloadRequest['file']>): Promise<void> {
  await refuseWithdrawn(req, file.data)
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
}
