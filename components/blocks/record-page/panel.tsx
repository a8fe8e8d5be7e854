import type { ReactNode } from 'react'
import styles from './panel.module.scss'

/** A white panel of a sidebar, under its heading. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
