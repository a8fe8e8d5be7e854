/** @jest-environment node */
import { NoAnswer } from './ask-app'
import { patiently } from './patient'

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

const refused = () => new NoAnswer('nobody listens', true)
const brokenOff = () => new NoAnswer('it broke off')

test('a question that reached nobody is asked until somebody listens', async () => {
  const ask = failing(refused(), refused(), refused())
  await expect(patiently(READY, ask)).resolves.toBe('answer')
  expect(ask).toHaveBeenCalledTimes(4)
})

test('one that broke off is asked once more, whatever was refused between', async () => {
  await expect(patiently(READY, failing(brokenOff(), refused(), refused()))).resolves.toBe('answer')
  const deadly = failing(brokenOff(), refused(), brokenOff())
  await expect(patiently(READY, deadly)).rejects.toThrow('it broke off')
  expect(deadly).toHaveBeenCalledTimes(3)
})

test('what changes something is asked once', async () => {
  const ask = failing(refused())
  await expect(patiently(READY, ask, false)).rejects.toThrow(NoAnswer)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an app that does not come up is asked once, and not waited for again', async () => {
  const ready = jest.fn(async () => false)
  await expect(patiently({ ready }, failing(refused()))).rejects.toThrow(NoAnswer)
  expect(ready).toHaveBeenCalledTimes(1)
})

test('other errors are the caller’s at once', async () => {
  const ask = failing(new TypeError('a mistake'))
  await expect(patiently(READY, ask)).rejects.toThrow('a mistake')
  expect(ask).toHaveBeenCalledTimes(1)
})
