/**
 * Deepest nesting of JSON that is accepted. Recursive code uses a stack frame a level, and the stack overflows at some
 * thousands; a request that nests deeper is answered as bad, not as a failure of the site.
 */
const DEEPEST = 100

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPEN = new Set([0x5b, 0x7b])
const CLOSE = new Set([0x5d, 0x7d])

/** Whether brackets nest too deep, outside of strings. @param json a text of JSON, or of anything else, in UTF-8 */
export function isNestedTooDeep(json: Uint8Array | string): boolean {
  const bytes = typeof json === 'string' ? Buffer.from(json) : json
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === QUOTE) at = endOfString(bytes, at)
    else if (OPEN.has(byte)) depth += 1
    else if (CLOSE.has(byte)) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}
