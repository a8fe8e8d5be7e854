import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { readFilter } from '@/lib/community/shared/volunteer-filter'
import { placesFor } from '@/lib/community/volunteers/assignments'
import { findRegistrations } from '@/lib/community/volunteers/find'
import { sameAs } from '@/lib/community/volunteers/same-person'
import { queryPage } from '@/lib/shared/lists/list-query'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { exportAddress } from './addresses'
import { EmptyList } from './empty-list'
import { greetings } from './greetings'
import { ListFilters } from './list-filters'
import { Pager } from './pager'
import { VolunteerCard } from './volunteer-card'
import styles from './volunteer-list.module.scss'

/** Registrations of volunteers, in place of Payload's list view. */
export async function VolunteerList({ payload, user, searchParams }: ListViewServerProps) {
  if (!isAllowed(user, 'inbox', 'read')) return null
  const words = await getWords('volunteers')
  const filter = readFilter(searchParams ?? {})
  const found = await findRegistrations(payload, filter, queryPage(searchParams ?? {}))
  const { registrations, page, pages } = found
  const [others, { titles, offered }, greeting] = await Promise.all([
    sameAs(payload, registrations),
    placesFor(payload, [...registrations, filter], await staffLocaleOfRequest()),
    greetings(),
  ])
  return (
    <ScreenWords areas={['volunteers']}>
      <Gutter>
        <SetStepNav nav={[{ label: words('volunteers') }]} />
        <main className={styles.list}>
          <header className={styles.header}>
            <h1>{words('volunteers')}</h1>
            {found.total > 0 && (
              <a href={exportAddress(filter)} download>
                {words('list.export', { total: found.total })}
              </a>
            )}
          </header>
          {searchParams?.notFound && <p role="status">{words('erased')}</p>}
          <ListFilters
            filter={filter}
            counts={found.counts}
            suspected={found.suspected}
            titles={titles}
            offered={offered}
          />
          {registrations.length === 0 && <EmptyList filter={filter} />}
          <ul className={styles.cards}>
            {registrations.map((registration) => (
              <VolunteerCard
                key={registration.id}
                registration={registration}
                others={others.get(registration.id) ?? []}
                titles={titles}
                greeting={greeting[registration.locale]}
              />
            ))}
          </ul>
          <Pager filter={filter} page={page} pages={pages} />
        </main>
      </Gutter>
    </ScreenWords>
  )
}
