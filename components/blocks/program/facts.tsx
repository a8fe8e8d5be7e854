import { Panel } from '../record-page/panel'
import styles from './facts.module.scss'

interface FactsProps {
  heading: string
  facts: readonly { name: string; value: string }[]
}

/** What is worth knowing at a glance: hours, numbers. */
export function Facts({ heading, facts }: FactsProps) {
  return (
    <Panel heading={heading}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
