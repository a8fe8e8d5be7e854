/** Events for people's own calendars: a file (RFC 5545) and links that open the web calendars of Google and Outlook. */

export interface CalendarEvent {
  /** Unique over the world and for ever, such as event-7@example.org. */
  uid: string
  title: string
  text: string
  place: string
  /** The event's page. */
  url: string
  /** ISO 8601. */
  startsAt: string
  /** ISO 8601, or null: then it lasts an hour. */
  endsAt: string | null
}

const HOUR_MS = 60 * 60 * 1000
/** RFC 5545, section 3.1: a line has 75 octets at the most, without its end. */
const LINE_OCTETS = 75

/** The event as an iCalendar file. Times are in UTC, so that no time zone has to be described. */
export function calendarFile(event: CalendarEvent): string {
  const { start, end } = span(event)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foundation site//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // Stable, so that the same event is the same file; section 3.8.7.2 asks for a time, not for this moment.
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Address that opens Google Calendar with the event filled in. */
export function googleCalendar(event: CalendarEvent): string {
  const { start, end } = span(event)
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${start}/${end}`,
    details: `${event.text}\n${event.url}`,
    location: event.place,
  })}`
}

/** Address that opens Outlook on the web with the event filled in. */
export function outlookCalendar(event: CalendarEvent): string {
  const [start, end] = moments(event)
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: `${event.text}\n${event.url}`,
    location: event.place,
  })}`
}

function moments({ startsAt, endsAt }: CalendarEvent): [Date, Date] {
  const start = new Date(startsAt)
  const end = endsAt ? new Date(endsAt) : new Date(start.getTime() + HOUR_MS)
  // An end before the start would be refused by every calendar.
  return [start, end > start ? end : new Date(start.getTime() + HOUR_MS)]
}

function span(event: CalendarEvent): { start: string; end: string } {
  const [start, end] = moments(event)
  const compact = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  return { start: compact(start), end: compact(end) }
}

/** RFC 5545, section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Section 3.1: longer lines go on after a line end and a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n')
}
