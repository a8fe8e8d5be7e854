'use client'

import type { ReactNode } from 'react'
import { useDrawnHere } from '@/components/blocks/live/use-drawn-here'
import type { Locale } from '@/lib/addresses'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'

interface FooterProjectsProps {
  initial: LiveList<'projects'>
  locale: Locale
  /** The list as the server drew it. */
  children: ReactNode
}

const load = () => import('./footer-project-list').then((part) => part.FooterProjectList)

export function FooterProjects({ initial, locale, children }: FooterProjectsProps) {
  const list = useLiveList(initial, { type: 'projects', locale })
  const List = useDrawnHere(list, initial, load)
  return List ? <List list={list} locale={locale} /> : children
}
