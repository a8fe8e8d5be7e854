/**
 * Reads a PDF as far as it is asked whether it only shows something. Its objects are scanned as text, those that are packed
 * (ISO 32000-1, 7.5.7) after they were unpacked, with a bound on what they unpack to; what cannot be read so is refused.
 */
import { inflateSync } from 'node:zlib'

export type PdfFault = 'notOne' | 'locked' | 'active' | 'unreadable'

/** What all packed objects of a file may unpack to together. */
const MOST_UNPACKED = 100_000_000

/**
 * Keys and kinds of what does something (ISO 32000-1, 12.6, 7.11.4, 12.5.6): programs, starting a program, files within, films, forms
 * that are programs.
 */
const ACTIVE = new Set([
  ...['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Movie', 'Sound', 'Rendition', 'XFA'],
  ...['ImportData', 'SubmitForm', 'GoToE', '3D'],
])

const NAME = /\/([^\s/<>[\](){}%]+)/g
/** A letter of a name may be written by its code (7.3.5). */
const plainName = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** @returns what is wrong with it; null for a PDF that only shows something */
export function pdfFault(bytes: Buffer): PdfFault | null {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'notOne'
  let unpacked = 0
  for (const text of textsOf(bytes)) {
    if (text === null) return 'unreadable'
    unpacked += text.length
    if (unpacked > MOST_UNPACKED + bytes.length) return 'unreadable'
    for (const [, name = ''] of text.matchAll(NAME)) {
      const plain = plainName(name)
      if (plain === 'Encrypt') return 'locked'
      if (ACTIVE.has(plain)) return 'active'
    }
  }
  return null
}

const STREAM = /\bstream\r?\n/g

/** All that is no picture, font or drawing: what stands between streams, and packed objects. Null where these cannot be unpacked. */
function* textsOf(bytes: Buffer): Generator<string | null> {
  const whole = bytes.toString('latin1')
  let at = 0
  for (;;) {
    STREAM.lastIndex = at
    const start = STREAM.exec(whole)
    const before = whole.slice(at, start?.index)
    yield before
    if (!start) return
    const begin = start.index + start[0].length
    const end = whole.indexOf('endstream', begin)
    if (end < 0) {
      yield whole.slice(begin)
      return
    }
    // Of the stream's own dictionary.
    const dictionary = before.slice(before.lastIndexOf(' obj'))
    const names = [...dictionary.matchAll(NAME)].map(([, name = '']) => plainName(name))
    if (names.includes('ObjStm')) yield unpackedObjects(bytes.subarray(begin, end), names)
    at = end + 'endstream'.length
  }
}

const OTHER_FILTERS = [
  'ASCIIHexDecode',
  'ASCII85Decode',
  'LZWDecode',
  'RunLengthDecode',
  'Crypt',
  'AHx',
  'A85',
  'LZW',
  'RL',
]

function unpackedObjects(packed: Buffer, names: readonly string[]): string | null {
  if (names.some((name) => OTHER_FILTERS.includes(name))) return null
  if (!names.includes('FlateDecode') && !names.includes('Fl')) return packed.toString('latin1')
  try {
    return inflateSync(packed, { maxOutputLength: MOST_UNPACKED }).toString('latin1')
  } catch {
    return null
  }
}
