import Link from 'next/link'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { STATUSES, type Status } from '@/lib/community/shared/volunteer-status'
import { offeredFor, type Places } from '@/lib/community/volunteers/assignments'
import { listAddress } from './addresses'
import styles from './list-filters.module.scss'

interface ListFiltersProps extends Places {
  filter: VolunteerFilter
  counts: Map<Status, number>
  suspected: number
}

/** Filters of the list: links and a plain GET form, which work without JavaScript. */
export function ListFilters({ filter, counts, suspected, titles, offered }: ListFiltersProps) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const chips: [Status | '', string, number][] = [
    ['', 'All', all],
    ...(Object.keys(STATUSES) as Status[]).map((status): [Status, string, number] => [
      status,
      STATUSES[status],
      counts.get(status) ?? 0,
    ]),
  ]
  return (
    <search className={styles.filters}>
      <form action={listAddress()}>
        <label className={styles.words}>
          <span>Name, phone, e-mail, address or occupation</span>
          <input type="search" name="q" defaultValue={filter.q} maxLength={100} />
        </label>
        <PlaceFilter
          name="project"
          label="Project"
          titles={offered.projects}
          chosen={offeredFor(filter.project, titles.projects, offered.projects)}
        />
        <PlaceFilter name="event" label="Event" titles={offered.events} chosen={filter.event} />
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        {filter.suspected && <input type="hidden" name="suspected" value="yes" />}
        <button type="submit">Search</button>
      </form>
      {!filter.suspected && (
        <nav aria-label="Status" className={styles.chips}>
          {chips.map(([status, label, count]) => (
            <Link
              key={status}
              href={listAddress({ ...filter, status })}
              prefetch={false}
              aria-current={filter.status === status ? 'page' : undefined}
            >
              {label} <b>{count}</b>
            </Link>
          ))}
        </nav>
      )}
      {filter.suspected ? (
        <p className={styles.apart}>
          These look like spam. Nobody was told of them.{' '}
          <Link href={listAddress({ ...filter, suspected: false })}>Back to the others</Link>
        </p>
      ) : (
        suspected > 0 && (
          <p className={styles.apart}>
            <Link href={listAddress({ ...filter, status: '', suspected: true })} prefetch={false}>
              {suspected} suspected of being spam
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

function PlaceFilter({ name, label, titles, chosen }: PlaceFilterProps) {
  if (titles.size === 0) return null
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">Any</option>
        {[...titles].map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
