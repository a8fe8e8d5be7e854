import { render, screen, within } from '@testing-library/react'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import type { Locale } from '@/lib/shared/addresses/localized'
import { OWN_MENU } from '@/lib/shared/content/menu'
import { labels, projectList, settings } from './fixtures'
import { Footer, type FooterLists } from './footer'

jest.mock('@/lib/delivery/polling/use-live-list', () => ({ useLiveList: jest.fn() }))

beforeEach(() => {
  jest
    .mocked(useLiveList)
    .mockClear()
    .mockImplementation((list) => list)
})

const PROJECTS = projectList([['Night school', 'Footer']])

const PLACED: FooterLists = {
  projects: PROJECTS,
  parts: { type: 'projectSubCategory', version: '1', images: {}, records: [] },
  campaigns: { type: 'donation', version: '1', images: {}, records: [] },
  photos: { type: 'imageGallery', version: '1', images: {}, records: [] },
}

const footer = (placed: Partial<FooterLists> = {}, locale: Locale = 'en') => (
  <Footer settings={settings} menu={OWN_MENU} placed={{ ...PLACED, ...placed }} locale={locale} labels={labels} />
)
const shown = (locale?: Locale) => render(footer({}, locale))

const PLACE = { page: 'Footer' as const, pages: ['Footer' as const] }
const PART = { Id: 5, projectId: 2, category: '', title: 'Books', text: '', image: null, ...PLACE }
const MONEY = { currency: 'BDT' as const, goal: null, raised: 0, promised: 0 }
const CAMPAIGN = { Id: 7, category: '', title: 'Blankets', text: '', image: null, ...MONEY, ...PLACE }
const PHOTO = { Id: 9, image: 'media/boat.webp', ...PLACE }

test('it lists the projects placed in it, each leading to the list', () => {
  shown()
  expect(screen.getByRole('link', { name: 'Night school' })).toHaveAttribute('href', '/projects')
})

test('parts of projects, campaigns and pictures placed in it lead to themselves', () => {
  const meta = { alt: 'A boat', width: 800, height: 600, widths: [] }
  const { rerender } = render(
    footer({
      parts: { ...PLACED.parts, records: [PART] },
      campaigns: { ...PLACED.campaigns, records: [CAMPAIGN] },
      photos: { ...PLACED.photos, records: [PHOTO, { ...PHOTO, Id: 10 }], images: { 'media/boat.webp': meta } },
    }),
  )
  expect(screen.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/project-subcategory-details/2/5')
  expect(screen.getByRole('link', { name: 'Blankets' })).toHaveAttribute('href', '/donation-events/7')
  const photos = screen.getAllByRole('link', { name: 'A boat' }).map((link) => link.getAttribute('href'))
  expect(photos).toEqual(['/gallery#photo-9', '/gallery#photo-10'])
  rerender(footer({ photos: { ...PLACED.photos, records: [PHOTO] } }, 'bn'))
  expect(screen.getByRole('link', { name: 'Photo ১' })).toHaveAttribute('href', '/bn/gallery#photo-9')
})

test('where nothing is placed there is no empty list', () => {
  render(footer({ projects: projectList([]) }))
  for (const list of screen.getAllByRole('list')) expect(list).not.toBeEmptyDOMElement()
})

test('it asks only for records that are placed in the footer', () => {
  shown()
  const asked = jest.mocked(useLiveList).mock.calls.map(([, { type, place }]) => [type, place])
  expect(asked).toEqual([
    ['donation', 'Footer'],
    ['projects', 'Footer'],
    ['projectSubCategory', 'Footer'],
    ['imageGallery', 'Footer'],
  ])
})

test('what editors place in the footer appears without a reload', async () => {
  const { rerender } = shown()
  jest.mocked(useLiveList).mockImplementation((list, { type }) => {
    if (type === 'projects') return projectList([['Clean water', 'Footer']], '2') as never
    return type === 'donation' ? ({ ...PLACED.campaigns, version: '2', records: [CAMPAIGN] } as never) : list
  })
  rerender(footer())
  expect(await screen.findByRole('link', { name: 'Clean water' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Blankets' })).toBeInTheDocument()
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

test('a line of the foundation’s own stands in the place of the site’s', () => {
  const tagline = 'Books for every haor'
  render(<Footer menu={OWN_MENU} settings={{ ...settings, tagline }} placed={PLACED} locale="en" labels={labels} />)
  expect(screen.getByText(tagline)).toBeInTheDocument()
  expect(screen.queryByText(labels.tagline)).not.toBeInTheDocument()
})

test('without a year of its own the line has the one in which it is read', () => {
  render(
    <Footer
      settings={{ ...settings, copyrightYear: null }}
      menu={OWN_MENU}
      placed={PLACED}
      locale="bn"
      labels={labels}
    />,
  )
  const year = new Intl.NumberFormat('bn-BD', { useGrouping: false }).format(new Date().getFullYear())
  expect(screen.getByText(`Copyright © ${year} Alokdhara Foundation`)).toBeInTheDocument()
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
