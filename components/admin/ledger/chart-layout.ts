/** Layout of the chart of months: bars, grid lines and labels. */

import type { MonthTotal } from '@/lib/giving/lists/overview'
import type { Purpose } from '@/lib/shared/money/kinds'

export const HEIGHT = 240
const TOP = 12
const BOTTOM = 28

export interface ChartSize {
  width: number
  /** Room for the amounts. */
  left: number
  right: number
  /** Of so many months one has its name beneath it. */
  named: number
}

/** Drawn as large as they are shown, about: what is scaled down cannot be read. */
export const WIDE: ChartSize = { width: 720, left: 88, right: 8, named: 1 }
export const NARROW: ChartSize = { width: 340, left: 88, right: 4, named: 3 }

/** Of a month's width, that its bars take up. */
const FILLED = 0.7

interface Bar {
  month: string
  purpose: Purpose
  /** Minor units; below 0 where more was sent back than came. */
  raised: number
  x: number
  y: number
  width: number
  height: number
}

export interface ChartLayout {
  bars: Bar[]
  /** Grid lines, with their amounts. */
  lines: { amount: number; y: number }[]
  /** Middle of each month that is named; the latest is. */
  months: { month: string; x: number }[]
  left: number
  right: number
}

/**
 * A bar for each month and purpose beside each other: on top of each other they would be added up.
 * @param totals of one currency
 */
export function chartLayout(
  totals: MonthTotal[],
  months: string[],
  purposes: Purpose[],
  { width: whole, left, right, named }: ChartSize = WIDE,
): ChartLayout {
  const amounts = totals.filter(({ month }) => months.includes(month)).map(({ raised }) => raised)
  const step = niceStep(Math.max(0, ...amounts) - Math.min(0, ...amounts))
  const most = Math.ceil(Math.max(step, ...amounts) / step) * step
  const least = Math.floor(Math.min(0, ...amounts) / step) * step
  const high = HEIGHT - TOP - BOTTOM
  const y = (amount: number) => TOP + ((most - amount) / (most - least)) * high
  const wide = (whole - left - right) / months.length
  const width = (wide * FILLED) / Math.max(1, purposes.length)
  const bars = totals.flatMap(({ month, purpose, raised }): Bar[] => {
    const place = months.indexOf(month)
    if (place < 0) return []
    const x = left + place * wide + (wide * (1 - FILLED)) / 2 + purposes.indexOf(purpose) * width
    return [{ month, purpose, raised, x, y: y(Math.max(0, raised)), width, height: Math.abs(y(0) - y(raised)) }]
  })
  const count = Math.round((most - least) / step)
  return {
    bars,
    lines: Array.from({ length: count + 1 }, (_, place) => ({
      amount: least + place * step,
      y: y(least + place * step),
    })),
    months: months
      .map((month, place) => ({ month, x: left + (place + 0.5) * wide }))
      .filter((_, place) => (months.length - 1 - place) % named === 0),
    left,
    right: whole - right,
  }
}

/** 1, 2 or 5 with zeros, so that about four lines stand across. */
function niceStep(span: number): number {
  const rough = Math.max(1, span / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10
  return Math.max(1, nice * power)
}
