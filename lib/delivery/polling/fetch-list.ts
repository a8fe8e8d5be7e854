/** Fetches a list whose version changed; loaded at the first change, since most visits see none. */

import { apiPath, type Locale } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType, ImageIndex, LiveList } from '@/lib/shared/content/types'
import { readJson } from './read-json'

/**
 * The records of a list, the version that they are of, and what is known of their pictures.
 * @param address the list's call with its query
 * @param expected the version that /versions names; a server that does not name the list's own is taken at its word
 * @throws when the server cannot be reached or does not answer well
 */
export async function fetchList<T extends ContentType>(
  address: string,
  locale: Locale,
  expected: string,
): Promise<Pick<LiveList<T>, 'version' | 'records' | 'images'>> {
  const response = await fetch(address, { cache: 'no-cache' })
  const { data: records } = await readJson<ContentLists[T][]>(response)
  const version = response.headers.get('content-version') ?? expected
  return { version, records, images: await imagesOf(records, locale) }
}

/** An address may not grow beyond what servers read. */
const IMAGES_A_REQUEST = 50

/** What is known of the pictures of a changed list; without it pictures are drawn all the same. */
async function imagesOf(records: object[], locale: Locale): Promise<ImageIndex> {
  const paths = new Set<string>()
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      if (name.startsWith('image') && typeof value === 'string') paths.add(value)
    }
  }
  const sorted = [...paths].sort()
  const found: ImageIndex = {}
  for (let i = 0; i < sorted.length; i += IMAGES_A_REQUEST) {
    const named = sorted.slice(i, i + IMAGES_A_REQUEST).map((path) => ['path', path])
    const query = new URLSearchParams([['locale', locale], ...named])
    try {
      const response = await fetch(`${apiPath('images')}?${query}`, { cache: 'no-cache' })
      Object.assign(found, (await readJson<ImageIndex>(response)).data)
    } catch {
      return found
    }
  }
  return found
}
