import { render, screen } from '@testing-library/react'
import { Picture } from './picture'

const IMAGE = 'media/river-1a2b3c4d.webp'
const META = { alt: 'A boat on the river', width: 2000, height: 1000, widths: [480, 1200] }

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcset }))

test('a picture offers its copies, AVIF first', () => {
  const { container } = render(<Picture image={IMAGE} meta={META} sizes="100vw" />)
  expect(sources(container)).toEqual([
    { type: 'image/avif', srcset: '/media/river-1a2b3c4d-480.avif 480w, /media/river-1a2b3c4d-1200.avif 1200w' },
    {
      type: 'image/webp',
      srcset:
        '/media/river-1a2b3c4d-480.webp 480w, /media/river-1a2b3c4d-1200.webp 1200w, /media/river-1a2b3c4d.webp 2000w',
    },
  ])
})

test('a copy as wide as the original stands in its place', () => {
  const { container } = render(<Picture image={IMAGE} meta={{ ...META, widths: [480, 2000] }} sizes="100vw" />)
  expect(sources(container)[1]?.srcset).toBe(
    '/media/river-1a2b3c4d-480.webp 480w, /media/river-1a2b3c4d-2000.webp 2000w',
  )
})

test('a picture keeps its place before it is loaded', () => {
  render(<Picture image={IMAGE} meta={META} sizes="100vw" />)
  const image = screen.getByRole('img', { name: 'A boat on the river' })
  expect(image).toHaveAttribute('width', '2000')
  expect(image).toHaveAttribute('height', '1000')
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('the first picture of a page is fetched at once', () => {
  render(<Picture image={IMAGE} meta={META} sizes="100vw" priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

test('an empty text hides a picture that says nothing new', () => {
  render(<Picture image={IMAGE} meta={META} sizes="100vw" alt="" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a picture of which nothing is known is drawn alone', () => {
  const { container } = render(<Picture image={IMAGE} sizes="100vw" alt="River" />)
  expect(screen.getByRole('img', { name: 'River' })).toHaveAttribute('src', '/media/river-1a2b3c4d.webp')
  expect(sources(container)).toEqual([])
})

test('a record without a picture has a blank patch instead', () => {
  const { container } = render(<Picture image={null} sizes="100vw" className="cover" />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('.cover')).toHaveAttribute('aria-hidden', 'true')
})
