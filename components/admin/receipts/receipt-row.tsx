import { Link } from '@payloadcms/ui'
import type { ReceiptLine } from '@/lib/giving/receipts/receipt-list'
import { localDigits } from '@/lib/shared/format/digits'
import { formatMinor } from '@/lib/shared/money/amount'
import { receiptAddress } from '../pledges/addresses'
import styles from '../pledges/pledge-list-row.module.scss'
import { DateTime } from '../shared/date-time'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import rows from '../shared/rows.module.scss'

export async function ReceiptRow({
  line: { id, number, donor, amount, currency, state, issuedAt },
}: {
  line: ReceiptLine
}) {
  const words = await getWords('receipts')
  const locale = await staffLocaleOfRequest()
  return (
    <li className={rows.row}>
      <Link href={receiptAddress(id)} prefetch={false}>
        <strong>
          <bdi>{donor}</bdi>
        </strong>
        <strong className={styles.amount}>{formatMinor(amount, currency, locale)}</strong>
        <span className={styles.reference}>{localDigits(number, locale)}</span>
        <span className={rows.state} data-state={state}>
          {words(`states.${state}`)}
        </span>
        <DateTime at={issuedAt} short />
      </Link>
    </li>
  )
}
