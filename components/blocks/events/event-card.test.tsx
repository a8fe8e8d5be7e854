import { render, screen, within } from '@testing-library/react'
import type { Event } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { listOf } from '../fixtures'
import { EventCards, type Undated } from './event-cards'

const { events, record } = messages

const event = (over: Partial<Event> = {}): Event => ({
  Id: 7,
  title: 'Boat race',
  text: 'By the ghat.',
  image: 'media/boats.webp',
  place: '',
  status: 'upcoming',
  startsAt: null,
  endsAt: null,
  ...over,
})

const FIXED = { text: '23 May, 2022', day: '2022-05-23' }

function card(over: Partial<Event> = {}, phase: 'upcoming' | 'latest' = 'upcoming', undated: Undated = FIXED) {
  const labels = { ...events, share: record.share }
  const list = listOf('events', [event(over)])
  render(<EventCards {...{ list, labels, phase, undated }} site="https://site.example/" locale="en" now={0} />)
  return within(screen.getByRole('article'))
}

test('a card has the event’s picture, title and text, and leads to its page', () => {
  const { getByRole, getByText } = card()
  expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining('boats'))
  expect(getByRole('link', { name: 'Boat race' })).toHaveAttribute('href', '/events-details/7')
  expect(getByText('By the ghat.')).toBeVisible()
})

test('a card without a day of its own shows the fixed one, and another its own', () => {
  expect(card().getByText('23 May, 2022')).toBeVisible()
  document.body.innerHTML = ''
  expect(card({ startsAt: '2027-04-14T03:00:00Z' }).queryByText('23 May, 2022')).toBeNull()
})

test('words in place of the fixed day are no time', () => {
  card({}, 'upcoming', { text: events.noDay })
  expect(screen.getByText('Date to be announced')).toBeVisible()
  expect(document.querySelector('time')).toBeNull()
})

test('the three networks of a card share its event’s page', () => {
  const shared = card()
    .getAllByRole('link')
    .map((link) => new URL((link as HTMLAnchorElement).href))
    .filter(({ href }) => href.includes(encodeURIComponent('https://site.example/events-details/7')))
  expect(shared).toHaveLength(3)
})

test('an event stands in the list of its status', () => {
  expect(card({ status: 'latest' }, 'latest').getByText('By the ghat.')).toBeVisible()
  document.body.innerHTML = ''
  const list = listOf('events', [event({ status: 'latest' })])
  const labels = { ...events, share: record.share }
  render(
    <EventCards
      {...{ list, labels }}
      undated={FIXED}
      phase="upcoming"
      site="https://site.example/"
      locale="en"
      now={0}
    />,
  )
  expect(screen.getByText('No found upcoming Events')).toBeVisible()
})
