import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { ContentType, LiveList } from '@/lib/shared/content/types'
import { fakeServer } from './fake-server'
import { resetPoller } from './poller'
import { useLiveList } from './use-live-list'
import { useFailedPolls } from './use-versions'

let server = fakeServer()
let log: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  resetPoller()
  server = fakeServer()
  log = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  setVisibility('visible')
  log.mockRestore()
  jest.useRealTimers()
})

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
/** SWR asks in the frame after the first drawing. */
const mounted = () => pass(50)

const listOf = <T extends ContentType>(type: T, version = 'v1') =>
  ({ type, version, records: [], images: {} }) as unknown as LiveList<T>

/** Shows the lists of some types, each as the server gave it. */
function show(...types: ContentType[]) {
  return renderHook(() => types.map((type) => useLiveList(listOf(type), { type, locale: 'en' })), { wrapper })
}

function showOne<T extends ContentType>(initial: LiveList<T>) {
  let renders = 0
  const { result, unmount } = renderHook(
    () => {
      renders += 1
      return useLiveList(initial, { type: initial.type, locale: 'en' })
    },
    { wrapper },
  )
  return { result, unmount, renders: () => renders }
}

const project = (title: string) => ({ Id: 1, title, image1: null })

test('the list of the page is there at once', () => {
  const initial = listOf('projects')
  expect(showOne(initial).result.current).toBe(initial)
})

test('many lists ask at once on mount, in one request', async () => {
  show('projects', 'banner', 'donation', 'faq')
  await mounted()
  expect(server.asked).toEqual(['/api/v1/versions'])
})

test('many lists make one request a second', async () => {
  show('projects', 'banner', 'donation', 'faq')
  await pass(5000)
  expect(server.asked).toEqual(Array(6).fill('/api/v1/versions'))
})

test('a change is shown within a second, and only its list is fetched', async () => {
  const { result } = show('projects', 'banner')
  await mounted()
  server.asked.length = 0
  server.change('projects', project('New'))
  await pass(1000)
  expect(result.current[0]?.records).toEqual([project('New')])
  expect(server.asked).toEqual(['/api/v1/versions', '/api/v1/projects?locale=en'])
})

test('nothing is drawn again while nothing changes', async () => {
  const { result, renders } = showOne(listOf('projects'))
  const list = result.current
  await mounted()
  const before = renders()
  await pass(3000)
  expect(result.current).toBe(list)
  expect(renders()).toBe(before)
})

describe('while the server cannot be reached', () => {
  test('the list stays, and is not drawn again', async () => {
    const initial = listOf('projects')
    const { result, renders } = showOne(initial)
    server.up = false
    await pass(3000)
    expect(result.current).toBe(initial)
    expect(renders()).toBe(1)
  })

  test('it is tried again after a second, and is well again', async () => {
    const { result } = showOne(listOf('projects'))
    server.up = false
    await pass(3000)
    server.up = true
    server.change('projects', project('Back'))
    await pass(1000)
    expect(result.current?.records).toEqual([project('Back')])
  })

  test('the polls that failed are counted until one does not', async () => {
    const { result } = renderHook(() => useFailedPolls(), { wrapper })
    await mounted()
    expect(result.current).toBe(0)
    server.up = false
    await pass(3000)
    expect(result.current).toBe(3)
    server.up = true
    await pass(1000)
    expect(result.current).toBe(0)
  })

  test('it is not tried more often than once a second', async () => {
    server.up = false
    showOne(listOf('projects'))
    await pass(10_000)
    expect(server.asked.length).toBeLessThanOrEqual(11)
    expect(server.asked.length).toBeGreaterThanOrEqual(9)
  })

  test('many lists share a request all the same', async () => {
    server.up = false
    show('projects', 'banner', 'donation', 'faq')
    await pass(10_000)
    expect(server.asked.length).toBeLessThanOrEqual(11)
  })

  test.each<[ContentType, string]>([
    ['projects', 'Error fetching projects data'],
    ['banner', 'Error fetching slides data'],
    ['donation', 'Error fetching donation data'],
    ['faq', 'Error fetching faq data'],
  ])('the console says of %s: %s', async (type, text) => {
    server.up = false
    show(type)
    await mounted()
    expect(log).toHaveBeenCalledWith(text, expect.any(TypeError))
  })
})

describe('a hidden tab', () => {
  test('asks for nothing', async () => {
    showOne(listOf('projects'))
    await mounted()
    setVisibility('hidden')
    server.asked.length = 0
    await pass(10_000)
    expect(server.asked).toEqual([])
  })

  test('asks for nothing after a failure either', async () => {
    server.up = false
    showOne(listOf('projects'))
    await mounted()
    setVisibility('hidden')
    server.asked.length = 0
    await pass(10_000)
    expect(server.asked).toEqual([])
  })

  test('goes on when it is shown again', async () => {
    const { result } = showOne(listOf('projects'))
    await mounted()
    setVisibility('hidden')
    server.change('projects', project('Meanwhile'))
    await pass(10_000)
    setVisibility('visible')
    await pass(1000)
    expect(result.current?.records).toEqual([project('Meanwhile')])
  })
})

test('a list that is no longer shown asks for nothing', async () => {
  const { unmount } = showOne(listOf('projects'))
  await mounted()
  unmount()
  server.asked.length = 0
  await pass(5000)
  expect(server.asked).toEqual([])
})

test('of one list, some have the version alone and others the records', async () => {
  const whole = listOf('projects')
  const request = { type: 'projects', locale: 'en' } as const
  const given = [{ type: 'projects', version: 'v1' } as const, whole, undefined]
  const { result } = renderHook(
    () => given.map((initial) => useLiveList<'projects'>(initial as typeof whole, request)),
    {
      wrapper,
    },
  )
  await mounted()
  expect(result.current).toEqual([given[0], whole, expect.objectContaining({ version: 'v1', records: [] })])
  server.change('projects', project('New'))
  await pass(1000)
  for (const list of result.current) expect(list?.records).toEqual([project('New')])
})
