import { NoResponse } from './fetch-from-app'
import { withRetry } from './retry'

const READY = { ready: async () => true }

/** Asks an app that fails in these ways, one after the other, and then answers. */
function failing(...ways: Error[]) {
  const left = [...ways]
  const ask = jest.fn(async () => {
    const way = left.shift()
    if (way) throw way
    return 'answer'
  })
  return ask
}

const refused = () => new NoResponse('nobody listens', 'refused')
const brokenOff = () => new NoResponse('it broke off')

test('a refused connection is retried until the app listens', async () => {
  const ask = failing(refused(), refused(), refused())
  await expect(withRetry(READY, ask)).resolves.toBe('answer')
  expect(ask).toHaveBeenCalledTimes(4)
})

test('an aborted request is retried once, whatever was refused between', async () => {
  await expect(withRetry(READY, failing(brokenOff(), refused(), refused()))).resolves.toBe('answer')
  const deadly = failing(brokenOff(), refused(), brokenOff())
  await expect(withRetry(READY, deadly)).rejects.toThrow('it broke off')
  expect(deadly).toHaveBeenCalledTimes(3)
})

test('a request that changes something reaches the app once', async () => {
  const ask = failing(refused(), refused(), brokenOff())
  await expect(withRetry(READY, ask, { isRepeatable: false })).rejects.toThrow('it broke off')
  expect(ask).toHaveBeenCalledTimes(3)
})

test.each(['timeout', 'not sent'] as const)('a request that failed by %s is not retried', async (failure) => {
  const ask = failing(new NoResponse('none', failure))
  await expect(withRetry(READY, ask)).rejects.toThrow('none')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a streamed body is not sent again', async () => {
  const ask = failing(refused())
  await expect(withRetry(READY, ask, { isBuffered: false })).rejects.toThrow(NoResponse)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('nothing is sent for a visitor who has disconnected', async () => {
  let isThere = true
  const ask = jest.fn(async () => {
    isThere = false
    throw brokenOff()
  })
  await expect(withRetry(READY, ask, { isWanted: () => isThere })).rejects.toThrow(NoResponse)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('the wait for the app has one deadline for all retries', async () => {
  const waits: number[] = []
  const ready = async (timeoutMs: number) => waits.push(timeoutMs) > 0
  await withRetry({ ready }, failing(refused(), brokenOff()))
  expect(waits).toHaveLength(3)
  expect(waits.toSorted((one, other) => other - one)).toEqual(waits)
  expect(new Set(waits).size).toBe(3)
})

test('an app that does not come up is tried once, and not waited for again', async () => {
  const ready = jest.fn(async () => false)
  await expect(withRetry({ ready }, failing(refused()))).rejects.toThrow(NoResponse)
  expect(ready).toHaveBeenCalledTimes(1)
})

test('other errors are thrown at once', async () => {
  const ask = failing(new TypeError('a mistake'))
  await expect(withRetry(READY, ask)).rejects.toThrow('a mistake')
  expect(ask).toHaveBeenCalledTimes(1)
})
