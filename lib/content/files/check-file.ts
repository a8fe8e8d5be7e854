/** Files for download are judged by their bytes: of a kind that the site gives out, and with nothing in them that does something. */
import { APIError, type PayloadRequest } from 'payload'
import { contentName } from '@/lib/content/media/content-name'
import { refuseOnFullDisk } from '@/lib/content/media/disk-space'
import { say } from '@/lib/platform/calls/say'
import { FILE_KINDS, type FileExtension } from '@/lib/shared/content/file-kinds'
import { isArchive, type OfficeFault, officeKind } from './read-office'
import { type PdfFault, pdfFault } from './read-pdf'

export class NotAFile extends APIError {
  override name = 'NotAFile'

  constructor(fault: PdfFault | OfficeFault | 'choose') {
    super(say(`content.files.faults.${fault}`), 422, undefined, true)
  }
}

/** What is known of a file by reading it, and is nobody's to say. */
export const FILE_FIELDS = ['filename', 'url', 'thumbnailURL', 'prefix', 'mimeType', 'filesize', 'downloads']

/** @throws NotAFile; DiskFull */
export async function checkFile(_req: PayloadRequest, file: NonNullable<PayloadRequest['file']>): Promise<void> {
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
