import type { OutboxHealth } from '@/lib/platform/channel/channel'
import { waitsLong } from './health'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const health = (more: Partial<OutboxHealth>): OutboxHealth => ({
  waiting: 1,
  refused: 0,
  oldestWaiting: '2026-11-21T10:59:00.000Z',
  configured: true,
  unreachedSince: null,
  ...more,
})

test('a mail waits long after an hour, where nothing else explains it', () => {
  expect(waitsLong(health({}), NOW)).toBe(true)
  expect(waitsLong(health({ oldestWaiting: '2026-11-21T11:01:00.000Z' }), NOW)).toBe(false)
  expect(waitsLong(health({ oldestWaiting: null }), NOW)).toBe(false)
  expect(waitsLong(health({ configured: false }), NOW)).toBe(false)
  expect(waitsLong(health({ unreachedSince: '2026-11-21T11:00:00.000Z' }), NOW)).toBe(false)
})
