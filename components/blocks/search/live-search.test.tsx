import { act, fireEvent, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { SearchForm } from '@/components/ui/search-form/search-form'
import type { SearchAnswer } from '@/lib/publishing/search/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { LiveSearch } from './live-search'
import { resultSummary } from './result-summary'
import { SearchResults } from './search-results'

/** As Next does, tells those who read the address of every change to it. */
jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual('react')
  const readers = new Set<() => void>()
  const listen = (reader: () => void) => {
    readers.add(reader)
    return () => readers.delete(reader)
  }
  const changed = () => {
    for (const reader of readers) reader()
  }
  const replace = window.history.replaceState.bind(window.history)
  window.history.replaceState = (...state) => {
    replace(...state)
    changed()
  }
  window.addEventListener('popstate', changed)
  return { useSearchParams: () => new URLSearchParams(useSyncExternalStore(listen, () => window.location.search)) }
})

const versions = { at: undefined as object | undefined, tell: (): void => undefined }
jest.mock('@/lib/delivery/polling/use-versions', () => {
  const { useSyncExternalStore } = jest.requireActual('react')
  const listen = (tell: () => void) => {
    versions.tell = tell
    return () => undefined
  }
  return { useVersions: () => useSyncExternalStore(listen, () => versions.at) }
})

/** Content as the poll tells of it. */
async function polled(at: object) {
  versions.at = at
  await act(async () => versions.tell())
  await pass(50)
}

const answerTo = (query: string, total = 1): SearchAnswer => ({
  query,
  isCut: false,
  hasWords: query !== '',
  instead: null,
  total: query ? total : 0,
  page: 1,
  pages: query ? 1 : 0,
  results: query
    ? [
        {
          key: query,
          kind: 'news',
          path: '/news-details/1',
          title: [[`About ${query}`, false]],
          excerpt: [],
          date: null,
        },
      ]
    : [],
})

/** Addresses that were asked for, and what is to become of each. */
const asked: { address: string; answer: (data: SearchAnswer) => void; fail: () => void }[] = []

beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
  versions.at = undefined
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
  globalThis.fetch = ((address: string) =>
    new Promise((resolve, reject) => {
      const answer = (data: SearchAnswer) => resolve({ ok: true, json: async () => ({ data }) })
      asked.push({ address, answer, fail: () => reject(new TypeError('Failed to fetch')) })
    })) as unknown as typeof fetch
})
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** @param drawn the query that the server rendered the page for, where the address has moved on since */
async function shown(query = '', drawn = query) {
  const address = drawn && `?q=${drawn}`
  const initial = answerTo(drawn)
  const words = { locale: 'en', labels: messages.search, ways: [{ label: 'News', path: '/news' }] } as const
  window.history.replaceState(null, '', query ? `/search?q=${query}` : '/search')
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LiveSearch
        initial={initial}
        initialAddress={address}
        path="/search"
        resultsPath="/search/results"
        form={<SearchForm action="/search" labels={messages.search} query={drawn} />}
        {...words}
      >
        <SearchResults answer={initial} {...words} />
      </LiveSearch>
    </SWRConfig>,
  )
  await pass(50)
}

const type = (text: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } })
const answer = (at: number, data: SearchAnswer) => act(async () => asked[at]?.answer(data))
const title = () => screen.queryByRole('heading', { level: 2 })?.textContent

test('the search waits until typing pauses, and puts the query into the address', async () => {
  await shown()
  for (const text of ['r', 'ri', 'riv']) {
    type(text)
    await pass(100)
  }
  expect(asked).toEqual([])
  await pass(200)
  expect(asked.map(({ address }) => address)).toEqual(['/search/results?q=riv'])
  expect(window.location.search).toBe('?q=riv')
  document.title = 'Search | Alokdhara'
  await answer(0, answerTo('riv'))
  expect(title()).toBe('About riv')
  expect(document.title).toBe('Search: riv | Alokdhara')
  expect(screen.getByRole('status')).toHaveTextContent('One result for “riv”.')
})

test('an earlier answer never takes the place of a later one', async () => {
  await shown()
  type('river')
  await pass(300)
  type('school')
  await pass(300)
  await answer(1, answerTo('school'))
  await answer(0, answerTo('river'))
  expect(title()).toBe('About school')
})

test('what is shown stays while the next answer is slow, and the page says so', async () => {
  await shown('river')
  type('school')
  await pass(300)
  expect(title()).toBe('About river')
  await pass(2000)
  expect(title()).toBe('About river')
  expect(screen.getByRole('status')).toHaveTextContent(messages.search.slow)
  await answer(0, answerTo('school'))
  expect(title()).toBe('About school')
})

test('a lost connection empties nothing, is announced, and is tried again', async () => {
  await shown('river')
  type('school')
  await pass(300)
  await act(async () => asked[0]?.fail())
  expect(title()).toBe('About river')
  expect(screen.getByRole('status')).toHaveTextContent(messages.search.lost)
  await pass(1100)
  await answer(1, answerTo('school'))
  expect(title()).toBe('About school')
  expect(screen.getByRole('status')).toHaveTextContent('One result for “school”.')
})

test('a record that was removed since disappears from the results of an open page', async () => {
  await shown('river')
  await polled({ news: 'a' })
  expect(asked).toEqual([])
  await polled({ news: 'b' })
  expect(title()).toBe('About river')
  expect(asked.map(({ address }) => address)).toEqual(['/search/results?q=river'])
  await answer(0, answerTo('river', 0))
  await pass(50)
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “river”.')
})

test('what was typed before hydration is searched for', async () => {
  const early = jest.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('boat')
  await shown()
  await pass(300)
  early.mockRestore()
  expect(asked.map(({ address }) => address)).toEqual(['/search/results?q=boat'])
})

test('who goes back finds in the field what was searched for', async () => {
  await shown('river')
  window.history.pushState(null, '', '/search?q=school')
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByRole('searchbox')).toHaveValue('school')
})

test('who comes back to the page finds what was searched for last', async () => {
  await shown('school', 'river')
  await pass(300)
  expect(screen.getByRole('searchbox')).toHaveValue('school')
  expect(asked.map(({ address }) => address)).toEqual(['/search/results?q=school'])
  expect(window.location.search).toBe('?q=school')
})

test('an emptied field asks for nothing', async () => {
  await shown('river')
  type('')
  await pass(300)
  expect(asked).toEqual([])
  expect(screen.getByText(messages.search.start.text)).toBeInTheDocument()
})

test('a search without results links to the main pages', async () => {
  await shown('river')
  type('zzzz')
  await pass(300)
  await answer(0, { ...answerTo('zzzz', 0), results: [], pages: 0 })
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzzz”.')
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news')
})

test('the query that is answered instead is named', () => {
  const answer = { ...answerTo('schol', 3), instead: 'school' }
  expect(resultSummary(answer, 'en', messages.search)).toBe(
    'Showing results for “school” instead of “schol”. 3 results for “school”.',
  )
})
