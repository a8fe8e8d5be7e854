/** The social cards of the site's pages, for their pictures and for what their heads tell of these. */
import 'server-only'
import { getMessages } from 'next-intl/server'
import { getSettings } from '@/lib/delivery/content'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { PageHalf, RecordKind } from '@/lib/shared/content/record-head'
import type { SocialCard } from './card'
import { type CardFrame, type CardOf, cardOf, cardOfSite } from './of-record'

/**
 * What the drawn picture of a record says; cardVersion of it is for its address.
 * @param page the record's own page, where somebody wrote one
 * @throws ContentUnavailable
 */
export async function recordCard<K extends RecordKind>(
  kind: K,
  card: CardOf<K>,
  page: PageHalf | undefined,
  locale: Locale,
): Promise<SocialCard> {
  return cardOf(kind, card, page, await frameOf(locale))
}

/** What the drawn picture of all other pages says. @throws ContentUnavailable */
export async function siteCard(locale: Locale): Promise<SocialCard> {
  const [frame, { tagline }, { shell }] = await Promise.all([
    frameOf(locale),
    getSettings(locale),
    getMessages({ locale }),
  ])
  return cardOfSite(frame, tagline || shell.tagline)
}

async function frameOf(locale: Locale): Promise<CardFrame> {
  const [settings, { preview, search }] = await Promise.all([getSettings(locale), getMessages({ locale })])
  // A kind is called the same wherever a record is told of by itself.
  return { locale, settings, labels: { ...preview, kinds: search.kinds } }
}
