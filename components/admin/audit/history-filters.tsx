import { ACTS } from '@/lib/access/audit/acts'
import type { HistoryFilter } from '@/lib/access/audit/filter'
import { Choice } from '../shared/choice'
import { DayFields } from '../shared/day-fields'
import { FilterButtons } from '../shared/filter-buttons'
import filters from '../shared/filters.module.scss'
import { historyAddress } from './addresses'

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
    <search className={filters.filters}>
      <form action={historyAddress()}>
        <div className={filters.fields}>
          <Choice name="account" label="Who" chosen={filter.account} choices={[...accounts]} />
          <Choice name="act" label="What" chosen={filter.act} choices={acts} />
          <Choice name="subject" label="Of" chosen={filter.subject} choices={subjects} />
          <DayFields label="From" from={filter.from} to={filter.to} />
        </div>
        <FilterButtons all={historyAddress()} />
      </form>
    </search>
  )
}
