import { currenciesOf, type MonthTotal } from '@/lib/giving/lists/overview'
import { PURPOSES } from '@/lib/shared/money/kinds'
import { getWords } from '../shared/request-words'
import { Chart } from './chart'
import styles from './ledger.module.scss'
import { MonthTable } from './month-table'

/** A chart of the latest months for each currency, with its table: currencies share no scale. */
export async function MonthCharts({ totals, months }: { totals: MonthTotal[]; months: string[] }) {
  const words = await getWords('ledger')
  const giving = await getWords('pledges')
  return currenciesOf(totals).map((currency) => {
    const some = totals.filter((total) => total.currency === currency)
    const purposes = PURPOSES.filter((purpose) => some.some((total) => total.purpose === purpose))
    const shown = { currency, totals: some, months, purposes }
    return (
      <section key={currency} className={styles.part}>
        <h2>{words('overview.lastMonths', { count: months.length, currency: giving(`codes.${currency}`) })}</h2>
        <Chart {...shown} />
        <MonthTable {...shown} />
      </section>
    )
  })
}
