/** Files for download are judged by their bytes: of a kind that the site gives out, and with nothing in them that does something. */
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { contentName } from '@/lib/content/media/content-name'
import { refuseOnFullDisk } from '@/lib/content/media/disk-space'
import { say } from '@/lib/platform/calls/say'
import { FILE_KINDS, type FileExtension } from '@/lib/shared/content/file-kinds'
import { isArchive, type OfficeFault, officeKind } from './read-office'
import { type PdfFault, pdfFault } from './read-pdf'

class NotAFile extends APIError {
  override name = 'NotAFile'

  constructor(fault: PdfFault | OfficeFault | 'choose') {
    super(say(`content.files.faults.${fault}`), 422, undefined, true)
  }
}

/** What is known of a file by reading it, and is nobody's to say. */
const FILE_FIELDS = new Set(['filename', 'url', 'thumbnailURL', 'prefix', 'mimeType', 'filesize', 'downloads'])

interface Args {
  data?: object
  overrideAccess?: boolean
  duplicateFromID?: unknown
}

export const checkUploadedFile: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, overrideAccess = true, duplicateFromID } = args as Args
  if (!overrideAccess && !isAllowed(req.user, 'media', operation)) return args
  // Without a file Payload fetches the address that the body names; so it does for a copy of another record.
  if (operation === 'create' && (!req.file || duplicateFromID)) throw new NotAFile('choose')
  if (req.file) await nameByContent(req.file)
  return { ...args, data: data && Object.fromEntries(Object.entries(data).filter(([name]) => !FILE_FIELDS.has(name))) }
}

async function nameByContent(file: NonNullable<PayloadRequest['file']>): Promise<void> {
  await refuseOnFullDisk()
  const extension = fileKind(file.data)
  Object.assign(file, { name: contentName(file.name, file.data, extension), mimetype: FILE_KINDS[extension].type })
}

/** @throws NotAFile */
function fileKind(bytes: Buffer): FileExtension {
  if (!isArchive(bytes)) {
    const fault = pdfFault(bytes)
    if (fault) throw new NotAFile(fault)
    return 'pdf'
  }
  const kind = officeKind(bytes)
  if (kind === 'notOne' || kind === 'active' || kind === 'tooMuch') throw new NotAFile(kind)
  return kind
}
