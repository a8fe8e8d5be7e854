import { Link } from '@payloadcms/ui'
import { fundName } from '@/lib/giving/books/fund-names'
import type { LedgerLine } from '@/lib/giving/lists/ledger-list'
import { signedBy } from '@/lib/shared/format/signed-by'
import { formatMinor } from '@/lib/shared/money/amount'
import { METHODS, PURPOSES } from '@/lib/shared/money/kinds'
import { pledgeAddress } from '../pledges/addresses'
import { DateTime } from '../shared/date-time'
import { ScrollableTable } from '../shared/scrollable-table'
import styles from '../shared/tables.module.scss'

interface EntriesProps {
  lines: LedgerLine[]
  campaigns: Map<number, string>
}

export function Entries({ lines, campaigns }: EntriesProps) {
  if (lines.length === 0) return <p>No entry is found by these filters.</p>
  return (
    <ScrollableTable label="Entries">
      <table className={`${styles.table} ${styles.figures} ${styles.entries}`}>
        <thead>
          <tr>
            {['Gift', 'Amount', 'Money on', 'Fund', 'Purpose', 'Method', 'By'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(
            ({ id, kind, pledge, reference, campaign, purpose, method, currency, amount, moneyAt, by, byAccount }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={pledgeAddress(pledge)} prefetch={false}>
                    {reference}
                  </Link>
                </th>
                <td>{formatMinor(kind === 'verified' ? amount : -amount, currency, 'en')}</td>
                <td>
                  <DateTime at={moneyAt} short />
                </td>
                <td>{fundName(campaigns, campaign)}</td>
                <td>{PURPOSES[purpose]}</td>
                <td>{METHODS[method]}</td>
                <td dir="auto">{signedBy(by, byAccount)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
