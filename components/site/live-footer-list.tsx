'use client'

import type { ReactNode } from 'react'
import { useLiveView } from '@/components/blocks/live/use-live-view'
import type { ListVersion } from '@/lib/shared/content/types'
import type { FooterListProps, PlacedList } from './footer-list'

interface LiveFooterListProps extends Omit<FooterListProps, 'list'> {
  initial: ListVersion
  /** The list as the server rendered it. */
  children: ReactNode
}

const load = () => import('./footer-list').then((part) => part.FooterList)

/** Polls a list of the footer, and renders it in the browser once it has changed. */
export function LiveFooterList({ initial, children, ...shown }: LiveFooterListProps) {
  const changed = useLiveView(initial, { type: initial.type, locale: shown.locale, place: 'Footer' }, load)
  return changed ? <changed.View {...shown} list={changed.list as PlacedList} /> : children
}
