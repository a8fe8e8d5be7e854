'use client'
import type { ComponentType, ReactNode } from 'react'
import { useLiveList } from '@/lib/delivery/live/use-live-list'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentType, LiveList, Place } from '@/lib/shared/content/types'
import { useDrawnHere } from './use-drawn-here'

/** What every view of a list is given. */
export interface ListViewProps<T extends ContentType> {
  list: LiveList<T> | undefined
  locale: Locale
}

export type LivePartProps<P> = P & {
  type: ContentType
  /** The window of the list that is shown; without it the whole list. */
  limit?: number
  offset?: number
  /** Records of this place alone. */
  place?: Place
  /** The view as the server drew it. */
  children: ReactNode
}

/**
 * Keeps a server-drawn view of a list live: it polls the list, and draws the view in the browser once the list is
 * another than the one the server drew.
 * @param load fetches the view; called at the first change
 */
export function livePart<P extends ListViewProps<ContentType>>(load: () => Promise<ComponentType<P>>) {
  // biome-ignore lint/nursery/noComponentHookFactories: called once for a view, where its module begins.
  return function LivePart({ children, type, limit, offset, place, ...props }: LivePartProps<P>) {
    const { list: initial, locale } = props as unknown as P
    const list = useLiveList(initial as LiveList | undefined, { type, locale, limit, offset, place })
    const View = useDrawnHere(list, initial, load)
    return View ? <View {...(props as unknown as P)} list={list} /> : children
  }
}
