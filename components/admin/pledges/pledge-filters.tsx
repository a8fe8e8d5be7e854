import { Link } from '@payloadcms/ui'
import { DAY_KINDS, type PledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { PLEDGE_STATES, type PledgeState } from '@/lib/giving/shared/states'
import { PLEDGE_SOURCES } from '@/lib/shared/money/kinds'
import { FilterButtons } from '../shared/filter-buttons'
import { FilterSelect } from '../shared/filter-select'
import styles from '../shared/filters.module.scss'
import list from '../shared/list.module.scss'
import shared from '../shared/shared.module.scss'
import { pledgesAddress } from './addresses'
import { FundFields } from './fund-fields'

interface PledgeFiltersProps {
  filter: PledgeFilter
  counts: Map<PledgeState, number>
  suspected: number
  campaigns: Map<number, string>
  months: string[]
}

/** Links and a plain form: they work before any script has come. */
export function PledgeFilters({ filter, counts, suspected, campaigns, months }: PledgeFiltersProps) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const chips: [PledgeState | '', string, number][] = [
    ['', 'All', all],
    ...Object.entries(PLEDGE_STATES).map(([state, label]): [PledgeState, string, number] => [
      state as PledgeState,
      label,
      counts.get(state as PledgeState) ?? 0,
    ]),
  ]
  return (
    <search className={styles.filters}>
      <form action={pledgesAddress()}>
        <label className={styles.words}>
          <span>Reference, name, phone, e-mail or transaction ID</span>
          <input type="search" name="q" defaultValue={filter.q} key={filter.q} maxLength={100} dir="auto" />
        </label>
        <details className={styles.more} open={isNarrowed(filter)}>
          <summary className={shared.button}>Filters</summary>
          <div className={styles.fields}>
            <FundFields filter={filter} campaigns={campaigns} months={months} />
            <label>
              <span>Days are those when</span>
              <select name="days" defaultValue={filter.days} key={filter.days}>
                {Object.entries(DAY_KINDS).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
            <FilterSelect
              name="source"
              label="Came by"
              chosen={filter.source}
              choices={Object.entries(PLEDGE_SOURCES)}
            />
          </div>
        </details>
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
        {filter.suspected && <input type="hidden" name="suspected" value="yes" />}
        <FilterButtons all={pledgesAddress()} />
      </form>
      <nav aria-label="States" className={list.tabs}>
        {chips.map(([state, label, count]) => (
          <Link
            key={label}
            href={pledgesAddress({ ...filter, state })}
            prefetch={false}
            aria-current={filter.state === state ? 'page' : undefined}
          >
            {label} <span>{count}</span>
          </Link>
        ))}
      </nav>
      {filter.suspected ? (
        <p>
          These look like spam. Nobody was told of them, and they count as promised nowhere.{' '}
          <Link href={pledgesAddress({ ...filter, suspected: false })}>Back to the others</Link>
        </p>
      ) : (
        suspected > 0 && (
          <p>
            <Link href={pledgesAddress({ ...filter, state: '', suspected: true })} prefetch={false}>
              {suspected} suspected of being spam
            </Link>
          </p>
        )
      )}
    </search>
  )
}

const isNarrowed = ({ campaign, purpose, currency, method, source, from, to }: PledgeFilter): boolean =>
  Boolean(campaign || purpose || currency || method || source || from || to)
