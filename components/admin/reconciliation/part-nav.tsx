import { Link } from '@payloadcms/ui'
import { number } from '@/lib/shared/format/number'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { PARTS, type ReconciliationPart, reconciliationAddress } from './addresses'
import styles from './reconciliation.module.scss'

interface PartNavProps {
  current: ReconciliationPart
  /** What waits in those parts where something can. */
  waiting: Partial<Record<ReconciliationPart, number>>
}

export async function PartNav({ current, waiting }: PartNavProps) {
  const words = await getWords('reconciliation')
  const locale = await staffLocaleOfRequest()
  return (
    <nav className={styles.parts} aria-label={words('parts.label')}>
      {PARTS.map((part) => (
        <Link
          key={part}
          href={reconciliationAddress(part)}
          prefetch={false}
          aria-current={part === current ? 'page' : undefined}
        >
          {words(`parts.${part}`)}
          {Boolean(waiting[part]) && <span className={shared.count}>{number(waiting[part] ?? 0, locale)}</span>}
        </Link>
      ))}
    </nav>
  )
}
