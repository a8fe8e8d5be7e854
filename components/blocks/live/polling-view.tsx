'use client'
import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentType, ListVersion, LiveList, Placement } from '@/lib/shared/content/types'
import { useLiveView } from './use-live-view'

/** Props of every view of a list. */
export interface ListViewProps<T extends ContentType> {
  list: LiveList<T> | undefined
  locale: Locale
}

export type PollingViewProps<P> = Omit<P, 'list'> & {
  list: ListVersion | undefined
  type: ContentType
  /** The window of the list that is shown; without it the whole list. */
  limit?: number
  offset?: number
  /** Records of this place alone; '' is the usual one. */
  place?: Placement
  /** The view as the server rendered it. */
  children: ReactNode
}

/**
 * Makes a client component that polls the list of a server-rendered view, and renders the view in the browser once the
 * list has changed. Each view has a file of its own for this (*-live.tsx): one table of all views would put their loaders
 * into the script of every page.
 * @param load imports the view; called at the first change, so that its code is a chunk of its own
 */
export function pollingView<P extends ListViewProps<ContentType>>(load: () => Promise<ComponentType<P>>) {
  // biome-ignore lint/nursery/noComponentHookFactories: called once for a view, where its module begins.
  return function PollingView(props: PollingViewProps<P>) {
    const { children, type, limit, offset, place, list: initial, ...shown } = props
    const { locale } = props as unknown as P
    const changed = useLiveView(initial, { type, locale, limit, offset, place }, load)
    return changed ? <changed.View {...(shown as unknown as P)} list={changed.list} /> : children
  }
}
