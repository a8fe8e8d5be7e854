import { plainText } from '@/lib/content/rich-text/plain-text'
import type { RecordKind } from '@/lib/shared/content/record-head'
import { type PageHalf, titleOfRecord } from '@/lib/shared/content/record-head'
import { joinTexts } from '@/lib/shared/format/join-texts'
import { summary } from '@/lib/shared/format/summary'

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
 * @param record as lists show it
 * @param page its own page, whose text is HTML; undefined where nobody wrote one
 */
export function wordsOfRecord(
  kind: RecordKind,
  record: Card,
  page: (PageHalf & { text: string }) | undefined,
): PageWords {
  const title = titleOfRecord(kind, record, page)
  const card = summary(record.text)
  const description = card.length < ENOUGH ? summary(joinTexts(card, plainText(page?.text ?? ''))) : card
  return description ? { title, description } : { title }
}
