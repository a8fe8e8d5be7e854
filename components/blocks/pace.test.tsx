import { act, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { startMoving } from '@/components/ui/carousel/start-swiper'
import messages from '@/lib/shared/i18n/messages/en.json'
import { BannerLive } from './banner-slider/banner-live'
import { BannerView } from './banner-slider/banner-view'
import { Brands } from './brands/brands'
import { listOf } from './fixtures'
import { Slides } from './slides/slides'

// jsdom lays nothing out, so there is nothing for Swiper to move.
jest.mock('@/components/ui/carousel/start-swiper', () => ({ startMoving: jest.fn() }))
jest.mock('@/lib/delivery/polling/use-live-list', () => ({ useLiveList: (initial: unknown) => initial }))

/** Where the strip went by itself, in order. */
let places: number[] = []

beforeEach(() => {
  jest.useFakeTimers()
  places = []
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
  Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 100 }) as DOMRect
  window.IntersectionObserver = class {
    constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.seen([{ isIntersecting: true }])
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  jest.mocked(startMoving).mockImplementation(async (strip, { at }, onMove) => {
    const count = strip.querySelectorAll('.swiper-slide').length
    let place = at
    const go = (index: number) => {
      place = (index + count) % count
      places.push(place)
      act(() => onMove(place))
    }
    return { next: () => go(place + 1), previous: () => go(place - 1), to: go, stop() {} }
  })
})
afterEach(() => jest.useRealTimers())

/** Lets milliseconds go by as the browser does, in frames. */
async function pass(milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 50) await act(() => jest.advanceTimersByTimeAsync(50))
}

const { banner, loading } = messages.home
const bannerLabels = { ...banner, loading }
const three = listOf(
  'banner',
  [1, 2, 3].map((Id) => ({ Id, title: `Slide ${Id}`, text: 'What we do.', image: null })),
)
const partners = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Partner ${id}`, url: '', logo: null }))

test.each([
  [
    'the home page',
    <BannerLive key="home" initial={three} locale="en" labels={bannerLabels} contact="/contact">
      <BannerView list={three} labels={bannerLabels} contact="/contact" locale="en" />
    </BannerLive>,
  ],
  [
    'other pages and cards',
    <Slides
      locale="en"
      key="others"
      pictures={['media/a.webp', 'media/b.webp', 'media/c.webp']}
      images={{}}
      labels={messages.pageBanner.slides}
      about="Night school"
      sizes="100vw"
    />,
  ],
])('the slides of %s fade on every five seconds', async (_, slides) => {
  render(slides)
  await pass(4800)
  expect(places).toEqual([])
  await pass(400)
  expect(places).toEqual([1])
  await pass(9600)
  expect(places).toEqual([1, 2])
  await pass(400)
  expect(places).toEqual([1, 2, 0])
  expect(startMoving).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ effect: 'fade' }),
    expect.anything(),
  )
})

test('six brands move on every two seconds, four of them seen at once and two on phones', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Brands partners={partners} images={{}} locale="en" />
    </NextIntlClientProvider>,
  )
  expect(document.querySelectorAll('.swiper-slide')).toHaveLength(6)
  await pass(50)
  const start = places.length
  await pass(6200)
  expect(places.slice(start)).toEqual([1, 2, 3])
  expect(startMoving).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ effect: 'slide', visible: { phone: 2, wide: 4 } }),
    expect.anything(),
  )
})
