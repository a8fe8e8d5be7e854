import { Link } from '@payloadcms/ui'
import shared from '../shared/shared.module.scss'
import { PARTS, type ReconciliationPart, reconciliationAddress } from './addresses'
import styles from './reconciliation.module.scss'

interface PartNavProps {
  current: ReconciliationPart
  /** What waits in those parts where something can. */
  waiting: Partial<Record<ReconciliationPart, number>>
}

export function PartNav({ current, waiting }: PartNavProps) {
  return (
    <nav className={styles.parts} aria-label="Parts of the reconciliation">
      {(Object.keys(PARTS) as ReconciliationPart[]).map((part) => (
        <Link
          key={part}
          href={reconciliationAddress(part)}
          prefetch={false}
          aria-current={part === current ? 'page' : undefined}
        >
          {PARTS[part]}
          {Boolean(waiting[part]) && <span className={shared.count}>{waiting[part]}</span>}
        </Link>
      ))}
    </nav>
  )
}
