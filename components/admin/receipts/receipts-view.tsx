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
import { localDigits } from '@/lib/shared/format/digits'
import { queryPage } from '@/lib/shared/lists/list-query'
import { AdminScreen } from '../shared/admin-screen'
import { FilterButtons } from '../shared/filter-buttons'
import { FilterSelect } from '../shared/filter-select'
import filters from '../shared/filters.module.scss'
import list from '../shared/list.module.scss'
import { Pagination } from '../shared/pagination'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { receiptsAddress, STATEMENT } from './addresses'
import { ReceiptRow } from './receipt-row'

/** All receipts, the cancelled ones included: none is ever deleted. */
export async function ReceiptsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'read')) redirect('/admin')
  const words = await getWords('receipts')
  const locale = await staffLocaleOfRequest()
  const asked = props.searchParams ?? {}
  const filter = readReceiptFilter(asked)
  const [{ lines, total, page, pages }, years] = await Promise.all([
    findReceipts(req.payload, filter, queryPage(asked), locale),
    yearsOfReceipts(req.payload),
  ])
  return (
    <AdminScreen {...props} title={words('many')} className={list.screen}>
      <search className={filters.filters}>
        <form action={receiptsAddress()}>
          <label className={filters.words}>
            <span>{words('list.search')}</span>
            <input type="search" name="q" defaultValue={filter.q} key={filter.q} maxLength={100} dir="auto" />
          </label>
          <div className={filters.fields}>
            <FilterSelect
              name="year"
              label={words('list.year')}
              chosen={filter.year}
              choices={years.map((year) => [year, localDigits(yearLabel(year), locale)])}
            />
            <FilterSelect
              name="state"
              label={words('list.state')}
              chosen={filter.state}
              choices={RECEIPT_STATES.map((state) => [state, words(`states.${state}`)])}
            />
          </div>
          <FilterButtons all={receiptsAddress()}>
            <Link href={STATEMENT} prefetch={false} className={shared.button}>
              {words('list.statement')}
            </Link>
          </FilterButtons>
        </form>
      </search>
      <p className={list.found} role="status">
        {words('list.found', { count: total })}
      </p>
      {total === 0 && <p className={list.empty}>{words(receiptQuery(filter) ? 'list.noneFound' : 'list.noneYet')}</p>}
      <ul className={list.rows}>
        {lines.map((line) => (
          <ReceiptRow key={line.id} line={line} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} addressOf={(to) => receiptsAddress(filter, to)} />
    </AdminScreen>
  )
}
