import { act, render } from '@testing-library/react'
import type { Versions } from '@/lib/delivery/live/poller'
import { KeepFresh } from './keep-fresh'

const mockRouter = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))
const { refresh } = mockRouter

let now: Partial<Versions> | undefined
jest.mock('@/lib/delivery/live/use-versions', () => ({ useVersions: () => now }))

beforeEach(() => {
  jest.useFakeTimers()
  refresh.mockClear()
})
afterEach(() => jest.useRealTimers())

const drawn = { news: 'one' }
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test.each([
  ['nothing is known yet', undefined],
  ['nothing changed', { news: 'one', faq: 'two' }],
])('the page stands while %s', (_, versions) => {
  now = versions
  render(<KeepFresh drawn={drawn} />)
  expect(refresh).not.toHaveBeenCalled()
})

test('the page is asked for anew when its content changed', () => {
  now = { news: 'two' }
  render(<KeepFresh drawn={drawn} />)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a page that stays old is asked for again, more and more rarely', async () => {
  now = { news: 'two' }
  render(<KeepFresh drawn={drawn} />)
  await pass(1000)
  expect(refresh).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(refresh).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(refresh).toHaveBeenCalledTimes(3)
})

test('a page that came anew is left alone', async () => {
  now = { news: 'two' }
  const { rerender } = render(<KeepFresh drawn={drawn} />)
  rerender(<KeepFresh drawn={{ news: 'two' }} />)
  await pass(10_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a page is asked for anew when its time has come', async () => {
  now = undefined
  const { rerender } = render(<KeepFresh until={Date.now() + 5000} />)
  await pass(4900)
  expect(refresh).not.toHaveBeenCalled()
  await pass(200)
  expect(refresh).toHaveBeenCalledTimes(1)
  rerender(<KeepFresh until={Date.now() + 60_000} />)
  await pass(30_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a time too far for a timer is not waited for', async () => {
  now = undefined
  render(<KeepFresh until={Date.now() + 2 ** 40} />)
  await pass(10_000)
  expect(refresh).not.toHaveBeenCalled()
})
