'use client'
import useSWR from 'swr'
import type { ContentType, LiveList } from '@/lib/shared/content/types'
import { type ListRequest, pollList } from './poller'
import { POLLING } from './swr-options'

/** Lists go by their type in the console's texts, but for one (spec 1, section 8). */
const consoleName = (type: ContentType) => (type === 'banner' ? 'slides' : type)

/**
 * A list that stays live. Starts with the server's list, asks at once on mount and then every second, keeps what it
 * has while the server cannot be reached, and gives the same object as long as nothing changed.
 * @returns the list, undefined while it is loading for the first time
 */
export function useLiveList<T extends ContentType>(
  initial: LiveList<T> | undefined,
  request: ListRequest<T>,
): LiveList<T> | undefined {
  const { type, locale, limit, offset, place } = request
  return useSWR(
    ['live', type, locale, limit ?? null, offset ?? null, place ?? null],
    () => pollList(request, initial),
    {
      fallbackData: initial,
      ...POLLING,
      onError: (cause: unknown) => {
        console.error(`Error fetching ${consoleName(type)} data`, cause)
      },
    },
  ).data
}
