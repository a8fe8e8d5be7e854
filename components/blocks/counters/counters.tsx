import type { Locale } from '@/lib/shared/addresses/localized'
import type { SiteSettings } from '@/lib/shared/content/types'
import { number } from '@/lib/shared/format/number'
import { useLabels } from '../labels'
import { CounterList } from './counter-list'
import styles from './counters.module.scss'

interface CountersProps {
  counters: SiteSettings['counters']
  locale: Locale
}

export function Counters({ counters, locale }: CountersProps) {
  const { counters: labels } = useLabels('home')
  const figures = [
    { label: labels.totalDonation, value: counters.totalDonation, unit: labels.million },
    { label: labels.projectsFunded, value: counters.projectsFunded, unit: labels.thousand },
    { label: labels.kidsNeedHelp, value: counters.kidsNeedHelp, unit: labels.percent },
    { label: labels.volunteers, value: counters.volunteers },
  ]
  return (
    <section className={styles.band} aria-label={labels.label}>
      <CounterList locale={locale}>
        {figures.map(({ label, value, unit }) => (
          <li key={label}>
            <strong className={styles.figure}>
              <span data-count={value}>{number(value, locale)}</span>
              {unit && <small> {unit}</small>}
            </strong>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </CounterList>
    </section>
  )
}
