import { posix } from 'node:path'

/** Escapes of what may stand for itself (RFC 3986, section 2.3). */
const NEEDLESS_ESCAPE = /%(2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi

/**
 * A path in its plain spelling: nothing twice, no way up, nothing at the end (RFC 3986, section 6.2.2); browsers take a
 * backslash for a slash.
 * @param escapes codes of what is written plainly
 */
export function normalizedPath(path: string, escapes = NEEDLESS_ESCAPE): string {
  const plain = path.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return posix.normalize(plain.replaceAll('\\', '/')).replace(/\/$/, '') || '/'
}
