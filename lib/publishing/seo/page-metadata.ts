/** The heads of pages, with what their site says of itself. */
import 'server-only'
import type { Metadata } from 'next'
import { getMessages } from 'next-intl/server'
import { getSettings } from '@/lib/delivery/content'
import { cardVersion } from '@/lib/publishing/social-cards/card'
import type { CardOf } from '@/lib/publishing/social-cards/of-record'
import { recordCard, siteCard } from '@/lib/publishing/social-cards/page-cards'
import type { Locale } from '@/lib/shared/addresses/localized'
import { isHidden } from '@/lib/shared/addresses/pages'
import type { PageHalf, RecordKind } from '@/lib/shared/content/record-head'
import { fill } from '@/lib/shared/format/fill'
import { metadataOf, type PageFacts } from './metadata'
import { wordsOfRecord } from './record-words'

/** @throws ContentUnavailable */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { locale } = page
  const [{ name, tagline }, { shell, feeds }, picture] = await Promise.all([
    getSettings(locale),
    getMessages({ locale }),
    siteCard(locale),
  ])
  const titled = (kind: string) => fill(feeds.news, { site: name, kind })
  return metadataOf(
    { ...page, hidden: page.hidden || isHidden(page.path) },
    {
      name,
      tagline: tagline || shell.tagline,
      socialCard: cardVersion(picture),
      feeds: { rss: titled('RSS'), atom: titled('Atom'), json: titled('JSON Feed') },
    },
  )
}

interface RecordFacts<K extends RecordKind> {
  locale: Locale
  /** The record as lists show it. */
  card: CardOf<K>
  /** Its own page, where somebody wrote one. */
  detail?: PageHalf & { text: string }
}

/** The same of a record's page, which has words and a drawn picture of its own. */
export async function recordMetadata<K extends RecordKind>(
  kind: K,
  { locale, card, detail }: RecordFacts<K>,
  facts: Pick<PageFacts, 'path' | 'article'>,
): Promise<Metadata> {
  const socialCard = cardVersion(await recordCard(kind, card, detail, locale))
  return pageMetadata({ locale, ...facts, ...wordsOfRecord(kind, card, detail), socialCard })
}
