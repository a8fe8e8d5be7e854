'use client'
import type { ReactNode } from 'react'
import { useLiveList } from '@/lib/live/use-live-list'
import { useDrawnHere } from '../live/use-drawn-here'
import type { AboutPartsProps } from './about-parts'

interface AboutLiveProps extends Omit<AboutPartsProps, 'list'> {
  initial: AboutPartsProps['list']
  /** The list as the server drew it. */
  children: ReactNode
}

const load = () => import('./about-parts').then((part) => part.AboutParts)

export function AboutLive({ initial, locale, labels, children, donateNow }: AboutLiveProps) {
  const { list } = useLiveList(initial, { type: 'about', locale })
  const AboutParts = useDrawnHere(list, initial, load)
  return AboutParts ? <AboutParts list={list} locale={locale} labels={labels} donateNow={donateNow} /> : children
}
