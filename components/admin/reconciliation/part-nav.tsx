import { Link } from '@payloadcms/ui'
import shared from '../shared/shared.module.scss'
import { DESK_PARTS, type DeskPart, deskAddress } from './addresses'
import styles from './reconciliation.module.scss'

interface DeskNavProps {
  current: DeskPart
  /** What waits in those parts where something can. */
  waiting: Partial<Record<DeskPart, number>>
}

export function DeskNav({ current, waiting }: DeskNavProps) {
  return (
    <nav className={styles.parts} aria-label="Parts of the desk">
      {(Object.keys(DESK_PARTS) as DeskPart[]).map((part) => (
        <Link key={part} href={deskAddress(part)} prefetch={false} aria-current={part === current ? 'page' : undefined}>
          {DESK_PARTS[part]}
          {Boolean(waiting[part]) && <span className={shared.count}>{waiting[part]}</span>}
        </Link>
      ))}
    </nav>
  )
}
