/** What a checked record of another server still needs before it may be shown: clean HTML, and paths that are paths. */
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { articleTree } from '@/lib/content/rich-text/article'
import { clean } from '@/lib/content/rich-text/clean'
import { picturePath } from '@/lib/platform/remote-pictures/picture-path'
import type { ContentLists, ContentType } from '@/lib/shared/content/types'
import { fieldsOf } from '../model/wire'

/** Cleaning takes a millisecond a text, and of a long list that changed most texts are those of before. */
const cleaned = new LRUCache<string, string>({
  maxSize: 64_000_000,
  sizeCalculation: (after, before) => 2 * (before.length + after.length) + 1,
})

/** HTML as the CMS would have stored it (lib/content/fields/text.ts). */
function cleanOnce(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const tidy = clean(html)
  const shown = articleTree(tidy).children.length > 0 ? tidy : ''
  cleaned.set(html, shown)
  return shown
}

/** So many records are tidied before others get their turn. */
const AT_A_STRETCH = 50

/**
 * Tidies the records of a list.
 * @param origin of the server they come from
 * @param dropped is told of a picture whose path is none; the record goes without it
 */
export async function tidyList<T extends ContentType>(
  type: T,
  records: ContentLists[T][],
  origin: string,
  dropped: (sentence: string) => void,
): Promise<ContentLists[T][]> {
  const tidy: ContentLists[T][] = []
  for (const [i, record] of records.entries()) {
    if (i > 0 && i % AT_A_STRETCH === 0) await setImmediate()
    tidy.push(tidyRecord(type, record, origin, dropped))
  }
  return tidy
}

export function tidyRecord<T extends ContentType>(
  type: T,
  record: ContentLists[T],
  origin: string,
  dropped: (sentence: string) => void,
): ContentLists[T] {
  const tidy = { ...record } as unknown as Record<string, unknown>
  for (const [name, { kind }] of fieldsOf(type)) {
    const value = tidy[name]
    if (typeof value !== 'string') continue
    if (kind === 'html') tidy[name] = cleanOnce(value)
    if (kind === 'image') {
      tidy[name] = picturePath(value, origin)
      if (tidy[name] === null) dropped(`${type}, Id ${record.Id}: ${name} is no path of a picture and is left out`)
    }
  }
  return tidy as unknown as ContentLists[T]
}
