import type { MonthTotal } from '@/lib/giving/lists/overview'
import { formatMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import type { Purpose } from '@/lib/shared/money/kinds'
import { monthName, shortMonth } from '../pledges/month-name'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
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
export async function Chart(props: ChartProps) {
  const { purposes } = props
  const giving = await getWords('pledges')
  return (
    <figure className={styles.chart}>
      <figcaption>
        <ul>
          {purposes.map((purpose) => (
            <li key={purpose} data-purpose={purpose}>
              {giving(`purposes.${purpose}`)}
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
async function Drawing({
  currency,
  totals,
  months,
  purposes,
  size,
  className,
}: ChartProps & { size: ChartSize; className?: string | undefined }) {
  const words = await getWords('ledger')
  const giving = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const { bars, lines, months: marks, left, right } = chartLayout(totals, months, purposes, size)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${HEIGHT}`}
      role="img"
      aria-label={words('overview.byMonthAndPurpose', { currency: giving(`codes.${currency}`) })}
    >
      {lines.map(({ amount, y }) => (
        <g key={amount}>
          <line x1={left} x2={right} y1={y} y2={y} data-zero={amount === 0 || undefined} />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {formatMinor(amount, currency, locale)}
          </text>
        </g>
      ))}
      {bars.map(({ month, purpose, raised, ...place }) => (
        <rect key={`${month} ${purpose}`} data-purpose={purpose} {...place}>
          <title>
            {words('overview.bar', {
              month: monthName(month, locale),
              purpose: giving(`purposes.${purpose}`),
              amount: formatMinor(raised, currency, locale),
            })}
          </title>
        </rect>
      ))}
      {marks.map(({ month, x }) => (
        <text key={month} x={x} y={HEIGHT - 8} textAnchor="middle">
          {shortMonth(month, locale)}
        </text>
      ))}
    </svg>
  )
}
