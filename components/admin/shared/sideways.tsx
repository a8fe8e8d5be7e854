import type { ReactNode } from 'react'
import styles from './tables.module.scss'

interface SidewaysProps {
  /** What is in it: it is a stop of the keyboard's. */
  label: string
  /** A table that may be wider than its screen. */
  children: ReactNode
}

/** Scrolls its table sideways, by touch, wheel or keys, where the screen is narrower. */
export function Sideways({ label, children }: SidewaysProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys (WCAG 2.2, 2.1.1).
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
