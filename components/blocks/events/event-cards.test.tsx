import { render, screen } from '@testing-library/react'
import type { Event } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { listOf } from '../fixtures'
import { EventCards } from './event-cards'

const { events, record } = messages
const labels = { ...events, share: record.share }

const event = (Id: number, title: string): Event => ({
  ...{ Id, title, text: 'By the ghat.', image: null, place: '' },
  ...{ status: 'upcoming', startsAt: null, endsAt: null },
})

test.each([
  ['en', ''],
  ['bn', '/bn'],
] as const)('an event’s Read More leads to that event’s page (%s)', (locale, prefix) => {
  const list = listOf('events', [event(7, 'Boat race'), event(9, 'Eye camp')])
  const site = 'https://site.example/'
  render(<EventCards {...{ list, site, locale, labels }} phase="upcoming" now={0} undated={{ text: '' }} />)
  const addresses = ['Boat race', 'Eye camp'].map((title) =>
    screen
      .getAllByRole('link', { name: new RegExp(title) })
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/')),
  )
  const both = (Id: number) => Array.from({ length: 2 }, () => `${prefix}/events-details/${Id}`)
  expect(addresses).toEqual([both(7), both(9)])
  expect(screen.getAllByText(/^Read More/)).toHaveLength(2)
})
