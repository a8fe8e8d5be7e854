import { Link } from '@payloadcms/ui'
import { fundName } from '@/lib/giving/books/fund-names'
import type { LedgerLine } from '@/lib/giving/lists/ledger-list'
import { signedBy } from '@/lib/giving/shared/signed-by'
import { formatMinor } from '@/lib/shared/money/amount'
import { pledgeAddress } from '../pledges/addresses'
import { DateTime } from '../shared/date-time'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { ScrollableTable } from '../shared/scrollable-table'
import styles from '../shared/tables.module.scss'

const HEADS = ['gift', 'amount', 'moneyOn', 'fund', 'purpose', 'method', 'by'] as const

interface EntriesProps {
  lines: LedgerLine[]
  campaigns: Map<number, string>
}

export async function Entries({ lines, campaigns }: EntriesProps) {
  const words = await getWords('ledger')
  const giving = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  if (lines.length === 0) return <p>{words('noneFound')}</p>
  return (
    <ScrollableTable label={words('entries')}>
      <table className={`${styles.table} ${styles.figures} ${styles.entries}`}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {words(`columns.${head}`)}
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
                <td>{formatMinor(kind === 'verified' ? amount : -amount, currency, locale)}</td>
                <td>
                  <DateTime at={moneyAt} short />
                </td>
                <td>{fundName(campaigns, campaign, locale)}</td>
                <td>{giving(`purposes.${purpose}`)}</td>
                <td>{giving(`methods.${method}`)}</td>
                <td dir="auto">{signedBy(by, byAccount, giving)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
