import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { parseId } from '@/lib/addresses'
import { getRecord } from '@/lib/content'
import type { ContentLists, ContentType } from '@/lib/content/types'
import { isLocale } from '@/lib/i18n/routing'

export interface RecordProps {
  params: Promise<{ locale: string; id: string }>
}

/** Types of which a record is a card and, under the same Id, a page. */
type CardType = { [T in ContentType]: ContentLists[T] extends { title: string; text: string } ? T : never }[ContentType]

/**
 * The record that an address names: its card and, where it was written, its page. Ends in the 404 page when the address
 * names none.
 */
export async function loadRecord<C extends CardType, D extends ContentType>(
  { params }: RecordProps,
  cardType: C,
  detailType: D,
) {
  const { locale, id: segment } = await params
  const id = parseId(segment)
  if (!isLocale(locale) || !id) notFound()
  setRequestLocale(locale)
  const [card, detail] = await Promise.all([getRecord(cardType, id, locale), getRecord(detailType, id, locale)])
  return card ? { locale, card, detail } : notFound()
}
