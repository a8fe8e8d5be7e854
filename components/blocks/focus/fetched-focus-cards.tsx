'use client'
import type { ReactNode } from 'react'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import { FocusCards, type FocusCardsProps } from './focus-cards'

interface FetchedFocusCardsProps extends Omit<FocusCardsProps, 'projects' | 'parts'> {
  /** What stands there until both lists are here. */
  children: ReactNode
}

/** The cards of both lists, once one of them has changed. */
export function FetchedFocusCards({ children, ...shown }: FetchedFocusCardsProps) {
  const { locale } = shown
  const projects = useLiveList<'projects'>(undefined, { type: 'projects', locale, place: 'Home' })
  const parts = useLiveList<'projectSubCategory'>(undefined, { type: 'projectSubCategory', locale, place: 'Home' })
  return projects && parts ? <FocusCards {...shown} projects={projects} parts={parts} /> : children
}
