/** Kinds of files for download, by the ends of their names. */
import type { Locale } from '@/lib/shared/addresses/localized'

interface FileKind {
  /** As visitors read it, in either language. */
  name: string
  /** Media type. */
  type: string
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

export const FILE_KINDS = {
  pdf: { name: 'PDF', type: 'application/pdf' },
  docx: { name: 'Word', type: `${OFFICE}.wordprocessingml.document` },
  xlsx: { name: 'Excel', type: `${OFFICE}.spreadsheetml.sheet` },
  pptx: { name: 'PowerPoint', type: `${OFFICE}.presentationml.presentation` },
  odt: { name: 'ODT', type: `${OPEN_DOCUMENT}.text` },
  ods: { name: 'ODS', type: `${OPEN_DOCUMENT}.spreadsheet` },
} as const satisfies Record<string, FileKind>

export type FileExtension = keyof typeof FILE_KINDS

/** All ends of names, as a part of a regular expression. */
export const FILE_EXTENSIONS = Object.keys(FILE_KINDS).join('|')

/** Address of a file for download. @param filename of its record */
export const fileAddress = (filename: string): string => `/files/${filename}`

/** Name under which a visitor keeps a file: without what tells its bytes. @param filename of its record */
export const downloadName = (filename: string): string => filename.replace(/-[0-9a-f]{8}(?:-\d+)?(?=\.\w+$)/, '')

/** Kind of a file, as visitors read it; '' for a name of none. */
export function kindOf(filename: string): string {
  const extension = filename.split('.').at(-1) ?? ''
  return Object.hasOwn(FILE_KINDS, extension) ? FILE_KINDS[extension as FileExtension].name : ''
}

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** What a visitor knows of a file before it is fetched: its kind and size, such as “PDF, 1.2 MB”. */
export const fileFacts = (kind: string, bytes: number, locale: Locale): string => `${kind}, ${sizeWords(bytes, locale)}`

/** Size of a file in words, in the digits of the language. @param bytes above 0 */
export function sizeWords(bytes: number, locale: Locale): string {
  const [unit, by] = bytes < MEGABYTE ? (['kilobyte', KILOBYTE] as const) : (['megabyte', MEGABYTE] as const)
  const digits = by === MEGABYTE && bytes < 10 * MEGABYTE ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(
    Math.max(bytes / by, 1),
  )
}
