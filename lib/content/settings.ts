import { statedIn } from '@/lib/content/stated-facts'
import { type MediaLibrary, type StoredRecord, textIn } from '@/lib/platform/payload/stored-records'
import { hostName } from '@/lib/platform/site-name'
import type { Locale } from '@/lib/shared/addresses/localized'
import { readColours } from '@/lib/shared/colour/pairs'
import { PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import {
  COUNTERS,
  type Counter,
  type CounterName,
  type Partner,
  pictureField,
  SITE_PICTURES,
  type SiteSettings,
  type SocialNetwork,
} from '@/lib/shared/content/types'
import { cleanLines } from '@/lib/shared/format/clean-text'
import { parsePosition } from '@/lib/shared/format/map-position'
import { idOf } from '@/lib/shared/format/related-id'
import { CURRENCIES, type Currency } from '@/lib/shared/money/currency'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'

const NETWORKS: readonly SocialNetwork[] = ['twitter', 'facebook', 'youtube', 'instagram', 'pinterest']

/** The settings as visitors see them. The specification's constants are among them only while its placeholders are on. */
export function toSettings(
  settings: StoredRecord = { id: 0 },
  payment: StoredRecord = { id: 0 },
  locale: Locale,
  media: MediaLibrary,
): SiteSettings {
  const group = (record: StoredRecord, name: string) => (record[name] ?? {}) as Record<string, unknown>
  const line = (record: StoredRecord, name: string, field: string) => String(group(record, name)[field] ?? '')
  const picture = (name: string) => media.get(idOf(settings[name]) ?? -1)?.path ?? null
  const social = group(settings, 'social')
  const placeholders = settings.placeholders === true
  return {
    name: textIn(settings.name, locale) || hostName(),
    shortName: textIn(settings.shortName, locale),
    tagline: textIn(settings.tagline, locale),
    companionName: textIn(settings.companionName, locale),
    logo: picture('logo'),
    logoForDark: picture('logoForDark'),
    mark: picture('mark'),
    pictures: Object.fromEntries(
      SITE_PICTURES.map((name) => [name, picture(pictureField(name))]),
    ) as SiteSettings['pictures'],
    colours: readColours(settings.colours),
    email: String(settings.email ?? ''),
    phones: ((settings.phones ?? []) as { number: string }[]).map(({ number }) => number),
    address: textIn(settings.address, locale),
    position: parsePosition(String(settings.mapPosition ?? '')),
    openingHours: cleanLines(textIn(settings.openingHours, locale)),
    answering: textIn(settings.answering, locale),
    registrations: cleanLines(textIn(settings.registrations, locale)),
    social: Object.fromEntries(NETWORKS.flatMap((name) => (social[name] ? [[name, String(social[name])]] : []))),
    bank: {
      bankName: line(payment, 'bank', 'bankName'),
      accountName: line(payment, 'bank', 'accountName'),
      accountNumber: line(payment, 'bank', 'accountNumber'),
      branch: line(payment, 'bank', 'branch'),
      swift: line(payment, 'bank', 'swift'),
      routing: line(payment, 'bank', 'routing'),
    },
    wallets: {
      nagad: line(payment, 'wallets', 'nagad'),
      bkash: line(payment, 'wallets', 'bkash'),
      upay: line(payment, 'wallets', 'upay'),
    },
    counters: countersIn(group(settings, 'counters'), placeholders, locale),
    ...offersIn(settings),
    giving: readGivingSettings(payment),
    copyrightYear: placeholders ? Number(settings.copyrightYear ?? PLACEHOLDERS.copyrightYear) : null,
    placeholders,
    stated: statedIn(settings, payment),
  }
}

/**
 * Figures that say where they come from and of when they are. With placeholders the others too, and the specification's for
 * those that nobody entered.
 */
function countersIn(
  stored: Record<string, unknown>,
  placeholders: boolean,
  locale: Locale,
): Partial<Record<CounterName, Counter>> {
  const found: Partial<Record<CounterName, Counter>> = {}
  for (const name of COUNTERS) {
    const number = stored[name] ?? null
    const source = textIn(stored[`${name}Source`], locale)
    const date = stored[`${name}Date`] ? String(stored[`${name}Date`]) : null
    if (number !== null && source && date) found[name] = { value: Number(number), source, date }
    else if (placeholders)
      found[name] = { value: Number(number ?? PLACEHOLDERS.counters[name]), source: '', date: null }
  }
  return found
}

/** The countries and currencies that the donate form offers, in its order. @param settings as stored */
export function offersIn(settings: object): Pick<SiteSettings, 'countries' | 'currencies'> {
  const { countries, currencies } = settings as { countries?: unknown; currencies?: Currency[] | null }
  return {
    countries: cleanLines(String(countries ?? '')),
    currencies: currencies ?? [...CURRENCIES],
  }
}

/** Partners in the order editors gave them. */
export function toPartners(records: StoredRecord[], locale: Locale, media: MediaLibrary): Partner[] {
  return [...records]
    .sort((a, b) => (String(a._order ?? '') < String(b._order ?? '') ? -1 : 1))
    .map((record) => ({
      id: record.id,
      name: textIn(record.name, locale),
      logo: media.get(idOf(record.logo) ?? -1)?.path ?? null,
      url: textIn(record.url, locale),
    }))
}
