import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import { campaignTitles } from '@/lib/giving/books/fund-names'
import { findGifts } from '@/lib/giving/lists/find-pledges'
import { monthsOfGiving } from '@/lib/giving/lists/overview'
import { type GiftTotal, giftTotals } from '@/lib/giving/lists/totals'
import { filterQuery, readGiftFilter } from '@/lib/giving/shared/pledge-filter'
import { queryPage } from '@/lib/shared/lists/list-query'
import list from '../shared/list.module.scss'
import { Pages } from '../shared/pages'
import shared from '../shared/shared.module.scss'
import { giftsAddress, giftsExport } from './addresses'
import { GiftFilters } from './pledge-filters'
import { GiftRow } from './pledge-row'
import { TotalTable } from './total-table'

const COLUMNS: [string, (total: GiftTotal) => number][] = [
  ['Promised', ({ promised }) => promised],
  ['Received', ({ received }) => received],
  ['Sent back', ({ refunded }) => refunded],
]

/** The treasurer's list of gifts, in place of Payload's table. */
export async function GiftList({ payload, user, searchParams }: ListViewServerProps) {
  if (!allowed(user, 'gifts', 'read')) return null
  const filter = readGiftFilter(searchParams ?? {})
  const [found, totals, campaigns, months] = await Promise.all([
    findGifts(payload, filter, queryPage(searchParams ?? {})),
    giftTotals(payload, filter),
    campaignTitles(payload),
    monthsOfGiving(payload),
  ])
  const { gifts, counts, suspected, total, page, pages } = found
  const counted = `${total} ${total === 1 ? 'gift' : 'gifts'}`
  return (
    <Gutter>
      <main className={list.screen}>
        <SetStepNav nav={[{ label: 'Gifts' }]} />
        <h1>Gifts</h1>
        {searchParams?.notFound && <p role="status">There is no such gift any more.</p>}
        <GiftFilters filter={filter} counts={counts} suspected={suspected} campaigns={campaigns} months={months} />
        <p className={list.found} role="status">
          {counted}
        </p>
        <TotalTable
          caption="Totals of these gifts"
          totals={totals}
          columns={COLUMNS}
          counted={['Gifts', (each) => each.gifts]}
        />
        {total > 0 && (
          <p>
            <a className={shared.button} href={giftsExport(filter)} download>
              {`Export ${counted} with donors’ data`}
            </a>
          </p>
        )}
        {total === 0 && (
          <p className={list.empty}>
            {filterQuery(filter)
              ? 'No gift is found by this search and these filters.'
              : 'No gift has been promised yet. Those of the donate form, and those entered at the desk, come here.'}
          </p>
        )}
        <ul className={list.rows}>
          {gifts.map((gift) => (
            <GiftRow key={gift.id} gift={gift} campaigns={campaigns} />
          ))}
        </ul>
        <Pages page={page} pages={pages} addressOf={(to) => giftsAddress(filter, to)} />
      </main>
    </Gutter>
  )
}
