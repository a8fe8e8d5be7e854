import { event, eventList } from './events'
import { DETAIL, EVENT, IMAGES, offencesOf, PAGE, SITE } from './testing/fixtures'
import { missingIn } from './testing/missing'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ siteUrl: 'https://alokdhara.example' }) }))

const of = (over: Partial<typeof EVENT> = {}) =>
  event({ ...PAGE, path: '/events-details/3' }, { card: { ...EVENT, ...over }, detail: undefined, images: IMAGES })

test('an event has its times by the clock of Dhaka, its place and its organizer', async () => {
  expect(of()).toMatchObject({
    name: 'A boat of books',
    url: `${SITE}/bn/events-details/3`,
    startDate: '2027-01-01T02:00:00+06:00',
    endDate: '2027-01-01T05:00:00+06:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Ghat, Tongi', address: { streetAddress: 'Ghat, Tongi' } },
    organizer: { '@id': `${SITE}/#organization`, name: 'Alokdhara' },
    image: [`${SITE}/media/boat-1200.webp`],
  })
  expect(missingIn(of() as never)).toEqual([])
  expect(await offencesOf(of())).toEqual([])
})

test('without a date there is no event', () => {
  expect(of({ startsAt: null })).toBeUndefined()
})

test('an end before the start is left out, and so is a place that nobody named', () => {
  expect(of({ endsAt: '2026-12-01T00:00:00.000Z', place: '' })).toMatchObject({
    endDate: undefined,
    location: undefined,
  })
})

test('the picture of the page comes before that of the card', () => {
  const own = event(PAGE, { card: EVENT, detail: DETAIL, images: IMAGES })
  expect(own).toMatchObject({ image: [`${SITE}/media/wide.png`, `${SITE}/media/boat-1200.webp`] })
})

test('the list has all events as the page shows them: upcoming ones, then those that are over', async () => {
  const over = { ...EVENT, Id: 4, title: 'Over', startsAt: '2026-01-01T00:00:00.000Z', endsAt: null }
  const list = eventList([over, EVENT], Date.parse('2026-06-01'), 'en')
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Run for books', url: `${SITE}/events-details/3` },
      { position: 2, name: 'Over', url: `${SITE}/events-details/4` },
    ],
  })
  expect(await offencesOf(list)).toEqual([])
  expect(eventList([], 0, 'en')).toBeUndefined()
})
