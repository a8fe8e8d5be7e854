import { render, screen, within } from '@testing-library/react'
import type { Locale } from '@/lib/addresses'
import { useLiveList } from '@/lib/live/use-live-list'
import { labels, projectList, settings } from './fixtures'
import { Footer } from './footer'

jest.mock('@/lib/live/use-live-list', () => ({ useLiveList: jest.fn() }))

beforeEach(() => {
  jest.mocked(useLiveList).mockImplementation((list) => list)
})

const PROJECTS = projectList([
  ['Night school', 'Footer'],
  ['Loans for looms', ''],
])

const shown = (locale: Locale = 'en') =>
  render(<Footer settings={settings} footerProjects={PROJECTS} locale={locale} labels={labels} />)

test('it lists the projects placed in the footer, each leading to the list', () => {
  shown()
  expect(screen.getByRole('link', { name: 'Night school' })).toHaveAttribute('href', '/projects')
  expect(screen.queryByText('Loans for looms')).not.toBeInTheDocument()
})

test('a project that editors place in the footer appears without a reload', async () => {
  const { rerender } = shown()
  jest.mocked(useLiveList).mockReturnValue(projectList([['Clean water', 'Footer']], '2'))
  rerender(<Footer settings={settings} footerProjects={PROJECTS} locale="en" labels={labels} />)
  expect(await screen.findByRole('link', { name: 'Clean water' })).toBeInTheDocument()
  expect(screen.queryByText('Night school')).not.toBeInTheDocument()
})

test.each([
  ['About us', '/about-us'],
  ['Contact', '/contact'],
  ['Latest News', '/news'],
  ['Donations', '/donate-now'],
  ['Donate now', '/donate-now'],
])('%s leads to %s', (name, href) => {
  shown()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('it shows the address and both phone numbers', () => {
  shown()
  expect(screen.getByRole('link', { name: 'hello@example.org' })).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /^\+880/ })).toHaveLength(2)
})

test('it says what the foundation does, and asks for a gift', () => {
  shown()
  const text = screen.getByText(/^Empowering lives through education, healthcare and community programs/)
  expect(text).toHaveTextContent(/donation/)
})

test('its four networks are drawn, and those without an address are no links', () => {
  const list = shown().container.querySelector('address ul')
  expect(list?.querySelectorAll('svg')).toHaveLength(4)
  expect(list?.querySelectorAll('a')).toHaveLength(1)
})

test('it shows the copyright line', () => {
  shown()
  expect(screen.getByText('Copyright © 2023 Alokdhara Foundation')).toBeInTheDocument()
})

test('Bangla pages write the year in Bangla digits', () => {
  shown('bn')
  expect(within(screen.getByRole('contentinfo')).getByText(/২০২৩/)).toBeInTheDocument()
})

// HTML, section 4.3.10: an address holds no headings.
test('its headings stand outside of the address', () => {
  shown()
  expect(within(screen.getByRole('contentinfo')).getAllByRole('heading')).toHaveLength(3)
  expect(document.querySelector('address :is(h1, h2, h3, h4, section, header, footer)')).toBeNull()
})
