import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startMoving } from '@/components/ui/carousel/start-swiper'
import messages from '@/lib/shared/i18n/messages/en.json'
import { Slides } from './slides'

// jsdom lays nothing out, so there is nothing for Swiper to move.
jest.mock('@/components/ui/carousel/start-swiper', () => ({ startMoving: jest.fn() }))

const { slides: labels } = messages.pageBanner
const shown = (...pictures: (string | null)[]) => (
  <Slides pictures={pictures} images={{}} labels={labels} about="Night school" sizes="100vw" locale="en" />
)
const pictures = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))
const active = () => document.querySelector('[data-slide][data-active]')?.getAttribute('data-slide')

beforeEach(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
  jest.mocked(startMoving).mockImplementation(async (_, { at }, onMove) => {
    let place = at
    const go = (index: number) => {
      place = (index + 3) % 3
      act(() => onMove(place))
    }
    return { next: () => go(place + 1), previous: () => go(place - 1), to: go, stop() {} }
  })
})

test('the first picture shows before anything moves', () => {
  render(shown('media/a.webp', 'media/b.webp'))
  expect(active()).toBe('media/a.webp')
  expect(screen.getByRole('button', { name: 'Show picture 1: Night school' })).toHaveAttribute('aria-current')
})

test('missing and repeated pictures are left out', () => {
  render(shown('media/a.webp', null, 'media/a.webp', 'media/b.webp'))
  expect(screen.getAllByRole('button', { name: /Show picture/ })).toHaveLength(2)
})

test('one picture is no slider', () => {
  render(shown(null, 'media/b.webp', null))
  expect(screen.queryByRole('button')).toBeNull()
  expect(pictures()).toEqual(['/media/b.webp'])
})

test('no picture leaves a ground, and nothing to press', () => {
  const { container } = render(shown(null, null))
  expect(pictures()).toEqual([])
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
})

test('a dot shows its picture', async () => {
  render(shown('media/a.webp', 'media/b.webp', 'media/c.webp'))
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 3: Night school' }))
  await waitFor(() => expect(active()).toBe('media/c.webp'))
})

test('it can be paused, and says so', async () => {
  render(shown('media/a.webp', 'media/b.webp'))
  await userEvent.click(screen.getByRole('button', { name: 'Pause pictures' }))
  expect(await screen.findByRole('button', { name: 'Play pictures' })).toBeVisible()
})

describe('a move by itself that waits for its picture', () => {
  let arrives: () => void = () => undefined

  /** Draws three pictures and lets the time of the first run out, with the second not yet there. */
  async function dueTooEarly() {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    const meta = { alt: '', width: 800, height: 600, widths: [] }
    const images = { 'media/a.webp': meta, 'media/b.webp': meta, 'media/c.webp': meta }
    const about = 'Night school'
    render(
      <Slides pictures={Object.keys(images)} images={images} labels={labels} about={about} sizes="100vw" locale="en" />,
    )
    document.querySelector('[data-active]')?.classList.add('swiper-slide-active')
    const second = document.querySelector<HTMLImageElement>('[data-slide="media/b.webp"] img') as HTMLImageElement
    Object.defineProperty(second, 'complete', { value: false })
    const asked = new Promise<void>((tell) => {
      second.decode = () => {
        tell()
        return new Promise((done) => (arrives = done))
      }
    })
    // What moves the slides is fetched after a while of rest, and waits as long as the first shows.
    await act(() => jest.advanceTimersByTimeAsync(3000))
    await act(() => jest.advanceTimersByTimeAsync(5000))
    await asked
    expect(active()).toBe('media/a.webp')
  }

  const arrived = () =>
    act(async () => {
      arrives()
      await jest.advanceTimersByTimeAsync(0)
    })

  beforeEach(() => {
    Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 100 }) as DOMRect
    window.IntersectionObserver = class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.seen([{ isIntersecting: true }])
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver
  })
  afterEach(() => jest.useRealTimers())

  test('comes with it', async () => {
    await dueTooEarly()
    await arrived()
    expect(active()).toBe('media/b.webp')
  })

  test('is called off by a visitor who chooses another', async () => {
    await dueTooEarly()
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 3: Night school' }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(active()).toBe('media/c.webp')
    await arrived()
    expect(active()).toBe('media/c.webp')
  })
})
