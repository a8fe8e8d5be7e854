import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startMoving } from '@/components/ui/carousel/start-swiper'
import type { BannerSlide, LiveList } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { listOf } from '../fixtures'
import { BannerLive } from './banner-live'
import { BannerView } from './banner-view'

let polled: LiveList<'banner'> | undefined
jest.mock('@/lib/delivery/polling/use-live-list', () => ({
  useLiveList: (initial: LiveList<'banner'> | undefined) => polled ?? initial,
}))

// jsdom lays nothing out, so there is nothing for Swiper to move.
jest.mock('@/components/ui/carousel/start-swiper', () => ({ startMoving: jest.fn() }))

const { banner, loading } = messages.home
const labels = { ...banner, loading }

const slide = (Id: number, title = `Slide ${Id}`): BannerSlide => ({ Id, title, text: 'What we do.', image: null })
const shownBanner = (list: LiveList<'banner'> | undefined) => (
  <BannerLive initial={list} locale="en" labels={labels} contact="/contact">
    <BannerView list={list} labels={labels} contact="/contact" locale="en" />
  </BannerLive>
)
const three = listOf('banner', [slide(1), slide(2), slide(3)])

const active = () => document.querySelector('[data-text][data-active]')?.querySelector('h2')?.textContent
const dot = (n: number) => screen.getByRole('button', { name: new RegExp(`Show banner ${n}`) })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  polled = undefined
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

test('a click before the banner’s controller is loaded is not lost', async () => {
  render(shownBanner(three))
  await userEvent.click(button(banner.next))
  await waitFor(() => expect(active()).toBe('Slide 2'))
  expect(dot(2)).toHaveAttribute('aria-current', 'true')
  expect(dot(1)).not.toHaveAttribute('aria-current')
})

test('a dot shows its slide', async () => {
  render(shownBanner(three))
  await userEvent.click(dot(3))
  await waitFor(() => expect(active()).toBe('Slide 3'))
})

test('arrow keys move from the controls', async () => {
  render(shownBanner(three))
  await userEvent.click(dot(2))
  await waitFor(() => expect(active()).toBe('Slide 2'))
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(active()).toBe('Slide 3'))
})

test('it can be paused and says so', async () => {
  render(shownBanner(three))
  await userEvent.click(button(banner.pause))
  await waitFor(() => expect(button(banner.play)).toBeInTheDocument())
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')
})

test('an update keeps the slide that shows', async () => {
  const { rerender } = render(shownBanner(three))
  await userEvent.click(dot(2))
  await waitFor(() => expect(active()).toBe('Slide 2'))
  polled = listOf('banner', [slide(1), slide(2, 'New title'), slide(3)], 'two')
  rerender(shownBanner(three))
  await waitFor(() => expect(active()).toBe('New title'))
  expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await userEvent.click(button(banner.next))
  await waitFor(() => expect(active()).toBe('Slide 3'))
})

test('the focus stays in the controls when an update renders them again', async () => {
  const { rerender } = render(shownBanner(three))
  button(banner.previous).focus()
  polled = listOf('banner', [slide(1, 'New title'), slide(2), slide(3)], 'two')
  rerender(shownBanner(three))
  await screen.findByText('New title')
  expect(button(banner.previous)).toHaveFocus()
})

test.each([
  ['loading', undefined, 'Loading...'],
  ['empty', listOf('banner', []), 'No banner found'],
])('it has its words while it is %s', (_, list, text) => {
  render(shownBanner(list))
  expect(screen.getByText(text)).toBeVisible()
})
