import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { nestings } from '@/lib/content/rich-text/hostile/nested-markup'
import { PAYLOADS } from '@/lib/content/rich-text/hostile/payloads'
import messages from '@/lib/shared/i18n/messages/en.json'
import { rounds } from '@/lib/testing/sample'
import { RichText } from './rich-text'

const text = (html: string) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <RichText html={html} images={{ 'media/a.webp': A_BOAT }} locale="en" />
  </NextIntlClientProvider>
)

const A_BOAT = { alt: 'A boat', width: 1200, height: 800, widths: [480, 800] }

test('the server’s HTML of any text is parsed into the same elements that React renders', () => {
  for (const html of [...PAYLOADS, ...nestings(rounds(400, 60), 5)]) {
    const { container, unmount } = render(text(html))
    const read = document.createElement('div')
    read.innerHTML = renderToStaticMarkup(text(html))
    container.normalize()
    if (!read.isEqualNode(container)) expect([html, read.innerHTML]).toEqual([html, container.innerHTML])
    unmount()
  }
})

test('a picture that the site knows has its size, its copies and its words', () => {
  render(text('<p><img src="/media/a.webp"></p>'))
  const picture = screen.getByRole('img', { name: 'A boat' })
  expect(picture).toHaveAttribute('width', '1200')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture.closest('picture')?.innerHTML).toContain('/media/a-480.avif 480w')
})

test('a picture keeps the words that its text gives it', () => {
  render(text('<p><img src="/media/a.webp" alt="Our boat"></p>'))
  expect(screen.getByRole('img', { name: 'Our boat' })).toBeInTheDocument()
})

test('a video can be watched without a frame', () => {
  render(text('<iframe src="https://youtu.be/abcdefghijk" title="The river"></iframe>'))
  expect(screen.getByRole('link', { name: 'Play The river' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcdefghijk',
  )
})

test('a table scrolls in a frame that the keyboard reaches', () => {
  render(text('<table><tr><td>a</td></tr></table>'))
  expect(screen.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0')
})

test('an empty text draws nothing', () => {
  const { container } = render(text('<p> </p>'))
  expect(container).toBeEmptyDOMElement()
})

test('a text that falls back to English says so, and a picture in it whose words are Bangla', () => {
  const images = { 'media/a.webp': { ...A_BOAT, alt: 'একটি নৌকা' } }
  render(
    <NextIntlClientProvider locale="bn" messages={messages}>
      <RichText html="<p>A river <img src='/media/a.webp'></p>" images={images} locale="bn" />
    </NextIntlClientProvider>,
  )
  expect(screen.getByText('A river')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('img', { name: 'একটি নৌকা' })).toHaveAttribute('lang', 'bn')
})
