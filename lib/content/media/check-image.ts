/** Uploads are judged by their bytes: drawn anew, limited in pixels, and named by content. */
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { day } from '@/lib/shared/format/date'
import { contentHash, contentName } from './content-name'
import { refuseOnFullDisk } from './disk-space'
import { drawSvg } from './draw-svg'
import { type OriginalFile, originalFile } from './original-file'
import { looksLikeSvg, SvgRefused } from './read-svg'
import { NotAPicture, reencodePicture } from './reencode-picture'

class NotAnImage extends APIError {
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
const FILE_FIELDS = [
  ...['filename', 'url', 'thumbnailURL', 'prefix', 'sizes', 'mimeType', 'filesize', 'width', 'height', 'focalX'],
  ...['focalY', 'placeholder', 'original', 'upright', 'copiesDue', 'formerNames', 'withdrawnAt', 'instead'],
]

const withoutFileFields = (data: unknown) =>
  data && Object.fromEntries(Object.entries(data).filter(([name]) => !FILE_FIELDS.includes(name)))

interface Args {
  data?: unknown
  overrideAccess?: boolean
  duplicateFromID?: unknown
}

export const checkUploadedImage: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, overrideAccess = true, duplicateFromID } = args as Args
  // Whoever may not write is told so before anything is unpacked.
  if (!overrideAccess && !isAllowed(req.user, 'media', operation)) return args
  // Payload would cut and enlarge a stored picture as the query says.
  if (req.query) delete req.query.uploadEdits
  // Without a file Payload fetches the address that the body names; so it does for a copy of another record.
  if (operation === 'create' && (!req.file || duplicateFromID)) throw new NotAnImage(say('content.upload.choose'))
  if (req.file) {
    await refuseWithdrawn(req, req.file.data)
    await reencodeFile(req.file)
  }
  return { ...args, data: withoutFileFields(data) }
}

function refuse(error: unknown): never {
  if (error instanceof NotAPicture) throw new NotAnImage(error.message)
  if (error instanceof SvgRefused)
    throw new NotAnImage(say(`content.upload.${error.fault}`, { element: error.element }))
  throw error
}

async function reencodeFile(file: NonNullable<PayloadRequest['file']>): Promise<void> {
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
