import { AUDIT_ACTIONS } from '@/lib/access/audit/actions'
import type { AuditFilter } from '@/lib/access/audit/filter'
import { DayFields } from '../shared/day-fields'
import { FilterButtons } from '../shared/filter-buttons'
import { FilterSelect } from '../shared/filter-select'
import filters from '../shared/filters.module.scss'
import { auditAddress } from './addresses'

interface AuditFiltersProps {
  filter: AuditFilter
  /** Id → e-mail. */
  accounts: Map<number, string>
  /** Slug and name of each. */
  subjects: [string, string][]
}

/** The log's filter: a plain GET form, which works without JavaScript. */
export function AuditFilters({ filter, accounts, subjects }: AuditFiltersProps) {
  const acts = Object.entries(AUDIT_ACTIONS).map(([act, words]): [string, string] => [act, `… ${words}`])
  return (
    <search className={filters.filters}>
      <form action={auditAddress()}>
        <div className={filters.fields}>
          <FilterSelect name="account" label="Who" chosen={filter.account} choices={[...accounts]} />
          <FilterSelect name="act" label="What" chosen={filter.act} choices={acts} />
          <FilterSelect name="subject" label="Of" chosen={filter.subject} choices={subjects} />
          <DayFields label="From" from={filter.from} to={filter.to} />
        </div>
        <FilterButtons all={auditAddress()} />
      </form>
    </search>
  )
}
