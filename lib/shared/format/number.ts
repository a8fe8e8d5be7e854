/** Numbers in a language's own digits and grouping. */
import type { Locale } from '@/lib/shared/addresses/localized'

const TAGS = { en: 'en-US', bn: 'bn-BD' } as const satisfies Record<Locale, string>

/** The language tag that Intl formats numbers by. */
export function numberTag(locale: Locale): string {
  return TAGS[locale]
}

/** `1,200` or `১,২০০`. */
export function number(value: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale]).format(value)
}
