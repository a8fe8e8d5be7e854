import type { MonthTotal } from '@/lib/giving/lists/overview'
import { chartLayout, HEIGHT, NARROW } from './chart-layout'

const MONTHS = ['2026-09', '2026-10', '2026-11']
const total = (month: string, purpose: MonthTotal['purpose'], raised: number): MonthTotal => ({
  month,
  purpose,
  raised,
  currency: 'BDT',
})

const shapeOf = (...totals: MonthTotal[]) => chartLayout(totals, MONTHS, ['general', 'zakat'])

test('purposes stand beside each other, not on top: nothing is added up', () => {
  const { bars } = shapeOf(total('2026-10', 'general', 300), total('2026-10', 'zakat', 100))
  const [general, zakat] = bars
  expect(zakat?.x).toBeCloseTo((general?.x ?? 0) + (general?.width ?? 0))
  expect((general?.y ?? 0) + (general?.height ?? 0)).toBeCloseTo((zakat?.y ?? 0) + (zakat?.height ?? 0))
  expect((general?.height ?? 0) / (zakat?.height ?? 1)).toBeCloseTo(3)
})

test('a month in which more was sent back than came hangs below the line of nothing', () => {
  const { bars, lines } = shapeOf(total('2026-09', 'general', 500), total('2026-11', 'general', -250))
  const zero = lines.find(({ amount }) => amount === 0)?.y
  expect(bars[1]?.y).toBeCloseTo(zero ?? 0)
  expect(bars[1]?.height).toBeCloseTo((bars[0]?.height ?? 0) / 2)
})

test.each([[1], [7], [640_000], [123_456_789_012]])('everything up to %d is within the drawing', (raised) => {
  const { bars, lines } = shapeOf(total('2026-11', 'zakat', raised))
  expect(lines.length).toBeLessThanOrEqual(7)
  expect(Math.max(...lines.map(({ amount }) => amount))).toBeGreaterThanOrEqual(raised)
  for (const y of [bars[0]?.y ?? -1, ...lines.map((line) => line.y)]) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(HEIGHT)
  }
})

test('what lies before the months is left out', () => {
  expect(shapeOf(total('2020-01', 'general', 500)).bars).toEqual([])
})

test('a phone’s chart is drawn as small as it is shown, with room for the names of its months', () => {
  const year = Array.from({ length: 12 }, (_, place) => `2026-${String(place + 1).padStart(2, '0')}`)
  const { bars, months, right } = chartLayout([total('2026-12', 'zakat', 500)], year, ['general', 'zakat'], NARROW)
  expect(months.map(({ month }) => month)).toEqual(['2026-03', '2026-06', '2026-09', '2026-12'])
  expect((months[1]?.x ?? 0) - (months[0]?.x ?? 0)).toBeGreaterThan(48)
  expect((bars[0]?.x ?? 0) + (bars[0]?.width ?? 0)).toBeLessThan(right)
  expect(right).toBeLessThan(350)
})
