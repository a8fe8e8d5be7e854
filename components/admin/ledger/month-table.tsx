import { Link } from '@payloadcms/ui'
import type { MonthTotal } from '@/lib/giving/lists/overview'
import { daysOf } from '@/lib/giving/shared/pledge-filter'
import { formatMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import type { Purpose } from '@/lib/shared/money/kinds'
import { ledgerAddress } from '../pledges/addresses'
import { monthName } from '../pledges/month-name'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { ScrollableTable } from '../shared/scrollable-table'
import styles from '../shared/tables.module.scss'

interface MonthTableProps {
  currency: Currency
  /** Of this currency. */
  totals: MonthTotal[]
  months: string[]
  purposes: Purpose[]
}

/** The chart's months and amounts, the latest first. */
export async function MonthTable({ currency, totals, months, purposes }: MonthTableProps) {
  const amounts = new Map(totals.map(({ month, purpose, raised }) => [`${month} ${purpose}`, raised]))
  const words = await getWords('ledger')
  const giving = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const caption = words('overview.byMonth', { currency: giving(`codes.${currency}`) })
  return (
    <ScrollableTable label={caption}>
      <table className={`${styles.table} ${styles.figures}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words('columns.month')}</th>
            {purposes.map((purpose) => (
              <th key={purpose} scope="col">
                {giving(`purposes.${purpose}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month}>
              <th scope="row">
                <Link href={ledgerAddress({ currency, ...daysOf(month) })} prefetch={false}>
                  {monthName(month, locale)}
                </Link>
              </th>
              {purposes.map((purpose) => (
                <td key={purpose}>{formatMinor(amounts.get(`${month} ${purpose}`) ?? 0, currency, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
