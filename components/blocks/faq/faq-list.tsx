import type { ReactNode } from 'react'
import type { AccordionItem } from '@/components/ui/accordion/accordion-items'
import { questionAnchor } from '@/lib/shared/addresses/anchors'
import type { Faq, LiveList } from '@/lib/shared/content/types'
import { type ListLabels, ListState } from '../list-state/list-state'

export interface FaqListProps {
  list: LiveList<'faq'> | undefined
  labels: ListLabels
}

const itemOf = ({ Id, question, answer }: Faq): AccordionItem => {
  return { id: Id, title: question, text: answer, anchor: questionAnchor(Id) }
}

/** The list's three states; the children draw the questions. */
export function FaqList({
  list,
  labels,
  children,
}: FaqListProps & { children: (items: AccordionItem[]) => ReactNode }) {
  return (
    <ListState records={list?.records} labels={labels} cards={1}>
      {(records) => children(records.map(itemOf))}
    </ListState>
  )
}
