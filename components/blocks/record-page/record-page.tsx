import type { ReactNode } from 'react'
import styles from './record-page.module.scss'

interface RecordPageProps {
  children: ReactNode
  /** Beside the article from tablets on, below it on phones. */
  aside: ReactNode
}

/** The page of one record: an article, and what goes with it. */
export function RecordPage({ children, aside }: RecordPageProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <article>{children}</article>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
