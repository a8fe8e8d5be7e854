/** Days as people in Bangladesh read them. */
import type { Locale } from '@/lib/shared/addresses/localized'

/** Language tags (BCP 47) by which days are written. */
export const DATE_TAGS = { en: 'en-GB', bn: 'bn-BD' } as const satisfies Record<Locale, string>

/** `23 May, 2022` or `২৩ মে, ২০২২`, by the clock of Dhaka; '' when the date is missing or unreadable. */
export function day(iso: string | null, locale: Locale): string {
  const date = iso ? new Date(iso) : undefined
  if (!date || Number.isNaN(date.getTime())) return ''
  const parts = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  }).formatToParts(date)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('day')} ${part('month')}, ${part('year')}`
}

/** `23 May`, with the year where it is not this one; by the calendar of Dhaka. */
export function shortDay(iso: string, locale: Locale): string {
  const year = new Date(iso).getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  const format = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    day: 'numeric',
    month: 'short',
    year,
    timeZone: 'Asia/Dhaka',
  })
  return format.format(new Date(iso))
}

/** `9:00 am` or `সকাল ৯:০০`, by the clock of Dhaka; '' when the time is unreadable. */
export function clock(iso: string, locale: Locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const parts = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'Asia/Dhaka',
    ...(locale === 'bn' ? { dayPeriod: 'short' } : {}),
  }).formatToParts(date)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const time = `${part('hour')}:${part('minute')}`
  // The space does not break: an hour and its half of the day are read together.
  return locale === 'bn' ? `${part('dayPeriod')}\u00a0${time}` : `${time}\u00a0${part('dayPeriod')}`
}

/** From when to when: one day with its hours, or two days with theirs. The end is left out where there is none. */
export function span(startsAt: string, endsAt: string | null, locale: Locale): string {
  const from = `${day(startsAt, locale)}, ${clock(startsAt, locale)}`
  if (!endsAt) return from
  const sameDay = day(startsAt, locale) === day(endsAt, locale)
  const to = sameDay ? clock(endsAt, locale) : `${day(endsAt, locale)}, ${clock(endsAt, locale)}`
  return `${from} – ${to}`
}
