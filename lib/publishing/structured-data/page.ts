/** What structured data says of a page itself, whatever is on it. */
import type { BreadcrumbList, NGO, WebPage, WebSite } from 'schema-dts'
import { pageAddress, siteAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'

/** A page as its structured data needs it. */
export interface DataPage {
  locale: Locale
  /** Without the language, as lib/shared/addresses/paths.ts gives it. */
  path: string
  title: string
  description?: string
  /** The foundation's name. */
  foundation: string
}

/** A page on the way to another. */
export interface Step {
  name: string
  path: string
}

/** Kinds of pages, apart from those whose content has a type of its own. */
export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'

/** The whole address of the page. */
export const addressOf = ({ locale, path }: DataPage) => pageAddress(locale, path)

/** The foundation, as pages refer to it that do not describe it. */
export function foundationOf({ foundation }: Pick<DataPage, 'foundation'>) {
  return { '@type': 'NGO', '@id': siteAddress('/#organization'), name: foundation, url: siteAddress('/') } satisfies NGO
}

/** The site, as its pages refer to it. */
export function siteOf({ foundation }: Pick<DataPage, 'foundation'>) {
  return {
    '@type': 'WebSite',
    '@id': siteAddress('/#website'),
    name: foundation,
    url: siteAddress('/'),
  } satisfies WebSite
}

export function webPage(page: DataPage, kind: PageKind): WebPage {
  const url = addressOf(page)
  return {
    '@type': kind,
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.locale,
    isPartOf: siteOf(page),
    publisher: foundationOf(page),
  }
}

/** The way to a page. @param steps pages from home on, home first; the page itself comes last */
export function breadcrumbs(page: DataPage, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: page.title, path: page.path }].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(page.locale, path),
    })),
  }
}

/** Where gifts are made. */
export function donateTarget(locale: Locale) {
  return { '@type': 'EntryPoint', urlTemplate: pageAddress(locale, paths.donateNow) } as const
}
