/** Reads files of office programs, which are archives (ECMA-376, part 2; OpenDocument 1.3, part 2), by the names of what is in them. */
import { unzipSync } from 'fflate'
import type { FileExtension } from '@/lib/shared/content/file-kinds'

export type OfficeFault = 'notOne' | 'active' | 'tooMuch'

const MOST_ENTRIES = 5000
const MOST_UNPACKED = 500_000_000

/** Programs, things of other programs within, and links to other files. */
const ACTIVE =
  /vbaProject|vbaData|macrosheets\/|dialogsheets\/|activeX|\/embeddings\/|\/externalLinks\/|oleObject|^(?:Basic|Scripts|Configurations2\/accelerator)\/.|^Object /i

/** The part that a document of its kind always has. */
const MAIN: Partial<Record<FileExtension, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
}

const MIME_ENTRY = 'mimetype'
const OPEN_DOCUMENTS: Readonly<Record<string, FileExtension>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
}

/** Whether bytes begin as an archive does. */
export const isArchive = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004'

/** @returns the kind of an office document, or what is wrong with it */
export function officeKind(bytes: Buffer): FileExtension | OfficeFault {
  const names: string[] = []
  let unpacked = 0
  let mime = ''
  try {
    const read = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name)
        unpacked += originalSize
        return name === MIME_ENTRY && originalSize < 100 && names.length === 1
      },
    })
    mime = Buffer.from(read[MIME_ENTRY] ?? []).toString('latin1')
  } catch {
    return 'notOne'
  }
  if (names.length > MOST_ENTRIES || unpacked > MOST_UNPACKED) return 'tooMuch'
  if (names.some((name) => ACTIVE.test(name))) return 'active'
  const office = (Object.keys(MAIN) as FileExtension[]).find((kind) => names.includes(MAIN[kind] ?? ''))
  if (office && names.includes('[Content_Types].xml')) return office
  return (Object.hasOwn(OPEN_DOCUMENTS, mime) && OPEN_DOCUMENTS[mime]) || 'notOne'
}
