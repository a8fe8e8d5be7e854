import { Link } from '@payloadcms/ui'
import { RECEIPT_STATES, type ReceiptLine } from '@/lib/giving/receipts/receipt-list'
import { formatMinor } from '@/lib/shared/money/amount'
import { receiptAddress } from '../pledges/addresses'
import styles from '../pledges/pledge-list-row.module.scss'
import { DateTime } from '../shared/date-time'
import rows from '../shared/rows.module.scss'

export function ReceiptRow({ line: { id, number, donor, amount, currency, state, issuedAt } }: { line: ReceiptLine }) {
  return (
    <li className={rows.row}>
      <Link href={receiptAddress(id)} prefetch={false}>
        <strong>
          <bdi>{donor}</bdi>
        </strong>
        <strong className={styles.amount}>{formatMinor(amount, currency, 'en')}</strong>
        <span className={styles.reference}>{number}</span>
        <span className={rows.state} data-state={state}>
          {RECEIPT_STATES[state]}
        </span>
        <DateTime at={issuedAt} short />
      </Link>
    </li>
  )
}
