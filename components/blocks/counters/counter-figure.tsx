import type { Locale } from '@/lib/shared/addresses/localized'
import { day } from '@/lib/shared/format/date'
import { number } from '@/lib/shared/format/number'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './counters.module.scss'

interface CounterFigureProps {
  label: string
  value: number
  unit: string
  /** Where the figure comes from; '' where nobody said. */
  source: string
  /** Of when it is, ISO 8601. */
  date: string | null
  locale: Locale
}

/** One figure of the foundation's work, as an item of a CounterList. */
export function CounterFigure({ label, value, unit, source, date, locale }: CounterFigureProps) {
  return (
    <li>
      <strong className={styles.figure}>
        <span data-count={value}>{number(value, locale)}</span>
        {unit && <small {...inLang(unit, locale)}> {unit}</small>}
      </strong>
      <span {...inLang(label, locale)} className={styles.label}>
        {label}
      </span>
      {source && (
        <small className={styles.source}>
          <span {...inLang(source, locale)}>{source}</span>, {day(date, locale)}
        </small>
      )}
    </li>
  )
}
