import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import type { Locale } from '@/lib/shared/addresses/localized'
import { type Menu, OWN_MENU } from '@/lib/shared/content/menu'
import { labels, settings } from './fixtures'
import { Header } from './header'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

beforeEach(() => {
  jest.mocked(usePathname).mockReturnValue('/')
  window.scrollTo = jest.fn()
})

const shown = (locale: Locale = 'en', changes = {}, given: Menu = OWN_MENU) =>
  render(<Header settings={{ ...settings, ...changes }} menu={given} locale={locale} labels={labels} />)

const desktopMenu = () => within(screen.getAllByRole('navigation', { name: 'Main menu' })[0] as HTMLElement)
const menu = () => screen.getByRole('dialog', { hidden: true })

test('the desktop menu leads to the pages of the specification', () => {
  shown()
  const links = desktopMenu().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/about-us'],
    ['Project', '/projects'],
    ['News', '/news'],
    ['Events', '/events'],
    ['Donation', '/donation-events'],
    ['Gallery', '/gallery'],
    ['Contact', '/contact'],
  ])
})

const OWN: Menu = {
  items: [
    { page: 'home', path: '/', label: '', below: [] },
    {
      page: null,
      path: '/library',
      label: 'Library',
      below: [{ page: 'becomeVolunteer', path: '/become-volunteer', label: 'Read aloud with us' }],
    },
  ],
  footer: [{ page: null, path: '/library', label: 'গ্রন্থাগার' }],
}

test('a menu that editors made has its items, and opens their second level', () => {
  jest.mocked(usePathname).mockReturnValue('/become-volunteer')
  shown('en', {}, OWN)
  const desktop = desktopMenu()
  expect(desktop.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  const below = within(desktop.getByText('Library', { selector: 'summary' }).parentElement as HTMLElement)
  const links = below.getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Library', '/library'],
    ['Read aloud with us', '/become-volunteer'],
  ])
  expect(links[1]).toHaveAttribute('aria-current', 'page')
  expect(desktop.queryByRole('link', { name: 'News' })).not.toBeInTheDocument()
  expect(within(menu()).getAllByText('Library')[0]).toBeInTheDocument()
})

test('Donate now leads to the donation form', () => {
  shown()
  expect(screen.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', '/donate-now')
})

test('Bangla pages link to Bangla pages', () => {
  shown('bn')
  expect(desktopMenu().getByRole('link', { name: 'News' })).toHaveAttribute('href', '/bn/news')
})

test('the server and the browser highlight the same item', () => {
  jest.mocked(usePathname).mockReturnValue('/en/news')
  shown()
  expect(desktopMenu().getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page')
})

test('a clicked item is highlighted before its page has come', () => {
  shown()
  const events = desktopMenu().getByRole('link', { name: 'Events' })
  events.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(events)
  expect(events).toHaveAttribute('aria-current', 'page')
  expect(desktopMenu().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
})

test('clicking an item scrolls to the top', () => {
  shown()
  const home = desktopMenu().getByRole('link', { name: 'Home' })
  home.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(home)
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 })
})

test('the language link leads to the same page in the other language', () => {
  jest.mocked(usePathname).mockReturnValue('/project/3')
  shown()
  expect(screen.getAllByRole('link', { name: 'বাংলা' })[0]).toHaveAttribute('href', '/bn/project/3')
})

test('a number can be dialled and an address written to', () => {
  shown()
  expect(screen.getByRole('link', { name: '+880 1700-000 000' })).toHaveAttribute('href', 'tel:+8801700000000')
  expect(screen.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute('href', 'mailto:hello@example.org')
})

test('a network without an address is no link', () => {
  shown()
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://example.org/facebook')
  expect(screen.queryByRole('link', { name: 'YouTube' })).not.toBeInTheDocument()
})

test('a foundation of another name is called by its own', () => {
  shown('en', { name: 'Shapla Trust', companionName: '' })
  expect(screen.getByRole('link', { name: 'Shapla Trust' })).toHaveAttribute('href', '/')
})

test('an uploaded logo takes the place of the drawn one', () => {
  shown('en', { logo: 'media/logo.webp' })
  expect(screen.getByRole('img', { name: 'Alokdhara Foundation' })).toHaveAttribute('src', '/media/logo.webp')
})

test('the mobile menu opens and closes', async () => {
  shown()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(menu()).not.toHaveAttribute('open')
})

test("the mobile menu's donate item goes to the donation events", () => {
  shown()
  expect(within(menu()).getByText('Donate')).toHaveAttribute('href', '/donate-events')
})

test('choosing a page closes the mobile menu', async () => {
  shown()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const news = within(menu()).getByRole('link', { name: /News/ })
  news.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(news)
  expect(menu()).not.toHaveAttribute('open')
})
