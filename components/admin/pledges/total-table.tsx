import type { CurrencyAndPurpose } from '@/lib/giving/lists/totals'
import { number } from '@/lib/shared/format/number'
import { formatMinor } from '@/lib/shared/money/amount'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { ScrollableTable } from '../shared/scrollable-table'
import styles from '../shared/tables.module.scss'

interface TotalTableProps<Total extends CurrencyAndPurpose> {
  caption: string
  totals: Total[]
  /** Head and amount of each column, in minor units. */
  columns: [string, (total: Total) => number][]
  /** A column of numbers that are no money. */
  counted?: [string, (total: Total) => number]
}

/** A line for each currency and purpose: nothing is added across them. */
export async function TotalTable<Total extends CurrencyAndPurpose>({
  caption,
  totals,
  columns,
  counted,
}: TotalTableProps<Total>) {
  if (totals.length === 0) return null
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  return (
    <ScrollableTable label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words('fields.currency')}</th>
            <th scope="col">{words('fields.purpose')}</th>
            {counted && <th scope="col">{counted[0]}</th>}
            {columns.map(([head]) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={`${total.currency} ${total.purpose}`}>
              <th scope="row">{words(`codes.${total.currency}`)}</th>
              <td>{words(`purposes.${total.purpose}`)}</td>
              {counted && <td>{number(counted[1](total), locale)}</td>}
              {columns.map(([head, amountOf]) => (
                <td key={head}>{formatMinor(amountOf(total), total.currency, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
