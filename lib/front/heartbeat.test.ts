import { Heartbeat } from './heartbeat'

let beats = 0
let hung = 0
/** Milliseconds for which the app was stalled since they were counted last. */
let stalledMs = 0
let heartbeat: Heartbeat

beforeEach(() => {
  jest.useFakeTimers()
  beats = 0
  hung = 0
  stalledMs = 0
  heartbeat = new Heartbeat({
    ping: () => {
      beats += 1
    },
    onHang: () => {
      hung += 1
    },
    watchStalls: () => {
      const before = stalledMs
      return {
        sample: () => undefined,
        get ms() {
          return stalledMs - before
        },
      }
    },
  })
  heartbeat.start()
})
afterEach(() => {
  heartbeat.stop()
  jest.useRealTimers()
})

test('an app that answers heartbeats is alive', () => {
  for (let i = 0; i < 100; i++) {
    jest.advanceTimersByTime(100)
    heartbeat.answered()
  }
  expect(beats).toBe(100)
  expect(heartbeat.isAlive).toBe(true)
  expect(hung).toBe(0)
})

test('an app that misses a few beats is lost, and alive again with its next pong', async () => {
  const lost = jest.fn()
  heartbeat.onLost(lost)
  jest.advanceTimersByTime(400)
  await Promise.resolve()
  expect(lost).not.toHaveBeenCalled()
  jest.advanceTimersByTime(100)
  await Promise.resolve()
  expect(lost).toHaveBeenCalled()
  expect(heartbeat.isAlive).toBe(false)
  heartbeat.answered()
  expect(heartbeat.isAlive).toBe(true)
})

test('an app that misses many beats hangs, which is reported once', () => {
  jest.advanceTimersByTime(2900)
  expect(hung).toBe(0)
  jest.advanceTimersByTime(5000)
  expect(hung).toBe(1)
})

test('what the app was stalled by others does not count', () => {
  for (let i = 0; i < 50; i++) {
    jest.advanceTimersByTime(100)
    stalledMs += 90
  }
  expect(heartbeat.isAlive).toBe(false)
  expect(hung).toBe(0)
  jest.advanceTimersByTime(3000)
  expect(hung).toBe(1)
})

test('stalls before the last pong do not count', () => {
  jest.advanceTimersByTime(1000)
  stalledMs += 1000
  heartbeat.answered()
  jest.advanceTimersByTime(3000)
  expect(hung).toBe(1)
})

test('an app that was stalled for a minute hangs', () => {
  for (let i = 0; i < 600; i++) {
    expect(hung).toBe(0)
    stalledMs += 100
    jest.advanceTimersByTime(100)
  }
  expect(hung).toBe(1)
})

test('an app that has exited is lost', async () => {
  const lost = jest.fn()
  heartbeat.onLost(lost)
  heartbeat.stop()
  await Promise.resolve()
  expect(lost).toHaveBeenCalled()
  const later = jest.fn()
  heartbeat.onLost(later)
  expect(later).toHaveBeenCalled()
})
