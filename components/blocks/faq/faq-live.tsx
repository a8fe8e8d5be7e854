'use client'
import { type ReactNode, useRef } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ListVersion } from '@/lib/shared/content/types'
import { useLiveView } from '../live/use-live-view'
import type { FaqListProps } from './faq-list'

interface FaqLiveProps extends Omit<FaqListProps, 'list'> {
  initial: ListVersion<'faq'> | undefined
  locale: Locale
  /** The list as the server rendered it. */
  children: ReactNode
}

const load = () => import('./faq-answers').then((part) => part.FaqAnswers)

export function FaqLive({ initial, locale, labels, children }: FaqLiveProps) {
  const serverList = useRef<HTMLDivElement>(null)
  const changed = useLiveView(initial, { type: 'faq', locale }, load)
  return (
    <div ref={serverList}>
      {changed ? (
        <changed.View list={changed.list} locale={locale} labels={labels} serverList={serverList} />
      ) : (
        children
      )}
    </div>
  )
}
