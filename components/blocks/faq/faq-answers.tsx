'use client'
import { type RefObject, useState } from 'react'
import { Accordion } from '@/components/ui/accordion/accordion'
import { FaqList, type FaqListProps } from './faq-list'

interface FaqAnswersProps extends FaqListProps {
  /** The element with the questions that the server rendered, until these replace them. */
  serverList: RefObject<HTMLElement | null>
}

/** A changed list of questions, open where the visitor has opened it. */
export function FaqAnswers({ list, labels, serverList }: FaqAnswersProps) {
  // Read while the server’s markup is still there.
  const [start] = useState(() => openIn(serverList.current))
  return (
    <FaqList list={list} labels={labels}>
      {(items) => <Accordion items={items} start={start} />}
    </FaqList>
  )
}

function openIn(serverList: HTMLElement | null): { open: number | undefined } | undefined {
  const items = [...(serverList?.querySelectorAll('details') ?? [])]
  if (items.length === 0) return undefined
  const record = items.find(({ open }) => open)?.dataset.record
  return { open: record === undefined ? undefined : Number(record) }
}
