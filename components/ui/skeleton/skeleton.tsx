import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import styles from './skeleton.module.scss'

const CARDS = ['first', 'second', 'third', 'fourth']

interface SkeletonProps {
  label: string
  /** The grid that the cards will stand in, so that nothing jumps when they come. */
  className?: string
  cards?: number
}

export function Skeleton({ label, className, cards = 3 }: SkeletonProps) {
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {CARDS.slice(0, cards).map((card) => (
        <div key={card} className={styles.card} aria-hidden="true">
          <i className={styles.picture} />
          <i className={styles.tag} />
          <i className={styles.title} />
          <i className={styles.line} />
          <i className={styles.line} />
        </div>
      ))}
    </div>
  )
}
