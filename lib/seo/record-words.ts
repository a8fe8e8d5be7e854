import { joined } from '@/lib/format/joined'
import { summary } from '@/lib/format/summary'
import { plainText } from '@/lib/rich-text/plain-text'

/** Below this many characters a card's text says too little by itself; the page's text goes on where it ends. */
const ENOUGH = 50

interface Card {
  title: string
  text: string
}

/** What search engines and messengers are told of a page. */
export interface PageWords {
  title: string
  /** Not there where nobody wrote any, so that the site's own stands in. */
  description?: string
}

/**
 * Title and description of a record's page.
 * @param card the record as lists show it
 * @param page its own page, whose text is HTML; undefined where nobody wrote one
 */
export function wordsOfRecord({ title, text }: Card, page: { text: string } | null | undefined): PageWords {
  const card = summary(text)
  const description = card.length < ENOUGH ? summary(joined(card, plainText(page?.text ?? ''))) : card
  return description ? { title, description } : { title }
}
