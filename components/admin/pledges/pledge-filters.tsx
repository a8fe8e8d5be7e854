import { Link } from '@payloadcms/ui'
import { DAY_KINDS, type PledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { PLEDGE_STATES, type PledgeState } from '@/lib/giving/shared/states'
import { number } from '@/lib/shared/format/number'
import { PLEDGE_SOURCES } from '@/lib/shared/money/kinds'
import { FilterButtons } from '../shared/filter-buttons'
import { FilterSelect } from '../shared/filter-select'
import styles from '../shared/filters.module.scss'
import list from '../shared/list.module.scss'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
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
export async function PledgeFilters({ filter, counts, suspected, campaigns, months }: PledgeFiltersProps) {
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const chips: [PledgeState | '', string, number][] = [
    ['', words('filters.all'), all],
    ...PLEDGE_STATES.map((state): [PledgeState, string, number] => [
      state,
      words(`states.${state}`),
      counts.get(state) ?? 0,
    ]),
  ]
  return (
    <search className={styles.filters}>
      <form action={pledgesAddress()}>
        <label className={styles.words}>
          <span>{words('filters.search')}</span>
          <input type="search" name="q" defaultValue={filter.q} key={filter.q} maxLength={100} dir="auto" />
        </label>
        <details className={styles.more} open={isNarrowed(filter)}>
          <summary className={shared.button}>{words('filters.more')}</summary>
          <div className={styles.fields}>
            <FundFields filter={filter} campaigns={campaigns} months={months} />
            <label>
              <span>{words('filters.days')}</span>
              <select name="days" defaultValue={filter.days} key={filter.days}>
                {DAY_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {words(`filters.dayKinds.${kind}`)}
                  </option>
                ))}
              </select>
            </label>
            <FilterSelect
              name="source"
              label={words('fields.source')}
              chosen={filter.source}
              choices={PLEDGE_SOURCES.map((source) => [source, words(`sources.${source}`)])}
            />
          </div>
        </details>
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
        {filter.suspected && <input type="hidden" name="suspected" value="yes" />}
        <FilterButtons all={pledgesAddress()} />
      </form>
      <nav aria-label={words('filters.states')} className={list.tabs}>
        {chips.map(([state, label, count]) => (
          <Link
            key={state}
            href={pledgesAddress({ ...filter, state })}
            prefetch={false}
            aria-current={filter.state === state ? 'page' : undefined}
          >
            {label} <span>{number(count, locale)}</span>
          </Link>
        ))}
      </nav>
      {filter.suspected ? (
        <p>
          {words('filters.apart')}{' '}
          <Link href={pledgesAddress({ ...filter, suspected: false })}>{words('filters.back')}</Link>
        </p>
      ) : (
        suspected > 0 && (
          <p>
            <Link href={pledgesAddress({ ...filter, state: '', suspected: true })} prefetch={false}>
              {words('filters.suspected', { count: suspected })}
            </Link>
          </p>
        )
      )}
    </search>
  )
}

const isNarrowed = ({ campaign, purpose, currency, method, source, from, to }: PledgeFilter): boolean =>
  Boolean(campaign || purpose || currency || method || source || from || to)
