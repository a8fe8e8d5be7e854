'use client'
import type { ReactNode } from 'react'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import type { ListVersion } from '@/lib/shared/content/types'
import { useClientView } from '../live/use-client-view'
import type { FocusCardsProps } from './focus-cards'

interface FocusLiveProps extends Omit<FocusCardsProps, 'projects' | 'parts'> {
  projects: ListVersion<'projects'>
  parts: ListVersion<'projectSubCategory'>
  /** The block as the server rendered it. */
  children: ReactNode
}

const load = () => import('./fetched-focus-cards').then((part) => part.FetchedFocusCards)

export function FocusLive({ projects, parts, children, ...shown }: FocusLiveProps) {
  const { locale } = shown
  const newest = [
    useLiveList(projects, { type: 'projects', locale, place: 'Home' }),
    useLiveList(parts, { type: 'projectSubCategory', locale, place: 'Home' }),
  ]
  const Cards = useClientView(together(newest), together([projects, parts]), load)
  return Cards ? <Cards {...shown}>{children}</Cards> : children
}

const together = (lists: (ListVersion | undefined)[]) => ({ version: lists.map((list) => list?.version).join(' ') })
