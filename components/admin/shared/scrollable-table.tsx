import type { ReactNode } from 'react'
import styles from './tables.module.scss'

interface ScrollableTableProps {
  /** Accessible name: the region takes the keyboard's focus. */
  label: string
  /** A table that may be wider than its screen. */
  children: ReactNode
}

/** Container that scrolls its table horizontally, by touch, wheel or keys, where the screen is narrower. */
export function ScrollableTable({ label, children }: ScrollableTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys (WCAG 2.2, 2.1.1).
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
