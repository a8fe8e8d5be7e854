import { render, screen } from '@testing-library/react'
import { Picture } from './picture'

const IMAGE = 'media/river-1a2b3c4d.webp'
const META = { alt: 'A boat on the river', width: 2000, height: 1000, widths: [480, 1200] }

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcset }))

test('a picture offers its copies, AVIF first', () => {
  const { container } = render(<Picture locale="en" image={IMAGE} meta={META} sizes="100vw" />)
  expect(sources(container)).toEqual([
    { type: 'image/avif', srcset: '/media/river-1a2b3c4d-480.avif 480w, /media/river-1a2b3c4d-1200.avif 1200w' },
    {
      type: 'image/webp',
      srcset:
        '/media/river-1a2b3c4d-480.webp 480w, /media/river-1a2b3c4d-1200.webp 1200w, /media/river-1a2b3c4d.webp 2000w',
    },
  ])
})

test('a picture without copies offers itself, and no format that it has not', () => {
  const { container } = render(<Picture locale="en" image={IMAGE} meta={{ ...META, widths: [] }} sizes="100vw" />)
  expect(sources(container)).toEqual([{ type: 'image/webp', srcset: '/media/river-1a2b3c4d.webp 2000w' }])
})

test('a copy as wide as the original stands in its place', () => {
  const { container } = render(
    <Picture locale="en" image={IMAGE} meta={{ ...META, widths: [480, 2000] }} sizes="100vw" />,
  )
  expect(sources(container)[1]?.srcset).toBe(
    '/media/river-1a2b3c4d-480.webp 480w, /media/river-1a2b3c4d-2000.webp 2000w',
  )
})

test('a picture keeps its place before it is loaded', () => {
  render(<Picture locale="en" image={IMAGE} meta={META} sizes="100vw" />)
  const image = screen.getByRole('img', { name: 'A boat on the river' })
  expect(image).toHaveAttribute('width', '2000')
  expect(image).toHaveAttribute('height', '1000')
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('the first picture of a page is fetched at once', () => {
  render(<Picture locale="en" image={IMAGE} meta={META} sizes="100vw" priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

const PLACEHOLDER = 'data:image/webp;base64,UklGRg'
const behind = (container: HTMLElement) => container.querySelector('img[aria-hidden]')

test('a placeholder stands behind the picture, and says nothing', () => {
  const { container } = render(
    <Picture locale="en" image={IMAGE} meta={{ ...META, placeholder: PLACEHOLDER }} sizes="100vw" className="cover" />,
  )
  expect(behind(container)).toHaveAttribute('src', PLACEHOLDER)
  expect(behind(container)).toHaveAttribute('alt', '')
  expect(behind(container)).toHaveClass('cover')
  expect(screen.getByRole('img', { name: 'A boat on the river' })).toHaveClass('cover')
})

test('a picture without a placeholder, and a bare one, stand alone', () => {
  const { container } = render(
    <>
      <Picture locale="en" image={IMAGE} meta={META} sizes="100vw" />
      <Picture locale="en" image={IMAGE} meta={{ ...META, placeholder: PLACEHOLDER }} sizes="100vw" bare />
    </>,
  )
  expect(behind(container)).toBeNull()
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['PICTURE', 'PICTURE'])
})

describe('a preload', () => {
  const links = () => [...document.head.querySelectorAll('link[rel="preload"]')]
  const attributes = (link: Element | undefined) =>
    Object.fromEntries([...(link?.attributes ?? [])].map(({ name, value }) => [name, value]))

  beforeEach(() => {
    for (const link of links()) link.remove()
  })

  test('asks for the AVIF that the picture will choose', () => {
    const { container } = render(<Picture locale="en" image={IMAGE} meta={META} sizes="100vw x 270px" priority />)
    const { srcset, sizes } = container.querySelector('source') as HTMLSourceElement
    expect(links().map(attributes)).toEqual([
      expect.objectContaining({ as: 'image', type: 'image/avif', imagesrcset: srcset, imagesizes: sizes }),
    ])
    expect(sizes).toMatch(/, max\(100vw, 2 \* 270px\)$/)
  })

  test('asks for the cut where that is chosen, and for a copy elsewhere', () => {
    const { container } = render(
      <Picture locale="en" image={IMAGE} meta={{ ...META, upright: true }} sizes="70vw" priority upright />,
    )
    const [cut, whole] = container.querySelectorAll('source')
    expect([cut?.media, cut?.getAttribute('srcset')]).toEqual([
      '(max-width: 440px)',
      '/media/river-1a2b3c4d-upright.avif',
    ])
    expect(links().map(attributes)).toEqual([
      expect.objectContaining({ as: 'image', href: cut?.getAttribute('srcset'), media: cut?.media }),
      expect.objectContaining({ as: 'image', imagesrcset: whole?.srcset, media: `not ${cut?.media}` }),
    ])
  })

  test('is only for the first picture', () => {
    render(<Picture locale="en" image={IMAGE} meta={META} sizes="50vw" />)
    expect(links()).toEqual([])
  })

  test('is not for a picture that has no copies', () => {
    render(<Picture locale="en" image={IMAGE} meta={{ ...META, widths: [] }} sizes="40vw" priority />)
    expect(links()).toEqual([])
  })
})

test('a picture is lighter on phones with dense screens', () => {
  const { container } = render(<Picture locale="en" image={IMAGE} meta={META} sizes="80vw" />)
  expect(container.querySelector('source')?.sizes).toMatch(/\(min-resolution: 1\.5dppx\) calc\(0\.66 \* 80vw\), 80vw$/)
})

test('a picture that is looked at closely is as sharp as the screen', () => {
  const { container } = render(<Picture locale="en" image={IMAGE} meta={META} sizes="80vw" sharp />)
  expect(container.querySelector('source')?.sizes).toBe('80vw')
})

test.each([
  ['a place that is not upright', { upright: true }, {}],
  ['a picture without one', {}, { upright: true }],
])('%s has no cut', (_, meta, place) => {
  const { container } = render(
    <Picture locale="en" image={IMAGE} meta={{ ...META, ...meta }} sizes="100vw" {...place} />,
  )
  expect(container.innerHTML).not.toContain('-upright')
})

test('an empty text hides a picture that says nothing new', () => {
  render(<Picture locale="en" image={IMAGE} meta={META} sizes="100vw" alt="" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a picture of which nothing is known is drawn alone', () => {
  const { container } = render(<Picture locale="en" image={IMAGE} sizes="100vw" alt="River" />)
  expect(screen.getByRole('img', { name: 'River' })).toHaveAttribute('src', '/media/river-1a2b3c4d.webp')
  expect(sources(container)).toEqual([])
})

test('a record without a picture has a blank patch instead', () => {
  const { container } = render(<Picture locale="en" image={null} sizes="100vw" className="cover" />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('.cover')).toHaveAttribute('aria-hidden', 'true')
})

test('a picture’s words are marked where they are not in the language of the page', () => {
  render(<Picture locale="bn" image={IMAGE} meta={META} sizes="100vw" />)
  expect(screen.getByRole('img', { name: 'A boat on the river' })).toHaveAttribute('lang', 'en')
})
