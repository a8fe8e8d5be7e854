import { isSearchAddress } from '@/lib/shared/addresses/search-query'
import { NoResponse } from './fetch-from-app'
import { searchBulkhead } from './search-bulkhead'

const hanging = () => {
  let end = (): void => undefined
  const work = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  return { work, end: () => end() }
}

test('of many searches two run at once, and the others after them', async () => {
  const run = searchBulkhead()
  const searches = ['/search?q=a', '/bn/search?q=b', '/search/results?q=c'].map((address) => {
    const { work, end } = hanging()
    return { work, end, done: run(address, work) }
  })
  await Promise.resolve()
  expect(searches.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0])
  searches[0]?.end()
  await searches[0]?.done
  await new Promise(setImmediate)
  expect(searches[2]?.work).toHaveBeenCalledTimes(1)
})

test('other requests do not wait for searches', async () => {
  const run = searchBulkhead()
  for (const at of [1, 2, 3]) void run(`/search?q=${at}`, hanging().work)
  await expect(run('/news', async () => 'there')).resolves.toBe('there')
})

test('a search over the queue size is rejected', async () => {
  const run = searchBulkhead()
  for (let at = 0; at < 22; at += 1) void run(`/search?q=${at}`, hanging().work)
  await expect(run('/search?q=more', async () => 'never')).rejects.toBeInstanceOf(NoResponse)
})

test.each(['/searching', '/search/other', '/news?q=/search'])('%s is not a search', (address) => {
  expect(isSearchAddress(address)).toBe(false)
})
