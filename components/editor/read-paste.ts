/** What is pasted or dropped into a text: what is kept of it, and what is not. */
import { cleaned } from '@/lib/content/rich-text/clean'
import { leftOutOf } from '@/lib/content/rich-text/left-out'
import { withoutOrigin } from './own-address'

export interface PasteFault {
  /** `wordsOnly`: more markup than a person writes. `tooLong`: not pasted at all. */
  kind: 'pictures' | 'documentPictures' | 'videos' | 'wordsOnly' | 'tooLong' | 'files'
  /** How many were left out. */
  n: number
}

/** Characters of plain text; a text of a million is refused when it is stored, with its markup. */
const MOST_CHARACTERS = 300_000

/** A paste is asked about twice, before and after its HTML is parsed: cleaning the longest takes a second or two. */
let last: { html: string; kept: string | null } | undefined

/** Pasted HTML as a text can hold it; null for more than a person writes. */
function keptOf(html: string): string | null {
  if (last?.html !== html) last = { html, kept: cleaned(withoutOrigin(html)) }
  return last.kept
}

type Files = Pick<DataTransfer, 'getData' | 'files'>

/**
 * Whether a paste can go its ordinary way.
 * @returns the fault because of which it cannot; with `wordsOnly` its plain text still can
 */
export function pasteFault(data: Files): PasteFault | undefined {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')]
  if (text.length > MOST_CHARACTERS) return { kind: 'tooLong', n: 1 }
  if (html) return keptOf(html) === null ? { kind: 'wordsOnly', n: 1 } : undefined
  return !text && data.files.length > 0 ? { kind: 'files', n: data.files.length } : undefined
}

/** Pictures that are pasted or dropped by themselves: other programs add one of the words that they copy. */
export function pictureFiles(data: Files): File[] {
  if (data.getData('text/html') || data.getData('text/plain')) return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}

/** Pasted HTML as a text can hold it, and what it lost. */
export function readPaste(html: string): { kept: string; faults: PasteFault[] } {
  // Of what is too much the words alone are pasted (pasteFault).
  const kept = keptOf(html) ?? ''
  const { pictures, videos } = leftOutOf(html, kept)
  const faults: PasteFault[] = [
    { kind: 'pictures', n: pictures },
    { kind: 'videos', n: videos },
  ]
  return { kept, faults: faults.filter(({ n }) => n > 0) }
}
