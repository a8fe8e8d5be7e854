import type { ReactNode } from 'react'
import styles from './description-list.module.scss'

/** Description list of names and values; empty values are left out. */
export function DescriptionList({ facts }: { facts: Record<string, ReactNode> }) {
  const filled = Object.entries(facts).filter(([, value]) => value)
  return (
    <dl className={styles.facts}>
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
