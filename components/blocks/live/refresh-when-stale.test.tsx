import { act, render } from '@testing-library/react'
import type { Versions } from '@/lib/delivery/polling/poller'
import { RefreshWhenStale } from './refresh-when-stale'

const mockRouter = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))
const { refresh } = mockRouter

let now: Partial<Versions> | undefined
jest.mock('@/lib/delivery/polling/use-versions', () => ({ useVersions: () => now }))

beforeEach(() => {
  jest.useFakeTimers()
  refresh.mockClear()
})
afterEach(() => jest.useRealTimers())

const versions = { news: 'one' }
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test.each([
  ['nothing is known yet', undefined],
  ['nothing changed', { news: 'one', faq: 'two' }],
])('the page stands while %s', (_, versions) => {
  now = versions
  render(<RefreshWhenStale versions={versions} />)
  expect(refresh).not.toHaveBeenCalled()
})

test('a page is refreshed when its content changed', () => {
  now = { news: 'two' }
  render(<RefreshWhenStale versions={versions} />)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a page that stays stale is refreshed again with exponential backoff', async () => {
  now = { news: 'two' }
  render(<RefreshWhenStale versions={versions} />)
  await pass(1000)
  expect(refresh).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(refresh).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(refresh).toHaveBeenCalledTimes(3)
})

test('a page that was refreshed is not refreshed again', async () => {
  now = { news: 'two' }
  const { rerender } = render(<RefreshWhenStale versions={versions} />)
  rerender(<RefreshWhenStale versions={{ news: 'two' }} />)
  await pass(10_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a page is refreshed at the given time', async () => {
  now = undefined
  const { rerender } = render(<RefreshWhenStale until={Date.now() + 5000} />)
  await pass(4900)
  expect(refresh).not.toHaveBeenCalled()
  await pass(200)
  expect(refresh).toHaveBeenCalledTimes(1)
  rerender(<RefreshWhenStale until={Date.now() + 60_000} />)
  await pass(30_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a time beyond a timer’s range sets no timer', async () => {
  now = undefined
  render(<RefreshWhenStale until={Date.now() + 2 ** 40} />)
  await pass(10_000)
  expect(refresh).not.toHaveBeenCalled()
})
