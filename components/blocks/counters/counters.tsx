import type { Locale } from '@/lib/shared/addresses/localized'
import type { CounterName, SiteSettings } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { number } from '@/lib/shared/format/number'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import { CounterList } from './counter-list'
import styles from './counters.module.scss'

interface CountersProps {
  counters: SiteSettings['counters']
  locale: Locale
}

/** The foundation's work in figures; nothing where it has given none. */
export function Counters({ counters, locale }: CountersProps) {
  const { counters: labels } = useLabels('home')
  const units: [CounterName, string][] = [
    ['totalDonation', labels.million],
    ['projectsFunded', labels.thousand],
    ['kidsNeedHelp', labels.percent],
    ['volunteers', ''],
  ]
  const figures = units.flatMap(([name, unit]) => {
    const counter = counters[name]
    return counter ? [{ ...counter, label: labels[name], unit }] : []
  })
  if (figures.length === 0) return null
  return (
    <section className={styles.band} aria-label={labels.label}>
      <CounterList locale={locale}>
        {figures.map(({ label, value, unit, source, date }) => (
          <li key={label}>
            <strong className={styles.figure}>
              <span data-count={value}>{number(value, locale)}</span>
              {unit && <small> {unit}</small>}
            </strong>
            <span className={styles.label}>{label}</span>
            {source && (
              <small className={styles.source}>
                <span {...inLang(source, locale)}>{source}</span>, {day(date, locale)}
              </small>
            )}
          </li>
        ))}
      </CounterList>
    </section>
  )
}
