import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { getRecord } from '@/lib/delivery/content'
import { parseId } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType } from '@/lib/shared/content/types'
import { isLocale } from '@/lib/shared/i18n/routing'

export interface RecordProps {
  params: Promise<{ locale: string; id: string }>
}

/** Types whose records have a page under their own Id. */
type CardType = { [T in ContentType]: ContentLists[T] extends { title: string; text: string } ? T : never }[ContentType]

/** The record that an address names. Ends in the 404 page when it names none. */
async function loadCard<C extends CardType>({ params }: RecordProps, type: C) {
  const { locale, id: segment } = await params
  const id = parseId(segment)
  if (!isLocale(locale) || !id) notFound()
  setRequestLocale(locale)
  const card = await getRecord(type, id, locale)
  return card ? { locale, card } : notFound()
}

/** The same with its page, where that was written. */
export async function loadRecord<C extends CardType, D extends ContentType>(
  props: RecordProps,
  cardType: C,
  detailType: D,
) {
  const { locale, card } = await loadCard(props, cardType)
  return { locale, card, detail: await getRecord(detailType, card.Id, locale) }
}

/** The record of an address, for its page and for the files that come with it. */
export const loadNewsItem = (props: RecordProps) => loadRecord(props, 'news', 'newsCategoryDescription')
export const loadEvent = (props: RecordProps) => loadRecord(props, 'events', 'eventsCategoryDescription')
export const loadProject = (props: RecordProps) => loadRecord(props, 'projects', 'projectSubCategoryHeader')
export const loadHealth = (props: RecordProps) => loadRecord(props, 'health', 'healthCategoryDetails')
export const loadCampaign = (props: RecordProps) => loadCard(props, 'donation')
