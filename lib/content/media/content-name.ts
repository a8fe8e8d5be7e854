/** Names of uploaded files, by their content: an address never shows another file than it did, and can be cached for ever. */
import { createHash } from 'node:crypto'
import path from 'node:path'

/** By which a file's name tells its bytes. */
export const contentHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

/** @param original name that it came with @param extension of the name to be */
export function contentName(original: string, bytes: Buffer, extension = 'webp'): string {
  const { name } = path.parse(original.slice(-1000))
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return `${slug || (extension === 'webp' ? 'picture' : 'file')}-${contentHash(bytes)}.${extension}`
}
