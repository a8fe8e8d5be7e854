import ICAL from 'ical.js'
import { type CalendarEvent, calendarFile, calendarOf, googleCalendar, outlookCalendar } from './calendar'

const event: CalendarEvent = {
  uid: 'event-7@example.org',
  title: 'Run, jump; sing',
  text: 'First line.\nSecond \\ line.',
  place: 'Tongi, Gazipur',
  url: 'https://example.org/events-details/7',
  startsAt: '2027-01-15T03:00:00.000Z',
  endsAt: '2027-01-15T10:00:00.000Z',
}

const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

test('the file says when, in UTC', () => {
  const lines = linesOf(calendarFile(event))
  expect(lines).toContain('DTSTART:20270115T030000Z')
  expect(lines).toContain('DTEND:20270115T100000Z')
})

test('commas, semicolons, backslashes and line ends are escaped', () => {
  const lines = linesOf(calendarFile(event))
  expect(lines).toContain('SUMMARY:Run\\, jump\\; sing')
  expect(lines).toContain('DESCRIPTION:First line.\\nSecond \\\\ line.')
})

test('no line is longer than 75 octets, and no letter is cut in two', () => {
  const long = 'নদীর ধারে '.repeat(30)
  const file = calendarFile({ ...event, text: long })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`DESCRIPTION:${long}`)
})

test.each([
  ['without an end', null],
  ['that ends before it begins', '2027-01-14T03:00:00.000Z'],
])('an event %s lasts an hour', (_, endsAt) => {
  expect(linesOf(calendarFile({ ...event, endsAt }))).toContain('DTEND:20270115T040000Z')
})

test('a place that nobody wrote is left out', () => {
  expect(calendarFile({ ...event, place: '' })).not.toContain('LOCATION')
})

test('the same event is the same file', () => {
  expect(calendarFile(event)).toBe(calendarFile({ ...event }))
})

const facts = {
  name: 'Alokdhara: events',
  description: 'Runs and fairs',
  url: 'https://example.org/events',
  source: 'https://example.org/events.ics',
}
const times = { createdAt: '2026-05-01T00:00:00.000Z', modifiedAt: '2026-05-02T00:00:07.500Z' }

test('many events are one calendar, which says its name and how often to ask', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf([event, { ...event, uid: 'event-8', times }], facts)))
  for (const name of ['name', 'x-wr-calname']) expect(calendar.getFirstPropertyValue(name)).toBe(facts.name)
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
  expect(String(calendar.getFirstPropertyValue('last-modified'))).toBe('2026-05-02T00:00:07Z')
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  expect(events.map(({ uid }) => uid)).toEqual([event.uid, 'event-8'])
  expect(events[0]?.summary).toBe(event.title)
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe(event.startsAt)
})

test('a calendar without events has the time zone as its only component', () => {
  const [component, ...others] = new ICAL.Component(ICAL.parse(calendarOf([], facts))).getAllSubcomponents()
  expect([component?.name, others]).toEqual(['vtimezone', []])
  const zone = new ICAL.Timezone(component as ICAL.Component)
  expect(zone.utcOffset(ICAL.Time.fromDateTimeString('2027-01-15T09:00:00'))).toBe(6 * 60 * 60)
  expect(calendarOf([event], facts)).not.toContain('VTIMEZONE')
})

test('DTSTAMP, LAST-MODIFIED and SEQUENCE follow the last change of an event', () => {
  const lines = linesOf(calendarFile({ ...event, times }))
  expect(lines).toContain('DTSTAMP:20260502T000007Z')
  expect(lines).toContain('LAST-MODIFIED:20260502T000007Z')
  expect(lines).toContain('SEQUENCE:86407')
  expect(linesOf(calendarFile(event))).toContain('DTSTAMP:20270115T030000Z')
})

test('control characters break no line', () => {
  const file = calendarFile({ ...event, title: 'Run\u0000 and\u000b jump\u007f', text: 'a\r\nb\u2028c' })
  expect(linesOf(file)).toContain('SUMMARY:Run and jump')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(file).not.toMatch(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/)
  expect(ICAL.parse(file)[0]).toBe('vcalendar')
})

test('Google and Outlook are given title, times and place', () => {
  const google = new URL(googleCalendar(event)).searchParams
  expect([google.get('text'), google.get('dates'), google.get('location')]).toEqual([
    event.title,
    '20270115T030000Z/20270115T100000Z',
    event.place,
  ])
  const outlook = new URL(outlookCalendar(event)).searchParams
  expect([outlook.get('subject'), outlook.get('startdt'), outlook.get('enddt')]).toEqual([
    event.title,
    event.startsAt,
    event.endsAt,
  ])
})
