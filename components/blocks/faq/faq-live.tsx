'use client'
import type { ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion/accordion'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'

interface FaqLiveProps {
  initial: LiveList<'faq'> | undefined
  locale: Locale
  /** The other states of the list, as the server drew them. */
  loading: ReactNode
  empty: ReactNode
}

export function FaqLive({ initial, locale, loading, empty }: FaqLiveProps) {
  const { list } = useLiveList(initial, { type: 'faq', locale })
  if (!list) return loading
  if (list.records.length === 0) return empty
  return (
    <Accordion items={list.records.map(({ Id, question, answer }) => ({ id: Id, title: question, text: answer }))} />
  )
}
