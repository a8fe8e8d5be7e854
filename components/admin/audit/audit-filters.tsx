import { AUDIT_ACTIONS } from '@/lib/access/audit/actions'
import type { AuditFilter } from '@/lib/access/audit/filter'
import { actionLabel } from '@/lib/access/audit/labels'
import { DayFields } from '../shared/day-fields'
import { FilterButtons } from '../shared/filter-buttons'
import { FilterSelect } from '../shared/filter-select'
import filters from '../shared/filters.module.scss'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { auditAddress } from './addresses'

interface AuditFiltersProps {
  filter: AuditFilter
  /** Id → e-mail. */
  accounts: Map<number, string>
  /** Slug and name of each. */
  subjects: [string, string][]
}

/** The log's filter: a plain GET form, which works without JavaScript. */
export async function AuditFilters({ filter, accounts, subjects }: AuditFiltersProps) {
  const words = await getWords('audit')
  const locale = await staffLocaleOfRequest()
  const acts = AUDIT_ACTIONS.map((act): [string, string] => [
    act,
    words('filter.actChoice', { act: actionLabel(act, locale) }),
  ])
  return (
    <search className={filters.filters}>
      <form action={auditAddress()}>
        <div className={filters.fields}>
          <FilterSelect name="account" label={words('filter.who')} chosen={filter.account} choices={[...accounts]} />
          <FilterSelect name="act" label={words('filter.act')} chosen={filter.act} choices={acts} />
          <FilterSelect name="subject" label={words('filter.subject')} chosen={filter.subject} choices={subjects} />
          <DayFields label={words('filter.from')} from={filter.from} to={filter.to} />
        </div>
        <FilterButtons all={auditAddress()} />
      </form>
    </search>
  )
}
