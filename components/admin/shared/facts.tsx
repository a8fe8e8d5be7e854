import type { ReactNode } from 'react'
import styles from './facts.module.scss'

/** Names and values; those without one are left out. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
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
