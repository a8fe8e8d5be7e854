import styles from './skeleton.module.scss'

const CARDS = ['first', 'second', 'third', 'fourth']

interface SkeletonProps {
  label: string
  /** The grid that the cards will stand in, so that nothing jumps when they come. */
  className?: string
  cards?: number
}

/** What stands for a list on its way: the word for it, and cards that shimmer. */
export function Skeleton({ label, className, cards = 3 }: SkeletonProps) {
  return (
    <div aria-busy="true">
      <p className={styles.label}>{label}</p>
      <div className={className} aria-hidden="true">
        {CARDS.slice(0, cards).map((card) => (
          <div key={card} className={styles.card}>
            <i className={styles.picture} />
            <i className={styles.tag} />
            <i className={styles.title} />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  )
}
