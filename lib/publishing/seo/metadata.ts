/**
 * What a page's head tells search engines and messengers: title, description, its one address, the same page in the
 * other language, and its social card. Sources: Open Graph (ogp.me), X's cards, and Google's rules
 * for rel="canonical" and hreflang.
 */
import type { Metadata } from 'next'
import { pageAddress } from '@/lib/platform/site-address'
import { CARD_SIZE } from '@/lib/publishing/social-cards/card'
import type { Locale } from '@/lib/shared/addresses/localized'
import { machinePaths, socialCardPath } from '@/lib/shared/addresses/machine-paths'
import { paths } from '@/lib/shared/addresses/paths'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/shared/i18n/routing'
import type { PageWords } from './record-words'

export interface PageFacts extends Partial<PageWords> {
  locale: Locale
  /** The page's path, without the language. */
  path: string
  /** Version of the picture drawn for this page; without one the site's own picture stands for it. */
  socialCard?: string
  /** Of an article: when it was published and last changed, ISO 8601. */
  article?: { publishedTime?: string; modifiedTime?: string; section?: string }
  /** Kept out of search engines; its links are followed. */
  hidden?: boolean
}

/** What pages say of the site that they are part of. */
export interface SiteFacts {
  name: string
  tagline: string
  /** Version of the site's own picture. */
  socialCard: string
  /** Titles of the feeds of news. */
  feeds: { rss: string; atom: string; json: string }
}

/** Language and country, as Open Graph writes them. */
const OG_LOCALES: Record<Locale, string> = { en: 'en_GB', bn: 'bn_BD' }

/** The head of a page. */
export function metadataOf(page: PageFacts, site: SiteFacts): Metadata {
  const { locale, path, title, description = site.tagline, article, hidden } = page
  const url = pageAddress(locale, path)
  const shown = title ?? site.name
  return {
    // Without a title of its own the page has the site's name, as the layout says.
    ...(title ? { title } : {}),
    description,
    alternates: { canonical: url, languages: languagesOf(path), types: feedsOf(locale, site) },
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      url,
      siteName: site.name,
      title: shown,
      description,
      locale: OG_LOCALES[locale],
      alternateLocale: LOCALES.filter((other) => other !== locale).map((other) => OG_LOCALES[other]),
      images: [{ url: cardAddress(page, site), ...CARD_SIZE, type: 'image/jpeg', alt: shown }],
    },
    twitter: { card: 'summary_large_image' },
    ...(hidden ? { robots: { index: false, follow: true } } : {}),
  }
}

/** A page in every language, and the one for visitors of any other. */
export function languagesOf(path: string): Record<Locale | 'x-default', string> {
  const [en, bn] = [pageAddress('en', path), pageAddress('bn', path)]
  return { en, bn, 'x-default': DEFAULT_LOCALE === 'en' ? en : bn }
}

/** Messengers keep a picture by its address: another version is another address. */
function cardAddress({ locale, path, socialCard }: PageFacts, site: SiteFacts): string {
  return `${pageAddress(locale, socialCardPath(socialCard ? path : paths.home))}?v=${socialCard ?? site.socialCard}`
}

function feedsOf(locale: Locale, { feeds }: SiteFacts) {
  const link = (path: string, title: string) => [{ url: pageAddress(locale, path), title }]
  return {
    'application/rss+xml': link(machinePaths.rss, feeds.rss),
    'application/atom+xml': link(machinePaths.atom, feeds.atom),
    'application/feed+json': link(machinePaths.jsonFeed, feeds.json),
  }
}
