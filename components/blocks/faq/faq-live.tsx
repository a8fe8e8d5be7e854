'use client'
import { type ReactNode, useRef } from 'react'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useClientView } from '../live/use-client-view'
import type { FaqListProps } from './faq-list'

interface FaqLiveProps extends FaqListProps {
  locale: Locale
  /** The list as the server rendered it. */
  children: ReactNode
}

const load = () => import('./faq-answers').then((part) => part.FaqAnswers)

export function FaqLive({ list: initial, locale, labels, children }: FaqLiveProps) {
  const serverList = useRef<HTMLDivElement>(null)
  const list = useLiveList(initial, { type: 'faq', locale })
  const Answers = useClientView(list, initial, load)
  return (
    <div ref={serverList}>
      {Answers ? <Answers list={list} locale={locale} labels={labels} serverList={serverList} /> : children}
    </div>
  )
}
