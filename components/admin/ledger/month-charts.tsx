import { currenciesOf, type MonthTotal } from '@/lib/giving/lists/overview'
import { PURPOSES, type Purpose } from '@/lib/shared/money/kinds'
import { Chart } from './chart'
import styles from './ledger.module.scss'
import { MonthTable } from './month-table'

const ALL = Object.keys(PURPOSES) as Purpose[]

/** A chart of the latest months for each currency, with its table: currencies share no scale. */
export function MonthCharts({ totals, months }: { totals: MonthTotal[]; months: string[] }) {
  return currenciesOf(totals).map((currency) => {
    const some = totals.filter((total) => total.currency === currency)
    const purposes = ALL.filter((purpose) => some.some((total) => total.purpose === purpose))
    const shown = { currency, totals: some, months, purposes }
    return (
      <section key={currency} className={styles.part}>
        <h2>{`The last ${months.length} months in ${currency}`}</h2>
        <Chart {...shown} />
        <MonthTable {...shown} />
      </section>
    )
  })
}
