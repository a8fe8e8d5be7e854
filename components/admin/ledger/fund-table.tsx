import { Link } from '@payloadcms/ui'
import { fundName } from '@/lib/giving/books/fund-names'
import type { FundLine } from '@/lib/giving/lists/overview'
import { type Days, monthIn } from '@/lib/giving/shared/pledge-filter'
import { formatMinor } from '@/lib/shared/money/amount'
import { PURPOSES } from '@/lib/shared/money/kinds'
import { pledgesAddress } from '../pledges/addresses'
import { monthName } from '../pledges/month-name'
import { ScrollableTable } from '../shared/scrollable-table'
import tables from '../shared/tables.module.scss'
import styles from './fund-table.module.scss'

interface FundTableProps {
  funds: FundLine[]
  campaigns: Map<number, string>
  /** Days that are meant; none for all the time. */
  days: Days
}

/**
 * Every fund by itself: campaign, purpose and currency. What is promised stands apart. On a phone a purpose
 * stands beneath its fund, so that the figures are seen at once.
 */
export function FundTable({ funds, campaigns, days }: FundTableProps) {
  if (funds.length === 0) return <p>Nothing was raised or promised then.</p>
  const month = monthIn(days)
  const caption = month ? `Raised in ${monthName(month)}` : 'Raised and promised'
  const within = month ? ({ ...days, days: 'money' } as const) : {}
  return (
    <ScrollableTable label={caption}>
      <table className={`${tables.table} ${styles.funds}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Fund</th>
            <th scope="col" className={styles.beside}>
              Purpose
            </th>
            <th scope="col">Raised</th>
            {!month && <th scope="col">Promised</th>}
          </tr>
        </thead>
        <tbody>
          {funds.map(({ campaign, currency, purpose, raised, promised }) => (
            <tr key={`${campaign} ${currency} ${purpose}`}>
              <th scope="row">
                <Link
                  href={pledgesAddress({ campaign: campaign ?? 'general', currency, purpose, ...within })}
                  prefetch={false}
                >
                  {`${fundName(campaigns, campaign)}, ${currency}`}
                </Link>
                <span className={styles.beneath}>{PURPOSES[purpose]}</span>
              </th>
              <td className={styles.beside}>{PURPOSES[purpose]}</td>
              <td>{formatMinor(raised, currency, 'en')}</td>
              {!month && <td>{formatMinor(promised ?? 0, currency, 'en')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
