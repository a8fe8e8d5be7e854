import { notFound } from 'next/navigation'
import { getTimes } from '@/lib/delivery/content'
import { calendarFile } from '@/lib/publishing/calendar/calendar'
import { calendarEvent } from '@/lib/publishing/calendar/calendar-event'
import { loadEvent, type RecordProps } from '../../../load-record'

/** The event as a file that every calendar reads. */
export async function GET(_request: Request, props: RecordProps): Promise<Response> {
  const { locale, card: event } = await loadEvent(props)
  const calendar = calendarEvent(event, locale, (await getTimes('events')).get(event.Id))
  if (!calendar) notFound()
  return new Response(calendarFile(calendar), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="event-${event.Id}.ics"`,
      'Cache-Control': 'public, max-age=60',
    },
  })
}
