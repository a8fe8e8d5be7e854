import type { Locale } from '@/lib/addresses'
import type { Window } from '@/lib/content'
import { isLocale } from '@/lib/i18n/routing'
import { invalid } from './errors'

/** Language of a call. @throws ApiError invalid */
export function localeOf(request: Request): Locale {
  const locale = new URL(request.url).searchParams.get('locale') ?? 'en'
  if (!isLocale(locale)) throw invalid({ locale: 'This should be en or bn.' })
  return locale
}

/** The window asked for, or null for the whole list. @throws ApiError invalid */
export function windowOf(request: Request): Window | null {
  const query = new URL(request.url).searchParams
  const [limit, offset] = [query.get('limit'), query.get('offset')]
  if (limit === null && offset === null) return null
  const wrong: Record<string, string> = {}
  if (limit !== null && !/^[1-9]\d{0,8}$/.test(limit)) wrong.limit = 'This should be a whole number above 0.'
  if (offset !== null && !/^\d{1,9}$/.test(offset)) wrong.offset = 'This should be a whole number of 0 or more.'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return { limit: limit === null ? undefined : Number(limit), offset: Number(offset ?? 0) }
}
