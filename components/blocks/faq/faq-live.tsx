'use client'
import { Accordion } from '@/components/ui/accordion/accordion'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import { type ListLabels, ListState } from '../list-state/list-state'

interface FaqLiveProps {
  initial: LiveList<'faq'> | undefined
  locale: Locale
  labels: ListLabels
}

export function FaqLive({ initial, locale, labels }: FaqLiveProps) {
  const { list } = useLiveList(initial, { type: 'faq', locale })
  return (
    <ListState records={list?.records} labels={labels}>
      {(records) => (
        <Accordion items={records.map(({ Id, question, answer }) => ({ id: Id, title: question, text: answer }))} />
      )}
    </ListState>
  )
}
