import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { yearLabel } from '@/lib/giving/receipts/financial-year'
import {
  findReceipts,
  RECEIPT_STATES,
  readReceiptFilter,
  receiptQuery,
  yearsOfReceipts,
} from '@/lib/giving/receipts/receipt-list'
import { queryPage } from '@/lib/shared/lists/list-query'
import { AdminScreen } from '../shared/admin-screen'
import { FilterButtons } from '../shared/filter-buttons'
import { FilterSelect } from '../shared/filter-select'
import filters from '../shared/filters.module.scss'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import shared from '../shared/shared.module.scss'
import { receiptsAddress, STATEMENT } from './addresses'
import { ReceiptRow } from './receipt-row'

/** All receipts, the cancelled ones included: none is ever deleted. */
export async function ReceiptsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'read')) redirect('/admin')
  const asked = props.searchParams ?? {}
  const filter = readReceiptFilter(asked)
  const [{ lines, total, page, pages }, years] = await Promise.all([
    findReceipts(req.payload, filter, queryPage(asked)),
    yearsOfReceipts(req.payload),
  ])
  return (
    <AdminScreen {...props} title="Receipts" className={list.screen}>
      <search className={filters.filters}>
        <form action={receiptsAddress()}>
          <label className={filters.words}>
            <span>Number or donor’s name</span>
            <input type="search" name="q" defaultValue={filter.q} key={filter.q} maxLength={100} dir="auto" />
          </label>
          <div className={filters.fields}>
            <FilterSelect
              name="year"
              label="Financial year"
              chosen={filter.year}
              choices={years.map((year) => [year, yearLabel(year)])}
            />
            <FilterSelect name="state" label="State" chosen={filter.state} choices={Object.entries(RECEIPT_STATES)} />
          </div>
          <FilterButtons all={receiptsAddress()}>
            <Link href={STATEMENT} prefetch={false} className={shared.button}>
              Statement of a year
            </Link>
          </FilterButtons>
        </form>
      </search>
      <p className={list.found} role="status">
        {`${total} ${total === 1 ? 'receipt' : 'receipts'}`}
      </p>
      {total === 0 && (
        <p className={list.empty}>
          {receiptQuery(filter)
            ? 'No receipt is found by this search.'
            : 'There is no receipt yet. One is written whenever a gift is verified.'}
        </p>
      )}
      <ul className={list.rows}>
        {lines.map((line) => (
          <ReceiptRow key={line.id} line={line} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} addressOf={(to) => receiptsAddress(filter, to)} />
    </AdminScreen>
  )
}
