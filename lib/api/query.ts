import { isPlaced } from '@/lib/content/model/wire'
import type { ListWindow } from '@/lib/delivery/content'
import type { Locale } from '@/lib/shared/addresses/localized'
import { PLACES } from '@/lib/shared/content/placement'
import type { ContentType, Placement } from '@/lib/shared/content/types'
import { isLocale } from '@/lib/shared/i18n/routing'
import { invalid } from './errors'

/** Language of a call. @throws ApiError invalid */
export function localeOf(request: Request): Locale {
  const locale = new URL(request.url).searchParams.get('locale') ?? 'en'
  if (!isLocale(locale)) throw invalid({ locale: 'This should be en or bn.' })
  return locale
}

/**
 * The place whose records are asked for, '' for the usual one; undefined for all records, and for types without places,
 * to which `page` means nothing. @throws ApiError invalid
 */
export function placeOf(request: Request, type: ContentType): Placement | undefined {
  const place = isPlaced(type) ? new URL(request.url).searchParams.get('page') : null
  if (place === null) return undefined
  const known = (['', ...PLACES] as const).find((one) => one === place)
  if (known === undefined) throw invalid({ page: `This should be ${PLACES.join(' or ')}, or empty.` })
  return known
}

/** The window asked for, or null for the whole list. @throws ApiError invalid */
export function windowOf(request: Request): ListWindow | null {
  const query = new URL(request.url).searchParams
  const [limit, offset] = [query.get('limit'), query.get('offset')]
  if (limit === null && offset === null) return null
  const wrong: Record<string, string> = {}
  if (limit !== null && !/^[1-9]\d{0,8}$/.test(limit)) wrong.limit = 'This should be a whole number above 0.'
  if (offset !== null && !/^\d{1,9}$/.test(offset)) wrong.offset = 'This should be a whole number of 0 or more.'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return { limit: limit === null ? undefined : Number(limit), offset: Number(offset ?? 0) }
}
