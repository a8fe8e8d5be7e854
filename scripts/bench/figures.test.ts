import { bounded, compared, formatValue, notMeasured, tableOf } from './figures'

const page = { name: 'home page', value: 24_000, unit: 'requests/s' }

test('a goal relative to the counterpart is reached from the promised share on', () => {
  const bare = { name: 'bare', value: 24_000 }
  expect(compared(page, bare, { atLeast: 1 })).toMatchObject({ ratio: '1.00 ×', goal: '≥ 1 ×', reached: true })
  expect(compared({ ...page, value: 23_999 }, bare, { atLeast: 1 }).reached).toBe(false)
})

test('a server that was kept waiting is compared by its processor time too, and has to do well in both', () => {
  const nginx = { name: 'nginx', value: 30_000, busy: 0.3 }
  const waiting = compared({ ...page, busy: 1 }, nginx, { atLeast: 0.5 })
  expect(waiting).toMatchObject({ ratio: '0.80 ×, by processor time 0.24 ×', reached: false })
  expect(waiting.counterpart).toBe('nginx: 30,000 requests/s, 30 % busy')
  expect(compared({ ...page, busy: 0.5 }, { ...nginx, busy: 1 }, { atLeast: 1 }).reached).toBe(false)
  expect(compared({ ...page, busy: 0.5 }, { ...nginx, busy: 0.6 }, { atLeast: 0.5 }).reached).toBe(true)
})

test('an absolute goal is reached up to the promised limit', () => {
  const p99 = { name: 'p99', value: 10, unit: 'ms' }
  expect(bounded(p99, { atMost: 10 })).toMatchObject({ here: '10 ms', goal: '≤ 10 ms', reached: true })
  expect(bounded({ ...p99, value: 10.1 }, { atMost: 10 }).reached).toBe(false)
})

test('a figure without a goal is neither reached nor missed', () => {
  expect(bounded(page, null).reached).toBeNull()
  expect(compared(page, { name: 'bare', value: 1 }, null)).toMatchObject({ goal: '', reached: null })
  expect(notMeasured('p99', 'no load generator').reached).toBeNull()
})

test('values are rounded to about three digits, and keep all before the decimal point', () => {
  expect(formatValue(24_012.7, 'requests/s')).toBe('24,013 requests/s')
  expect(formatValue(1.2345, 'ms')).toBe('1.23 ms')
  expect(formatValue(0.01234, '')).toBe('0.012')
  expect(formatValue(0, '')).toBe('0')
})

test('the table has a line for each figure, and columns of one width', () => {
  const lines = tableOf([compared(page, { name: 'bare', value: 20_000 }, { atLeast: 2 })]).split('\n')
  expect(lines).toHaveLength(3)
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
  expect(lines[2]).toMatch(/home page .*24,000 requests\/s .*bare: 20,000 requests\/s .*1\.20 × .*≥ 2 × .*\*\*no\*\*/)
})

test('beside a counterpart of 0 there is no ratio, and no goal is reached or missed', () => {
  const measured = { name: 'TBT', value: 40, unit: 'ms' }
  const figure = compared(measured, { name: 'static', value: 0 }, { atMost: 2 })
  expect([figure.ratio, figure.reached]).toEqual(['', null])
})
