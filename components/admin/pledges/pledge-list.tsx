import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { campaignTitles } from '@/lib/giving/books/fund-names'
import { findPledges } from '@/lib/giving/lists/find-pledges'
import { monthsOfGiving } from '@/lib/giving/lists/overview'
import { pledgeTotals } from '@/lib/giving/lists/totals'
import { filterQuery, readPledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { queryPage } from '@/lib/shared/lists/list-query'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { pledgesAddress, pledgesExport } from './addresses'
import { PledgeFilters } from './pledge-filters'
import { PledgeListRow } from './pledge-list-row'
import { TotalTable } from './total-table'

/** The treasurer's list of pledges, in place of Payload's table. */
export async function PledgeList({ payload, user, searchParams }: ListViewServerProps) {
  if (!isAllowed(user, 'gifts', 'read')) return null
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const filter = readPledgeFilter(searchParams ?? {})
  const [found, totals, campaigns, months] = await Promise.all([
    findPledges(payload, filter, queryPage(searchParams ?? {})),
    pledgeTotals(payload, filter),
    campaignTitles(payload, locale),
    monthsOfGiving(payload),
  ])
  const { pledges, counts, suspected, total, page, pages } = found
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: words('gifts') }]} />
        <h1>{words('gifts')}</h1>
        {searchParams?.notFound && <p role="status">{words('list.gone')}</p>}
        <PledgeFilters filter={filter} counts={counts} suspected={suspected} campaigns={campaigns} months={months} />
        <p className={list.found} role="status">
          {words('list.found', { count: total })}
        </p>
        <TotalTable
          caption={words('list.totals')}
          totals={totals}
          columns={[
            [words('list.promised'), ({ promised }) => promised],
            [words('list.received'), ({ received }) => received],
            [words('list.sentBack'), ({ refunded }) => refunded],
          ]}
          counted={[words('list.counted'), (each) => each.pledges]}
        />
        {total > 0 && (
          <p>
            <a className={shared.button} href={pledgesExport(filter)} download>
              {words('list.export', { count: total })}
            </a>
          </p>
        )}
        {total === 0 && <p className={list.empty}>{words(filterQuery(filter) ? 'list.noneFound' : 'list.noneYet')}</p>}
        <ul className={list.rows}>
          {pledges.map((pledge) => (
            <PledgeListRow key={pledge.id} pledge={pledge} campaigns={campaigns} />
          ))}
        </ul>
        <Pagination page={page} pages={pages} addressOf={(to) => pledgesAddress(filter, to)} />
      </main>
    </Gutter>
  )
}
