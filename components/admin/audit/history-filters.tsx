import { Link } from '@payloadcms/ui'
import { ACTS } from '@/lib/audit/acts'
import type { HistoryFilter } from '@/lib/audit/filter'
import { Choice } from '../gifts/fund-fields'
import shared from '../shared/shared.module.scss'
import { historyAddress } from './addresses'
import styles from './history.module.scss'

interface HistoryFiltersProps {
  filter: HistoryFilter
  /** Id → e-mail. */
  accounts: Map<number, string>
  /** Slug and name of each. */
  subjects: [string, string][]
}

/** A plain form: it works before any script has come. */
export function HistoryFilters({ filter, accounts, subjects }: HistoryFiltersProps) {
  const acts = Object.entries(ACTS).map(([act, words]): [string, string] => [act, `… ${words}`])
  return (
    <search className={styles.filters}>
      <form action={historyAddress()}>
        <Choice name="account" label="Who" chosen={filter.account} choices={[...accounts]} />
        <Choice name="act" label="What" chosen={filter.act} choices={acts} />
        <Choice name="subject" label="Of" chosen={filter.subject} choices={subjects} />
        <label>
          <span>From</span>
          <input type="date" name="from" defaultValue={filter.from} key={`from ${filter.from}`} />
        </label>
        <label>
          <span>to</span>
          <input type="date" name="to" defaultValue={filter.to} key={`to ${filter.to}`} />
        </label>
        <div className={styles.buttons}>
          <button type="submit" className={`${shared.button} ${shared.main}`}>
            Search
          </button>
          <Link href={historyAddress()} prefetch={false} className={shared.button}>
            Show all
          </Link>
        </div>
      </form>
    </search>
  )
}
