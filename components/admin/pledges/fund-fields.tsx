import { GENERAL_FUND } from '@/lib/giving/books/fund-names'
import { type FundFilter, monthIn } from '@/lib/giving/shared/pledge-filter'
import { METHODS, MINOR_DIGITS, PURPOSES } from '@/lib/shared/money/kinds'
import { DayFields } from '../shared/day-fields'
import { FilterSelect } from '../shared/filter-select'
import { monthName } from './month-name'

interface FundFieldsProps {
  filter: FundFilter
  campaigns: Map<number, string>
  /** `2026-11` and others, the latest first. */
  months: string[]
}

/** Fields of a filter that the lists of pledges and of the ledger share. */
export function FundFields({ filter, campaigns, months }: FundFieldsProps) {
  const month = monthIn(filter)
  const offered = month && !months.includes(month) ? [month, ...months] : months
  return (
    <>
      <FilterSelect
        name="campaign"
        label="Campaign"
        chosen={filter.campaign}
        choices={[['general', GENERAL_FUND], ...campaigns]}
      />
      <FilterSelect name="purpose" label="Purpose" chosen={filter.purpose} choices={Object.entries(PURPOSES)} />
      <FilterSelect
        name="currency"
        label="Currency"
        chosen={filter.currency}
        choices={Object.keys(MINOR_DIGITS).map((currency) => [currency, currency])}
      />
      <FilterSelect name="method" label="Method" chosen={filter.method} choices={Object.entries(METHODS)} />
      <FilterSelect
        name="month"
        label="Month"
        chosen={month}
        choices={offered.map((each) => [each, monthName(each)])}
      />
      <DayFields label="Or from" from={month ? '' : filter.from} to={month ? '' : filter.to} />
    </>
  )
}
