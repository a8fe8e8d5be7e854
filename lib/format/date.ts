/** Days as people in Bangladesh read them. */
import type { Locale } from '@/lib/paths'

const TAGS = { en: 'en-GB', bn: 'bn-BD' } as const satisfies Record<Locale, string>

/** `23 May, 2022` or `২৩ মে, ২০২২`, by the clock of Dhaka; '' when the date is missing or unreadable. */
export function day(iso: string | null, locale: Locale): string {
  const date = iso ? new Date(iso) : undefined
  if (!date || Number.isNaN(date.getTime())) return ''
  const parts = new Intl.DateTimeFormat(TAGS[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  }).formatToParts(date)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('day')} ${part('month')}, ${part('year')}`
}
