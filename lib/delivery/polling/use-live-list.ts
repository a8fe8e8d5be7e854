'use client'
import useSWR from 'swr'
import type { ContentType, ListVersion, LiveList } from '@/lib/shared/content/types'
import { type ListRequest, pollList } from './poller'
import { POLLING } from './swr-options'

/** Lists go by their type in the console's texts, but for one (spec 1, section 8). */
const consoleName = (type: ContentType) => (type === 'banner' ? 'slides' : type)

/**
 * A list that stays live. Starts with the server's list, asks at once on mount and then every second, keeps what it
 * has while the server cannot be reached, and gives the same object as long as nothing changed.
 * @param initial the server's list; its version alone where the list is only needed once it has changed
 * @returns the list, undefined while it is loading for the first time
 */
export function useLiveList<T extends ContentType, I extends ListVersion = LiveList<T>>(
  initial: I | undefined,
  request: ListRequest<T>,
): I | LiveList<T> | undefined {
  const { type, locale, limit, offset, place } = request
  // Of one list, some have the records from the start and others the version, or another one.
  const start = initial && [initial.version, 'records' in initial]
  return useSWR<I | LiveList<T>>(
    ['live', type, locale, limit ?? null, offset ?? null, place ?? null, start ?? null],
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
