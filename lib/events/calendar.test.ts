import { type CalendarEvent, calendarFile, googleCalendar, outlookCalendar } from './calendar'

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
