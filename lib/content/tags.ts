/** Which pages show which content: the one place that knows. */
import { type Locale, localized, paths } from '@/lib/paths'
import type { ChangedPart } from './snapshot'

const LOCALES: readonly Locale[] = ['en', 'bn']

/** Lists of the home page; everything else on it is in `everywhere`. */
const home: readonly ChangedPart[] = [
  'banner',
  'about',
  'projects',
  'donation',
  'imageGallery',
  'faq',
  'news',
  'partners',
]

/** What every page shows in its header or footer. */
const everywhere: readonly ChangedPart[] = ['settings', 'projects']

export interface Expiry {
  /** All pages. */
  everything: boolean
  /** Addresses as visitors know them. */
  addresses: string[]
}

/** Pages that a change concerns. */
export function pagesShowing(changed: readonly ChangedPart[]): Expiry {
  const addresses = changed.some((part) => home.includes(part))
    ? LOCALES.map((locale) => localized(locale, paths.home))
    : []
  return { everything: changed.some((part) => everywhere.includes(part)), addresses }
}
