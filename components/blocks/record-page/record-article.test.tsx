import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import messages from '@/lib/shared/i18n/messages/en.json'
import { RecordArticle } from './record-article'

beforeEach(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const shown = (html = '<p>A <strong>wide</strong> river.</p>', pictures: (string | null)[] = []) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <RecordArticle
        banner={{ under: [{ name: 'Events', path: '/events' }], heading: 'Health', pictures, empty: 'No banner found' }}
        head={{ title: 'Eye camp', category: 'Health', image: 'media/main.webp' }}
        html={html}
        empty={{ text: 'No news found', hint: '' }}
        images={{}}
        url="https://site.example/events-details/7"
        box={{ figures: PLACEHOLDERS.figures, program: 'health' }}
        locale="en"
        related={null}
      />
    </NextIntlClientProvider>,
  )

test('the banner of a record has its category as heading, below Home and the list that it is in', () => {
  shown()
  expect(screen.getByRole('heading', { level: 2, name: 'Health' })).toBeVisible()
  const crumbs = within(screen.getByRole('navigation', { name: messages.pageBanner.breadcrumb }))
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Events'])
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('three pictures of a record are its banner’s slides', () => {
  shown(undefined, ['media/1.webp', 'media/2.webp', 'media/3.webp'])
  expect(document.querySelectorAll('[data-slide]')).toHaveLength(3)
})

test('a record’s text is markup, below its title and its picture', () => {
  shown()
  expect(screen.getByRole('heading', { level: 1, name: 'Eye camp' })).toBeVisible()
  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/media/main.webp')
  expect(screen.getByText('wide').tagName).toBe('STRONG')
})

test('a record has the box of gifts beside it, whose gifts go to its program', () => {
  shown()
  const box = within(screen.getByRole('region', { name: messages.record.boxLabel }))
  expect(box.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', '/donate-now/health')
})

test('a record without pictures and text says so', () => {
  shown('')
  for (const text of ['No banner found', 'No news found']) expect(screen.getByText(text)).toBeVisible()
})
