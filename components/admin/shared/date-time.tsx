'use client'
import { clock, day, shortDay } from '@/lib/shared/format/date'
import { useStaffLocale } from './words'

/** Date and time in Dhaka's time zone. Short: the time for today, the date otherwise. */
export function DateTime({ at, short = false }: { at: string; short?: boolean }) {
  const locale = useStaffLocale()
  const today = day(at, locale) === day(new Date().toISOString(), locale)
  const full = `${day(at, locale)}, ${clock(at, locale)}`
  const words = today ? clock(at, locale) : shortDay(at, locale)
  return (
    <time dateTime={at} title={short ? full : undefined} suppressHydrationWarning>
      {short ? words : full}
    </time>
  )
}
