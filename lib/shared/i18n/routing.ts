import type { Locale } from '@/lib/shared/addresses/localized'

export const LOCALES = ['en', 'bn'] as const satisfies readonly Locale[]
export const DEFAULT_LOCALE: Locale = 'en'

/** Whether an address segment names a language of the site. */
export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value)
}
