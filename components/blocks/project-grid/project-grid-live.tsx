'use client'
import type { ReactNode } from 'react'
import { useLiveList } from '@/lib/live/use-live-list'
import { useDrawnHere } from '../live/use-drawn-here'
import type { ProjectCardsProps } from './project-cards'

interface ProjectGridLiveProps extends Omit<ProjectCardsProps, 'list'> {
  initial: ProjectCardsProps['list']
  /** The list as the server drew it. */
  children: ReactNode
}

const load = () => import('./project-cards').then((part) => part.ProjectCards)

export function ProjectGridLive({ initial, locale, labels, children }: ProjectGridLiveProps) {
  const { list } = useLiveList(initial, { type: 'projects', locale })
  const ProjectCards = useDrawnHere(list, initial, load)
  return ProjectCards ? <ProjectCards list={list} locale={locale} labels={labels} /> : children
}
