/** Parses multipart bodies (RFC 7578) to reject malformed ones before busboy, which fails on some of them. */

interface Part {
  /** Its header, in Latin letters. */
  head: string
  content: Buffer
}

const HEAD_END = '\r\n\r\n'
/** The limit of busboy. */
const LONGEST_HEAD = 16_000
/** A name, a colon and no control character but the tab (RFC 9110, sections 5.1 and 5.5). */
const HEAD_LINE = /^[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*$/

/**
 * The parts of a body.
 * @param type its Content-Type
 * @returns null where it cannot be read: it names no boundary, breaks off, or has a part without a readable header
 */
export function parseMultipart(body: Buffer, type: string): Part[] | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return null
  const delimiter = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let at = body.indexOf(delimiter)
  while (at >= 0) {
    const begin = at + delimiter.length
    if (body.subarray(begin, begin + 2).toString('latin1') === '--') return parts
    at = body.indexOf(Buffer.concat([Buffer.from('\r\n'), delimiter]), begin)
    const part = body.subarray(begin, at < 0 ? undefined : at)
    if (at >= 0) at += 2
    const headEnd = part.indexOf(HEAD_END)
    const head = part.subarray(2, Math.max(2, headEnd)).toString('latin1')
    if (headEnd < 0 || head.length > LONGEST_HEAD) return null
    if (!head.split('\r\n').every((line) => HEAD_LINE.test(line))) return null
    parts.push({ head, content: part.subarray(headEnd + HEAD_END.length) })
  }
  return null
}

/** Whether a part is a file. */
export const isFilePart = ({ head }: Part): boolean => /;\s*filename/i.test(head)
