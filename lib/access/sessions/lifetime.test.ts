import { ABSOLUTE_SECONDS, canRefresh, IDLE_SECONDS } from './lifetime'

const began = new Date('2026-11-01T08:00:00Z')
const after = (seconds: number) => began.getTime() + seconds * 1000

test('a session goes on while it is used, and none outlives its last day', () => {
  expect(canRefresh(began, after(0))).toBe(true)
  expect(canRefresh(began, after(ABSOLUTE_SECONDS - IDLE_SECONDS))).toBe(true)
  expect(canRefresh(began, after(ABSOLUTE_SECONDS - IDLE_SECONDS + 1))).toBe(false)
})
