'use client'

import type { ReactNode } from 'react'
import { useClientView } from '@/components/blocks/live/use-client-view'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import type { FooterListProps, PlacedList } from './footer-list'

interface LiveFooterListProps extends Omit<FooterListProps, 'list'> {
  initial: PlacedList
  /** The list as the server rendered it. */
  children: ReactNode
}

const load = () => import('./footer-list').then((part) => part.FooterList)

/** Polls a list of the footer, and renders it in the browser once it has changed. */
export function LiveFooterList({ initial, children, ...shown }: LiveFooterListProps) {
  const list = useLiveList(initial, { type: initial.type, locale: shown.locale, place: 'Footer' })
  const List = useClientView(list, initial, load)
  return List ? <List {...shown} list={list as PlacedList} /> : children
}
