import type { Locale } from '@/lib/shared/addresses/localized'
import type { CounterName, SiteSettings } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { CounterFigure } from './counter-figure'
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
        {figures.map((figure) => (
          <CounterFigure key={figure.label} {...figure} locale={locale} />
        ))}
      </CounterList>
    </section>
  )
}
