'use client'
import type { ContentType, LiveList } from '@/lib/content/types'
import type { Locale } from '@/lib/paths'

/** Draft: replaced by the poller. */
export function useLiveList<T extends ContentType>(
  initial: LiveList<T> | undefined,
  _options: { type: T; locale: Locale; limit?: number },
): { list: LiveList<T> | undefined; failed: boolean } {
  return { list: initial, failed: false }
}
