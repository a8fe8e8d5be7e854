import { Link } from '@payloadcms/ui'
import type { BankLineReason, PledgeReason } from '@/lib/giving/shared/reconciliation-types'
import { type ReconciliationPart, reconciliationAddress } from './addresses'
import styles from './reconciliation.module.scss'
import { countReasons } from './row-list'

const REASONS = {
  noPledge: 'No gift for it',
  severalFit: 'Several fit',
  usedTwice: 'ID used twice',
  otherCurrency: 'Other currency',
  otherMethod: 'Other method',
  notSeenYet: 'Not seen yet',
  noMoney: 'Overdue',
  setAside: 'Money set aside',
} as const satisfies Record<BankLineReason | PledgeReason, string>

interface ReasonFilterProps {
  part: ReconciliationPart
  all: { reason: BankLineReason | PledgeReason }[]
  /** The reason that is shown alone; '' for all. */
  current: string
}

/** Filter of a list by reason; nothing where all rows have the same. */
export function ReasonFilter({ part, all, current }: ReasonFilterProps) {
  const counts = countReasons(all)
  if (counts.size < 2 && !current) return null
  const link = (reason: string, label: string, count: number) => (
    <Link
      key={reason}
      href={reconciliationAddress(part, { reason })}
      prefetch={false}
      aria-current={reason === current ? 'page' : undefined}
    >
      {`${label} ${count}`}
    </Link>
  )
  return (
    <nav className={styles.parts} aria-label="Reasons">
      {link('', 'All', all.length)}
      {[...counts].map(([reason, count]) => link(reason, REASONS[reason as keyof typeof REASONS], count))}
    </nav>
  )
}
