import { Link } from '@payloadcms/ui'
import type { BankLineReason, PledgeReason } from '@/lib/giving/shared/reconciliation-types'
import { getWords } from '../shared/request-words'
import { type ReconciliationPart, reconciliationAddress } from './addresses'
import styles from './reconciliation.module.scss'
import { countReasons } from './row-list'

type Reason = BankLineReason | PledgeReason

interface ReasonFilterProps {
  part: ReconciliationPart
  all: { reason: Reason }[]
  /** The reason that is shown alone; '' for all. */
  current: string
}

/** Filter of a list by reason; nothing where all rows have the same. */
export async function ReasonFilter({ part, all, current }: ReasonFilterProps) {
  const counts = countReasons(all)
  if (counts.size < 2 && !current) return null
  const words = await getWords('reconciliation')
  const link = (reason: Reason | '', count: number) => (
    <Link
      key={reason}
      href={reconciliationAddress(part, { reason })}
      prefetch={false}
      aria-current={reason === current ? 'page' : undefined}
    >
      {words('reasons.counted', { reason: words(`reasons.${reason || 'all'}`), count })}
    </Link>
  )
  return (
    <nav className={styles.parts} aria-label={words('reasons.label')}>
      {link('', all.length)}
      {[...counts].map(([reason, count]) => link(reason, count))}
    </nav>
  )
}
