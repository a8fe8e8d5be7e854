import type { ReactNode } from 'react'
import styles from './card-grid.module.scss'

interface CardGridProps {
  /** The first card is large and stands beside its text. */
  lead?: boolean
  children: ReactNode
}

/** Three cards a row, two on tablets, one on phones. */
export function CardGrid({ lead = false, children }: CardGridProps) {
  return <div className={`${styles.grid} ${lead ? styles.lead : ''}`}>{children}</div>
}

/** For skeletons that stand where a grid will. */
export const cardGridClass = styles.grid
