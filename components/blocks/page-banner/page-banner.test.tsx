import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startMoving } from '@/components/ui/carousel/start-swiper'
import messages from '@/lib/shared/i18n/messages/en.json'
import { listOf } from '../fixtures'
import { type BannerType, PageBannerList } from './page-banner-list'

// jsdom lays nothing out, so there is nothing for Swiper to move.
jest.mock('@/components/ui/carousel/start-swiper', () => ({ startMoving: jest.fn() }))

const labels = { ...messages.pageBanner, empty: 'No banner found' }

const shown = (type: BannerType, records: object[], heading = 'About us') => {
  const list = listOf(type, records as never)
  return render(<PageBannerList list={list} heading={heading} locale="en" labels={labels} />)
}

const slide = (Id: number, title: string, text = '') => ({ Id, title, text, image: `media/${Id}.webp` })
const three = (Id: number, title: string) => ({
  ...{ Id, title, image1: `media/${Id}-1.webp`, image2: `media/${Id}-2.webp`, image3: `media/${Id}-3.webp` },
})
const four = { ...three(1, 'Our year in pictures'), text: 'Each one has a story.', image4: 'media/1-4.webp' }

/** What is read over the slide that shows. */
const words = () => document.querySelector('[data-text][data-active]')?.textContent
const pictureThatShows = () => document.querySelector('[data-slide][data-active] img')?.getAttribute('src')
const choose = (n: number) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^Show picture ${n}`) }))

beforeEach(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
  jest.mocked(startMoving).mockImplementation(async (_, { at }, onMove) => {
    const go = (index: number) => act(() => onMove(index))
    return { next: () => go(at + 1), previous: () => go(at - 1), to: go, stop() {} }
  })
})

test('the about page’s slides are shown with their titles and texts, each over its own', async () => {
  shown('slider', [slide(1, 'The path to school', 'Two kilometres.'), slide(2, 'A gate of marigolds')])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us')
  expect(pictureThatShows()).toBe('/media/1.webp')
  expect(words()).toBe('The path to schoolTwo kilometres.')
  await choose(2)
  await waitFor(() => expect(words()).toBe('A gate of marigolds'))
  expect(pictureThatShows()).toBe('/media/2.webp')
})

test.each<BannerType>(['projectBanner', 'eventsBanner', 'newsBanner', 'healthBanner', 'contactSlider'])(
  'a title of %s stands over all pictures of its record',
  async (type) => {
    shown(type, [three(1, 'Seven programs, one cloth'), three(2, 'Help by boat')])
    for (const at of [1, 2, 3]) {
      await choose(at)
      await waitFor(() => expect(pictureThatShows()).toBe(`/media/1-${at}.webp`))
      expect(words()).toBe('Seven programs, one cloth')
    }
    await choose(4)
    await waitFor(() => expect(words()).toBe('Help by boat'))
  },
)

test('what moves by itself is not read out', () => {
  shown('slider', [slide(1, 'One'), slide(2, 'Two')])
  expect(screen.getByText('One').closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
})

test('one slide alone has its words as well', () => {
  shown('slider', [slide(1, 'The path to school', 'Two kilometres.')])
  expect(screen.queryByRole('button')).toBeNull()
  expect(words()).toBe('The path to schoolTwo kilometres.')
})

test('a title that says what the page’s heading says is not said twice', () => {
  shown('eventsBanner', [three(1, ' events ')], 'Events')
  expect(screen.getAllByText(/events/i, { selector: 'h1, p' })).toEqual([screen.getByRole('heading', { level: 1 })])
})

test('a title that differs from the heading in Unicode normalization alone is not repeated', () => {
  shown('eventsBanner', [three(1, '\u0986\u09af\u09bc\u09cb\u099c\u09a8')], '\u0986\u09df\u09cb\u099c\u09a8')
  expect(document.querySelector('[data-text]')).toBeNull()
})

test('a slide without words has none, and keeps no one else’s', async () => {
  shown('slider', [slide(1, 'One'), slide(2, '')])
  await choose(2)
  await waitFor(() => expect(pictureThatShows()).toBe('/media/2.webp'))
  expect(words()).toBeUndefined()
})

test('one picture under two titles is two slides', async () => {
  shown('slider', [slide(1, 'One'), { ...slide(2, 'Two'), image: 'media/1.webp' }])
  await choose(2)
  await waitFor(() => expect(words()).toBe('Two'))
})

test('words without a picture stand on the woven ground', () => {
  shown('contactSlider', [{ Id: 1, title: 'By the station', image1: null, image2: null, image3: null }])
  expect(words()).toBe('By the station')
  expect(document.querySelector('img')).toBeNull()
})

test.each<BannerType>(['galleryCategoryDescription', 'donationCategoryDescription'])(
  'words of %s stand below the banner alone',
  (type) => {
    const { container } = shown(type, [four])
    expect(within(container).queryByText(four.title)).toBeNull()
  },
)

test.each([
  ['is on its way', undefined, 'Loading...'],
  ['has no record', listOf('slider', []), 'No banner found'],
])('a list that %s says so', (_, list, text) => {
  render(<PageBannerList list={list} heading="About us" locale="en" labels={labels} />)
  expect(screen.getByText(text)).toBeVisible()
})
