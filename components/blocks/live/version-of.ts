import type { ContentType, ListVersion, LiveList } from '@/lib/shared/content/types'

/** What the browser is told of a list that it shows as the server drew it. */
export function versionOf<T extends ContentType>(list: LiveList<T>): ListVersion<T>
export function versionOf<T extends ContentType>(list: LiveList<T> | undefined): ListVersion<T> | undefined
export function versionOf(list: LiveList | undefined): ListVersion | undefined {
  return list && { type: list.type, version: list.version }
}
