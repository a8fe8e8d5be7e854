import { Progress } from '@/components/ui/progress/progress'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { Currency } from '@/lib/shared/money/currency'
import { formatMajor } from '@/lib/shared/money/format'
import styles from './raised.module.scss'

interface RaisedProps {
  /** In the currency's main unit. */
  raised: number
  goal: number
  /** Told apart from what was raised. */
  promised?: number
  currency: Currency
  percent: number
  /** What it was raised for. */
  about: string
  /** The percentage stands between the figures too, as it always does above the goal. */
  written?: boolean
  locale: Locale
  labels: { raised: string; goal: string; progress: string; promised: string }
  className?: string
}

/** A card's bar, and its two figures. */
export function Raised(props: RaisedProps) {
  const { raised, goal, promised = 0, currency, percent, about, locale, labels, className = '' } = props
  const { written = percent > 100 } = props
  const figure = number(percent, locale)
  return (
    <div className={`${styles.raised} ${className}`}>
      <Progress percent={percent} label={about} text={fill(labels.progress, { percent: figure })} />
      <p>
        <span>
          {labels.raised} <strong>{formatMajor(raised, currency, locale)}</strong>
        </span>
        {written && <span className={styles.percent}>{`${figure}%`}</span>}
        <span>
          {labels.goal} <strong>{formatMajor(goal, currency, locale)}</strong>
        </span>
      </p>
      {promised > 0 && <p>{fill(labels.promised, { amount: formatMajor(promised, currency, locale) })}</p>}
    </div>
  )
}
