/** The foundation and its site, described whole on the home page. */
import type { NGO, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { pageAddress, siteAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ImageIndex, SiteSettings } from '@/lib/shared/content/types'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { donateTarget, foundationOf, siteOf } from './page'
import { imageObject } from './pictures'

/** Stands for a logo where editors have uploaded none. */
const DRAWN_LOGO = 'icon-512.png'

interface FoundationFacts {
  settings: SiteSettings
  /** What is known of the logo. */
  images: ImageIndex
  locale: Locale
  /** What the link to the donation form says. */
  donate: string
}

/** The foundation, with how to reach it and how to give to it. */
export function foundation({ settings, images, locale, donate }: FoundationFacts): NGO {
  const { name, companionName, tagline, logo, mark, email, phones, address, position, registrations, social } = settings
  const at = logo ?? mark ?? DRAWN_LOGO
  return {
    ...foundationOf({ foundation: name }),
    alternateName: companionName === name ? undefined : companionName,
    logo: { ...imageObject(at, images[at]), caption: name },
    slogan: tagline || undefined,
    identifier: registrations.length > 0 ? registrations : undefined,
    email: email || undefined,
    telephone: phones,
    address: address ? { '@type': 'PostalAddress', streetAddress: address } : undefined,
    location: position ? { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...position } } : undefined,
    sameAs: Object.values(social).filter(isWebAddress),
    potentialAction: { '@type': 'DonateAction', name: donate, target: donateTarget(locale) },
  }
}

/** The site, which can be searched. Source of the action's form: Google's sitelinks search box. */
export function website({ name }: SiteSettings, locale: Locale): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageAddress(locale, paths.search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    ...siteOf({ foundation: name }),
    inLanguage: [...LOCALES],
    publisher: { '@id': siteAddress('/#organization') },
    potentialAction: search,
  }
}

/** Settings hold what editors typed. */
const isWebAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
