import { CounterFigure } from '../counters/counter-figure'
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
        {counters.map((figure) => (
          <CounterFigure key={figure.label} {...figure} locale={locale} />
        ))}
      </CounterList>
    </section>
  )
}
