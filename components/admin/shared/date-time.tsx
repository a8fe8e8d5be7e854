import { clock, day } from '@/lib/shared/format/date'

const dayOf = (iso: string) => day(iso, 'en')

/** Date and time in Dhaka's time zone. Short: the time for today, the date otherwise. */
export function DateTime({ at, short = false }: { at: string; short?: boolean }) {
  const today = dayOf(at) === dayOf(new Date().toISOString())
  const full = `${dayOf(at)}, ${clock(at, 'en')}`
  const words = today ? clock(at, 'en') : shortDay(at)
  return (
    <time dateTime={at} title={short ? full : undefined}>
      {short ? words : full}
    </time>
  )
}

function shortDay(at: string): string {
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year, timeZone: 'Asia/Dhaka' }).format(
    new Date(at),
  )
}
