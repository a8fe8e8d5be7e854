import Link from 'next/link'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { STATUSES, type Status } from '@/lib/community/shared/volunteer-status'
import { offeredFor, type Places } from '@/lib/community/volunteers/assignments'
import { number } from '@/lib/shared/format/number'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { listAddress } from './addresses'
import styles from './list-filters.module.scss'

interface ListFiltersProps extends Places {
  filter: VolunteerFilter
  counts: Map<Status, number>
  suspected: number
}

/** Filters of the list: links and a plain GET form, which work without JavaScript. */
export async function ListFilters({ filter, counts, suspected, titles, offered }: ListFiltersProps) {
  const words = await getWords('volunteers')
  const locale = await staffLocaleOfRequest()
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const chips: [Status | '', string, number][] = [
    ['', words('list.all'), all],
    ...STATUSES.map((status): [Status, string, number] => [
      status,
      words(`statuses.${status}`),
      counts.get(status) ?? 0,
    ]),
  ]
  return (
    <search className={styles.filters}>
      <form action={listAddress()}>
        <label className={styles.words}>
          <span>{words('list.search')}</span>
          <input type="search" name="q" defaultValue={filter.q} maxLength={100} />
        </label>
        <PlaceFilter
          name="project"
          label={words('fields.project')}
          titles={offered.projects}
          chosen={offeredFor(filter.project, titles.projects, offered.projects)}
        />
        <PlaceFilter name="event" label={words('fields.event')} titles={offered.events} chosen={filter.event} />
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        {filter.suspected && <input type="hidden" name="suspected" value="yes" />}
        <button type="submit">{words('list.submit')}</button>
      </form>
      {!filter.suspected && (
        <nav aria-label={words('list.statusLabel')} className={styles.chips}>
          {chips.map(([status, label, count]) => (
            <Link
              key={status}
              href={listAddress({ ...filter, status })}
              prefetch={false}
              aria-current={filter.status === status ? 'page' : undefined}
            >
              {label} <b>{number(count, locale)}</b>
            </Link>
          ))}
        </nav>
      )}
      {filter.suspected ? (
        <p className={styles.apart}>
          {words('list.suspectedOnly')}{' '}
          <Link href={listAddress({ ...filter, suspected: false })}>{words('list.others')}</Link>
        </p>
      ) : (
        suspected > 0 && (
          <p className={styles.apart}>
            <Link href={listAddress({ ...filter, status: '', suspected: true })} prefetch={false}>
              {words('list.suspected', { count: suspected })}
            </Link>
          </p>
        )
      )}
    </search>
  )
}

interface PlaceFilterProps {
  name: string
  label: string
  titles: Map<number, string>
  chosen: number | null
}

async function PlaceFilter({ name, label, titles, chosen }: PlaceFilterProps) {
  if (titles.size === 0) return null
  const words = await getWords('shared')
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{words('filter.any')}</option>
        {[...titles].map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
