import type { CurrencyAndPurpose } from '@/lib/giving/lists/totals'
import { formatMinor } from '@/lib/shared/money/amount'
import { PURPOSES } from '@/lib/shared/money/kinds'
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
export function TotalTable<Total extends CurrencyAndPurpose>({
  caption,
  totals,
  columns,
  counted,
}: TotalTableProps<Total>) {
  if (totals.length === 0) return null
  return (
    <ScrollableTable label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">Purpose</th>
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
              <th scope="row">{total.currency}</th>
              <td>{PURPOSES[total.purpose]}</td>
              {counted && <td>{counted[1](total)}</td>}
              {columns.map(([head, amountOf]) => (
                <td key={head}>{formatMinor(amountOf(total), total.currency, 'en')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
