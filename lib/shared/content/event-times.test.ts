import { endOf, isLatest, nextEnd, splitEvents } from './event-times'

const at = (iso: string) => Date.parse(iso)
const event = (
  startsAt: string | null = null,
  endsAt: string | null = null,
  status: 'upcoming' | 'latest' = 'upcoming',
) => ({
  status,
  startsAt,
  endsAt,
})

test('an event is over at its own end', () => {
  expect(endOf(event('2027-01-15T03:00:00Z', '2027-01-15T10:00:00Z'))).toBe(at('2027-01-15T10:00:00Z'))
})

test('an event without an end lasts until midnight in Dhaka', () => {
  expect(endOf(event('2027-01-15T03:00:00Z'))).toBe(at('2027-01-15T18:00:00Z'))
  expect(endOf(event('2027-01-15T18:30:00Z'))).toBe(at('2027-01-16T18:00:00Z'))
})

test('an event without dates never ends by itself', () => {
  expect(endOf(event())).toBeUndefined()
  expect(isLatest(event(), at('2999-01-01T00:00:00Z'))).toBe(false)
})

test('an upcoming event is among the latest once it is over', () => {
  const run = event('2027-01-15T03:00:00Z', '2027-01-15T10:00:00Z')
  expect(isLatest(run, at('2027-01-15T09:59:59Z'))).toBe(false)
  expect(isLatest(run, at('2027-01-15T10:00:00Z'))).toBe(true)
})

test('what editors call latest stays there, whatever its date', () => {
  expect(isLatest(event('2999-01-01T00:00:00Z', null, 'latest'), 0)).toBe(true)
})

test('upcoming events come soonest first, undated ones last; latest ones newest first', () => {
  const now = at('2027-06-01T00:00:00Z')
  const [june, july, undated] = [event('2027-06-20T00:00:00Z'), event('2027-07-01T00:00:00Z'), event()]
  const [april, may, past] = [event('2027-04-01T00:00:00Z'), event('2027-05-01T00:00:00Z'), event(null, null, 'latest')]
  expect(splitEvents([undated, july, june, past, april, may], now)).toEqual({
    upcoming: [june, july, undated],
    latest: [may, april, past],
  })
})

test('the next end is that of the first event to be over', () => {
  const now = at('2027-01-01T00:00:00Z')
  const events = [event('2027-02-01T00:00:00Z', '2027-02-02T00:00:00Z'), event('2027-01-02T00:00:00Z'), event()]
  expect(nextEnd(events, now)).toBe(at('2027-01-02T18:00:00Z'))
  expect(nextEnd([event()], now)).toBeUndefined()
})
