import type { Metadata } from 'next'
import { plainText } from '@/lib/rich-text/plain-text'
import { summary } from './summary'

/** Below this many characters a card's text says too little by itself; the page's text goes on where it ends. */
const ENOUGH = 50

interface Card {
  title: string
  text: string
}

/**
 * Title and description of a record's page.
 * @param card the record as lists show it
 * @param page its own page, whose text is HTML; undefined where nobody wrote one
 * @returns no description where there are no words for it, so that the site's own stays
 */
export function metadataOf({ title, text }: Card, page: { text: string } | null | undefined): Metadata {
  const card = summary(text)
  const description = card.length < ENOUGH ? summary(joined(card, plainText(page?.text ?? ''))) : card
  return description ? { title, description } : { title }
}

function joined(card: string, page: string): string {
  if (!card || !page) return card || page
  return `${card}${/\p{P}$/u.test(card) ? ' ' : ' · '}${page}`
}
