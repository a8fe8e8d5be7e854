import { day } from '@/lib/shared/format/date'
import { number } from '@/lib/shared/format/number'
import { inLang } from '@/lib/shared/i18n/text-language'
import { CounterList } from '../counters/counter-list'
import styles from '../counters/counters.module.scss'
import { useLabels } from '../labels'
import type { BlockProps } from './block-props'

/** Figures, each with where it comes from. */
export function CountersBlock({ block: { counters }, parts: { locale } }: BlockProps<'counters'>) {
  const { counters: labels } = useLabels('home')
  return (
    <section className={styles.band} aria-label={labels.label}>
      <CounterList locale={locale}>
        {counters.map(({ label, value, unit, source, date }) => (
          <li key={label}>
            <strong className={styles.figure}>
              <span data-count={value}>{number(value, locale)}</span>
              {unit && <small {...inLang(unit, locale)}> {unit}</small>}
            </strong>
            <span {...inLang(label, locale)} className={styles.label}>
              {label}
            </span>
            <small className={styles.source}>
              <span {...inLang(source, locale)}>{source}</span>, {day(date, locale)}
            </small>
          </li>
        ))}
      </CounterList>
    </section>
  )
}
