import { fundName } from '@/lib/giving/books/fund-names'
import { type FundFilter, monthIn } from '@/lib/giving/shared/pledge-filter'
import { CURRENCIES } from '@/lib/shared/money/currency'
import { METHODS, PURPOSES } from '@/lib/shared/money/kinds'
import { DayFields } from '../shared/day-fields'
import { FilterSelect } from '../shared/filter-select'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { monthName } from './month-name'

interface FundFieldsProps {
  filter: FundFilter
  campaigns: Map<number, string>
  /** `2026-11` and others, the latest first. */
  months: string[]
}

/** Fields of a filter that the lists of pledges and of the ledger share. */
export async function FundFields({ filter, campaigns, months }: FundFieldsProps) {
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const month = monthIn(filter)
  const offered = month && !months.includes(month) ? [month, ...months] : months
  return (
    <>
      <FilterSelect
        name="campaign"
        label={words('fields.campaign')}
        chosen={filter.campaign}
        choices={[['general', fundName(campaigns, null, locale)], ...campaigns]}
      />
      <FilterSelect
        name="purpose"
        label={words('fields.purpose')}
        chosen={filter.purpose}
        choices={PURPOSES.map((purpose) => [purpose, words(`purposes.${purpose}`)])}
      />
      <FilterSelect
        name="currency"
        label={words('fields.currency')}
        chosen={filter.currency}
        choices={CURRENCIES.map((currency) => [currency, words(`codes.${currency}`)])}
      />
      <FilterSelect
        name="method"
        label={words('fields.method')}
        chosen={filter.method}
        choices={METHODS.map((method) => [method, words(`methods.${method}`)])}
      />
      <FilterSelect
        name="month"
        label={words('filters.month')}
        chosen={month}
        choices={offered.map((each) => [each, monthName(each, locale)])}
      />
      <DayFields label={words('filters.from')} from={month ? '' : filter.from} to={month ? '' : filter.to} />
    </>
  )
}
