import type { Locale } from '@/lib/shared/addresses/localized'
import { DATE_TAGS } from '@/lib/shared/format/date'

/** `November 2026` or `নভেম্বর ২০২৬` of `2026-11`. */
export const monthName = (month: string, locale: Locale): string =>
  named(month, locale, { month: 'long', year: 'numeric' })

/** `Nov` or `নভে` of `2026-11`. */
export const shortMonth = (month: string, locale: Locale): string => named(month, locale, { month: 'short' })

const named = (month: string, locale: Locale, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(DATE_TAGS[locale], { ...parts, timeZone: 'UTC' }).format(new Date(`${month}-01`))
