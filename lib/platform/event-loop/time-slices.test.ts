import { countTurns } from '@/lib/testing/event-loop-turns'
import { timeSlices } from './time-slices'

test('the event loop has its turn after each slice', async () => {
  const pause = timeSlices(0)
  const { turns } = await countTurns(async () => {
    for (let step = 0; step < 20; step += 1) await pause()
  })
  expect(turns).toBeGreaterThanOrEqual(20)
})

test('within a slice nothing waits', () => {
  const pause = timeSlices(60_000)
  expect(Array.from({ length: 100 }, pause).every((step) => step === undefined)).toBe(true)
})
