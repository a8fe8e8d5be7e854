'use client'
import type { ReactNode } from 'react'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import { useClientView } from '../live/use-client-view'
import type { FocusCardsProps } from './focus-cards'

interface FocusLiveProps extends FocusCardsProps {
  /** The block as the server rendered it. */
  children: ReactNode
}

const load = () => import('./focus-cards').then((part) => part.FocusCards)

const versionOf = ({ projects, parts }: Pick<FocusCardsProps, 'projects' | 'parts'>) => ({
  version: `${projects?.version} ${parts?.version}`,
})

export function FocusLive({ children, ...given }: FocusLiveProps) {
  const { locale } = given
  const projects = useLiveList(given.projects, { type: 'projects', locale })
  const parts = useLiveList(given.parts, { type: 'projectSubCategory', locale, place: 'Home' })
  const Cards = useClientView(versionOf({ projects, parts }), versionOf(given), load)
  return Cards ? <Cards {...given} projects={projects} parts={parts} /> : children
}
