/** How addresses of the site are built, in every language. Client-safe; the pages themselves stand in lib/shared/addresses/paths.ts. */

export type Locale = 'en' | 'bn'

const PREFIX: Record<Locale, string> = { en: '', bn: '/bn' }

/** A page's address in a language: English at /, Bangla at /bn. */
export function localized(locale: Locale, path: string): string {
  const prefix = PREFIX[locale]
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}

/** Ids are 32-bit integers in both databases. */
export const LARGEST_ID = 2 ** 31 - 1

/** A record's Id as it stands in an address; undefined for words, signs, fractions, leading zeros and huge numbers. */
export function parseId(segment: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(segment) ? Number(segment) : Number.NaN
  return id <= LARGEST_ID ? id : undefined
}

/** Root of the content API (spec 1, section 7). */
export const API_ROOT = '/api/v1'

/** Address in the content API: segments are joined and escaped. */
export function apiPath(...segments: (string | number)[]): string {
  return [API_ROOT, ...segments.map((segment) => encodeURIComponent(String(segment)))].join('/')
}

/** A map of a place, to be shown in a frame. @param place an address, or latitude and longitude */
export function mapFrameUrl(place: string, locale: Locale): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: place, hl: locale, z: '15', output: 'embed' })}`
}

/** A place in whatever map app the device has. @param place an address, or latitude and longitude */
export function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
}
