import { render, screen } from '@testing-library/react'
import messages from '@/lib/shared/i18n/messages/en.json'
import { listOf, newsItem } from '../fixtures'
import { NewsList } from './news-list'

const list = listOf('news', [newsItem(1), newsItem(2, { status: 'upcoming' })])

test.each([
  ['upcoming', 2],
  ['latest', 1],
] as const)('the list of %s news has those of its status, each leading to its page', (phase, id) => {
  render(<NewsList list={list} phase={phase} locale="en" labels={messages.newsPages} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([`News ${id}`])
  expect(screen.getByRole('link')).toHaveAttribute('href', `/news-details/${id}`)
})

test('either list says that it has none', () => {
  render(<NewsList list={listOf('news', [])} phase="upcoming" locale="en" labels={messages.newsPages} />)
  expect(screen.getByText('No found upcomingNews')).toBeVisible()
})
