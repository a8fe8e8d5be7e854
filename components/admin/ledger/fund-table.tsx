import { Link } from '@payloadcms/ui'
import { fundName } from '@/lib/giving/books/fund-names'
import type { FundLine } from '@/lib/giving/lists/overview'
import { type Days, monthIn } from '@/lib/giving/shared/pledge-filter'
import { formatMinor } from '@/lib/shared/money/amount'
import { pledgesAddress } from '../pledges/addresses'
import { monthName } from '../pledges/month-name'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
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
export async function FundTable({ funds, campaigns, days }: FundTableProps) {
  const words = await getWords('ledger')
  const giving = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  if (funds.length === 0) return <p>{words('overview.nothing')}</p>
  const month = monthIn(days)
  const caption = month
    ? words('overview.raisedIn', { month: monthName(month, locale) })
    : words('overview.raisedAndPromised')
  const within = month ? ({ ...days, days: 'money' } as const) : {}
  return (
    <ScrollableTable label={caption}>
      <table className={`${tables.table} ${styles.funds}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words('columns.fund')}</th>
            <th scope="col" className={styles.beside}>
              {words('columns.purpose')}
            </th>
            <th scope="col">{words('columns.raised')}</th>
            {!month && <th scope="col">{words('columns.promised')}</th>}
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
                  {words('overview.fundIn', {
                    fund: fundName(campaigns, campaign, locale),
                    currency: giving(`codes.${currency}`),
                  })}
                </Link>
                <span className={styles.beneath}>{giving(`purposes.${purpose}`)}</span>
              </th>
              <td className={styles.beside}>{giving(`purposes.${purpose}`)}</td>
              <td>{formatMinor(raised, currency, locale)}</td>
              {!month && <td>{formatMinor(promised ?? 0, currency, locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
