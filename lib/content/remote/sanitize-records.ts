/** Sanitizes valid records of another server before they are shown: their HTML, and the paths of their pictures. */
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { articleTree } from '@/lib/content/rich-text/article'
import { clean } from '@/lib/content/rich-text/clean'
import { picturePath } from '@/lib/platform/remote-pictures/picture-path'
import type { ContentLists, ContentType } from '@/lib/shared/content/types'
import { fieldsOf } from '../model/wire'

/** Cache: sanitizing takes a millisecond a text, and most texts of a changed list are unchanged. */
const cleaned = new LRUCache<string, string>({
  maxSize: 64_000_000,
  sizeCalculation: (after, before) => 2 * (before.length + after.length) + 1,
})

/** HTML as the CMS would have stored it (lib/content/fields/text.ts). */
export function cachedClean(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const tidy = clean(html)
  const shown = articleTree(tidy).children.length > 0 ? tidy : ''
  cleaned.set(html, shown)
  return shown
}

/** Records sanitized before the event loop gets its turn. */
const BATCH_SIZE = 50

/**
 * Sanitizes the records of a list.
 * @param origin of the server they come from
 * @param onDropped called for a picture with an invalid path; the record loses it
 */
export async function sanitizeList<T extends ContentType>(
  type: T,
  records: ContentLists[T][],
  origin: string,
  onDropped: (sentence: string) => void,
): Promise<ContentLists[T][]> {
  const tidy: ContentLists[T][] = []
  for (const [i, record] of records.entries()) {
    if (i > 0 && i % BATCH_SIZE === 0) await setImmediate()
    tidy.push(sanitizeRecord(type, record, origin, onDropped))
  }
  return tidy
}

export function sanitizeRecord<T extends ContentType>(
  type: T,
  record: ContentLists[T],
  origin: string,
  onDropped: (sentence: string) => void,
): ContentLists[T] {
  const tidy = { ...record } as unknown as Record<string, unknown>
  for (const [name, { kind }] of fieldsOf(type)) {
    const value = tidy[name]
    if (typeof value !== 'string') continue
    if (kind === 'html') tidy[name] = cachedClean(value)
    if (kind === 'image') {
      tidy[name] = picturePath(value, origin)
      if (tidy[name] === null) onDropped(`${type}, Id ${record.Id}: ${name} is no path of a picture and is left out`)
    }
  }
  return tidy as unknown as ContentLists[T]
}
