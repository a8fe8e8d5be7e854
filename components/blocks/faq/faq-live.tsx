'use client'
import { type ReactNode, useRef } from 'react'
import { useLiveList } from '@/lib/delivery/live/use-live-list'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useDrawnHere } from '../live/use-drawn-here'
import type { FaqListProps } from './faq-list'

interface FaqLiveProps extends FaqListProps {
  locale: Locale
  /** The list as the server drew it. */
  children: ReactNode
}

const load = () => import('./faq-answers').then((part) => part.FaqAnswers)

export function FaqLive({ list: initial, locale, labels, children }: FaqLiveProps) {
  const drawn = useRef<HTMLDivElement>(null)
  const list = useLiveList(initial, { type: 'faq', locale })
  const Answers = useDrawnHere(list, initial, load)
  return <div ref={drawn}>{Answers ? <Answers list={list} labels={labels} drawn={drawn} /> : children}</div>
}
