'use client'

import type { ReactNode } from 'react'
import { useDrawnHere } from '@/components/blocks/live/use-drawn-here'
import { useLiveList } from '@/lib/delivery/live/use-live-list'
import type { FooterListProps, PlacedList } from './footer-list'

interface FooterPartProps extends Omit<FooterListProps, 'list'> {
  initial: PlacedList
  /** The list as the server drew it. */
  children: ReactNode
}

const load = () => import('./footer-list').then((part) => part.FooterList)

/** Keeps a list of the footer live. */
export function FooterPart({ initial, children, ...shown }: FooterPartProps) {
  const list = useLiveList(initial, { type: initial.type, locale: shown.locale, place: 'Footer' })
  const List = useDrawnHere(list, initial, load)
  return List ? <List {...shown} list={list as PlacedList} /> : children
}
