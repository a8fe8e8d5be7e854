import { notFound } from 'next/navigation'
import { calendarFile } from '@/lib/events/calendar'
import type { RecordProps } from '../../../load-record'
import { calendarEvent, loadEvent } from '../load-event'

/** The event as a file that every calendar reads. */
export async function GET(_request: Request, props: RecordProps): Promise<Response> {
  const { locale, card: event } = await loadEvent(props)
  const calendar = calendarEvent(event, locale)
  if (!calendar) notFound()
  return new Response(calendarFile(calendar), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="event-${event.Id}.ics"`,
      'Cache-Control': 'public, max-age=60',
    },
  })
}
