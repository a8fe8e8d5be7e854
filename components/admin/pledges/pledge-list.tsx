import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { campaignTitles } from '@/lib/giving/books/fund-names'
import { findPledges } from '@/lib/giving/lists/find-pledges'
import { monthsOfGiving } from '@/lib/giving/lists/overview'
import { type PledgeTotal, pledgeTotals } from '@/lib/giving/lists/totals'
import { filterQuery, readPledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { queryPage } from '@/lib/shared/lists/list-query'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import shared from '../shared/shared.module.scss'
import { pledgesAddress, pledgesExport } from './addresses'
import { PledgeFilters } from './pledge-filters'
import { PledgeListRow } from './pledge-list-row'
import { TotalTable } from './total-table'

const COLUMNS: [string, (total: PledgeTotal) => number][] = [
  ['Promised', ({ promised }) => promised],
  ['Received', ({ received }) => received],
  ['Sent back', ({ refunded }) => refunded],
]

/** The treasurer's list of pledges, in place of Payload's table. */
export async function PledgeList({ payload, user, searchParams }: ListViewServerProps) {
  if (!isAllowed(user, 'gifts', 'read')) return null
  const filter = readPledgeFilter(searchParams ?? {})
  const [found, totals, campaigns, months] = await Promise.all([
    findPledges(payload, filter, queryPage(searchParams ?? {})),
    pledgeTotals(payload, filter),
    campaignTitles(payload),
    monthsOfGiving(payload),
  ])
  const { pledges, counts, suspected, total, page, pages } = found
  const counted = `${total} ${total === 1 ? 'gift' : 'gifts'}`
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: 'Gifts' }]} />
        <h1>Gifts</h1>
        {searchParams?.notFound && <p role="status">There is no such gift any more.</p>}
        <PledgeFilters filter={filter} counts={counts} suspected={suspected} campaigns={campaigns} months={months} />
        <p className={list.found} role="status">
          {counted}
        </p>
        <TotalTable
          caption="Totals of these gifts"
          totals={totals}
          columns={COLUMNS}
          counted={['Gifts', (each) => each.pledges]}
        />
        {total > 0 && (
          <p>
            <a className={shared.button} href={pledgesExport(filter)} download>
              {`Export ${counted} with donors’ data`}
            </a>
          </p>
        )}
        {total === 0 && (
          <p className={list.empty}>
            {filterQuery(filter)
              ? 'No gift is found by this search and these filters.'
              : 'No gift has been promised yet. Those of the donate form, and those entered by staff, come here.'}
          </p>
        )}
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
