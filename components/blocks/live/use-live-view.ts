'use client'
import type { ComponentType } from 'react'
import type { ListRequest } from '@/lib/delivery/polling/poller'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import type { ContentType, ListVersion, LiveList } from '@/lib/shared/content/types'
import { useClientView } from './use-client-view'

/**
 * Polls a list that the server rendered.
 * @param initial its version; its records come with the first change
 * @returns the list and the component that renders it, once it has changed; undefined until then
 */
export function useLiveView<P, T extends ContentType>(
  initial: ListVersion<T> | undefined,
  request: ListRequest<T>,
  load: () => Promise<ComponentType<P>>,
): { View: ComponentType<P>; list: LiveList<T> } | undefined {
  const list = useLiveList<T, ListVersion<T>>(initial, request)
  const View = useClientView(list, initial, load)
  return View && list && 'records' in list ? { View, list } : undefined
}
