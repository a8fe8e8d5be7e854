'use client'
import { type RefObject, useState } from 'react'
import { Accordion } from '@/components/ui/accordion/accordion'
import type { Locale } from '@/lib/shared/addresses/localized'
import { FaqList, type FaqListProps } from './faq-list'

interface FaqAnswersProps extends FaqListProps {
  locale: Locale
  /** The element with the questions that the server rendered, until these replace them. */
  serverList: RefObject<HTMLElement | null>
}

/** A changed list of questions, open where the visitor has opened it. */
export function FaqAnswers({ list, locale, labels, serverList }: FaqAnswersProps) {
  // Read while the server’s markup is still there.
  const [start] = useState(() => openIn(serverList.current))
  return (
    <FaqList list={list} labels={labels}>
      {(items) => <Accordion items={items} start={start} locale={locale} />}
    </FaqList>
  )
}

function openIn(serverList: HTMLElement | null): { open: number | undefined } | undefined {
  const items = [...(serverList?.querySelectorAll('details') ?? [])]
  if (items.length === 0) return undefined
  const record = items.find(({ open }) => open)?.dataset.record
  return { open: record === undefined ? undefined : Number(record) }
}
