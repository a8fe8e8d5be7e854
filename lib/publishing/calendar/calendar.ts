/** Events for people's own calendars: files (RFC 5545) and links that open the web calendars of Google and Outlook. */

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
  /** When it was written and last changed, ISO 8601; undefined where nothing tells. */
  times?: { createdAt: string; modifiedAt: string }
}

/** What a calendar says of itself to those who follow it. */
export interface CalendarFacts {
  name: string
  description: string
  /** The page of its events. */
  url: string
  /** Its own address. */
  source: string
}

const HOUR_MS = 60 * 60 * 1000
/** RFC 5545, section 3.1: a line has 75 octets at the most, without its end. */
const LINE_OCTETS = 75

/** How often calendars that follow it should ask again (RFC 5545, section 3.3.6). */
const REFRESH = 'PT1H'

/** The event as an iCalendar file. Times are in UTC, so that no time zone has to be described. */
export function calendarFile(event: CalendarEvent): string {
  return written([], [event])
}

/** Events as one calendar that can be followed (RFC 7986; the names with X- are older and read by more programs). */
export function calendarOf(events: CalendarEvent[], { name, description, url, source }: CalendarFacts): string {
  const lines = [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    `URL:${url}`,
    `SOURCE;VALUE=URI:${source}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ]
  const changes = events.flatMap(({ times }) => times?.modifiedAt ?? []).sort()
  const newest = changes.at(-1)
  return written(newest ? [...lines, `LAST-MODIFIED:${compact(newest)}`] : lines, events)
}

/**
 * A calendar has to have something in it (section 3.6), and one that answered nothing would be dropped by who follows it:
 * the time zone of the events to come (section 3.6.5), as Bangladesh keeps it since 2010.
 */
const DHAKA = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Dhaka',
  'BEGIN:STANDARD',
  'DTSTART:20100101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0600',
  'TZNAME:+06',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A METHOD would make it an invitation, which has to name who invites (RFC 5546, section 3.2.1). */
function written(facts: string[], events: CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foundation site//Events//EN',
    'CALSCALE:GREGORIAN',
    ...facts,
    ...(events.length > 0 ? events.flatMap(eventLines) : DHAKA),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  const { start, end } = span(event)
  const { uid, title, text, place, url, times } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // Never the moment of asking: without a METHOD it tells of the last change (section 3.8.7.2).
    `DTSTAMP:${times ? compact(times.modifiedAt) : start}`,
    ...(times ? changeLines(times) : []),
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

function changeLines({ createdAt, modifiedAt }: NonNullable<CalendarEvent['times']>): string[] {
  // Nobody counts the changes; the seconds until the last one grow with each of them as well (section 3.8.7.4).
  const sequence = Math.max(0, Math.floor((Date.parse(modifiedAt) - Date.parse(createdAt)) / 1000))
  return [`CREATED:${compact(createdAt)}`, `LAST-MODIFIED:${compact(modifiedAt)}`, `SEQUENCE:${sequence}`]
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
  return { start: compact(start), end: compact(end) }
}

/** Section 3.3.5, in UTC. */
function compact(moment: Date | string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Sections 3.1 and 3.3.11: no control characters but tabs. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
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
