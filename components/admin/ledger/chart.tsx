import type { MonthTotal } from '@/lib/giving/lists/overview'
import { formatMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { PURPOSES, type Purpose } from '@/lib/shared/money/kinds'
import { monthName, shortMonth } from '../pledges/month-name'
import styles from './chart.module.scss'
import { type ChartSize, chartLayout, HEIGHT, NARROW, WIDE } from './chart-layout'

interface ChartProps {
  currency: Currency
  /** Of this currency. */
  totals: MonthTotal[]
  months: string[]
  purposes: Purpose[]
}

/** What was raised month by month, drawn on the server. The table beneath it says the same. */
export function Chart(props: ChartProps) {
  const { purposes } = props
  return (
    <figure className={styles.chart}>
      <figcaption>
        <ul>
          {purposes.map((purpose) => (
            <li key={purpose} data-purpose={purpose}>
              {PURPOSES[purpose]}
            </li>
          ))}
        </ul>
      </figcaption>
      <Drawing {...props} size={WIDE} className={styles.wide} />
      <Drawing {...props} size={NARROW} className={styles.narrow} />
    </figure>
  )
}

/** One of the two is shown, by the screen's width. */
function Drawing({
  currency,
  totals,
  months,
  purposes,
  size,
  className,
}: ChartProps & { size: ChartSize; className?: string | undefined }) {
  const { bars, lines, months: marks, left, right } = chartLayout(totals, months, purposes, size)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${HEIGHT}`}
      role="img"
      aria-label={`Raised in ${currency}, by month and purpose`}
    >
      {lines.map(({ amount, y }) => (
        <g key={amount}>
          <line x1={left} x2={right} y1={y} y2={y} data-zero={amount === 0 || undefined} />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {formatMinor(amount, currency, 'en')}
          </text>
        </g>
      ))}
      {bars.map(({ month, purpose, raised, ...place }) => (
        <rect key={`${month} ${purpose}`} data-purpose={purpose} {...place}>
          <title>{`${monthName(month)}, ${PURPOSES[purpose]}: ${formatMinor(raised, currency, 'en')}`}</title>
        </rect>
      ))}
      {marks.map(({ month, x }) => (
        <text key={month} x={x} y={HEIGHT - 8} textAnchor="middle">
          {shortMonth(month)}
        </text>
      ))}
    </svg>
  )
}
