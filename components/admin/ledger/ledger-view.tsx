import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { campaignTitles } from '@/lib/giving/books/fund-names'
import { checkBalances } from '@/lib/giving/books/ledger'
import { listLedger } from '@/lib/giving/lists/ledger-list'
import { monthsOfGiving } from '@/lib/giving/lists/overview'
import { ledgerTotals } from '@/lib/giving/lists/totals'
import { readLedgerFilter } from '@/lib/giving/shared/pledge-filter'
import { plainDatabase } from '@/lib/platform/database/sql'
import { queryPage } from '@/lib/shared/lists/list-query'
import { ENTRY_KINDS } from '@/lib/shared/money/kinds'
import { ledgerAddress, ledgerExport, overviewAddress } from '../pledges/addresses'
import { FundFields } from '../pledges/fund-fields'
import { TotalTable } from '../pledges/total-table'
import { AdminScreen } from '../shared/admin-screen'
import { FilterButtons } from '../shared/filter-buttons'
import { FilterSelect } from '../shared/filter-select'
import filters from '../shared/filters.module.scss'
import { Pagination } from '../shared/pagination'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { Balances } from './balances'
import { Entries } from './entries'
import styles from './ledger.module.scss'

/** The ledger: entries that are only ever added, without a person's data. */
export async function LedgerView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'read')) redirect('/admin')
  const { payload } = req
  const words = await getWords('ledger')
  const locale = await staffLocaleOfRequest()
  const asked = props.searchParams ?? {}
  const filter = readLedgerFilter(asked)
  const [{ lines, total, page, pages }, totals, balances, campaigns, months] = await Promise.all([
    listLedger(payload, filter, queryPage(asked)),
    ledgerTotals(payload, filter),
    checkBalances(plainDatabase(payload.db)),
    campaignTitles(payload, locale),
    monthsOfGiving(payload),
  ])
  return (
    <AdminScreen {...props} title={words('title')} className={styles.ledger}>
      <Balances balances={balances} />
      <search className={filters.filters}>
        <form action={ledgerAddress()}>
          <div className={filters.fields}>
            <FilterSelect
              name="kind"
              label={words('kindsLabel')}
              chosen={filter.kind}
              choices={ENTRY_KINDS.map((kind) => [kind, words(`kinds.${kind}`)])}
            />
            <FundFields filter={filter} campaigns={campaigns} months={months} />
          </div>
          <FilterButtons label={words('show')} all={ledgerAddress()} />
        </form>
      </search>
      <p role="status">{words('found', { count: total })}</p>
      <TotalTable
        caption={words('totals')}
        totals={totals}
        columns={[
          [words('columns.verified'), ({ verified }) => verified],
          [words('columns.refunded'), ({ refunded }) => refunded],
          [words('columns.raised'), ({ verified, refunded }) => verified - refunded],
        ]}
      />
      <div className={shared.buttons}>
        <a className={shared.button} href={ledgerExport(filter)} download>
          {words('export')}
        </a>
        <Link href={overviewAddress()} prefetch={false} className={shared.button}>
          {words('overviewLink')}
        </Link>
      </div>
      <Entries lines={lines} campaigns={campaigns} />
      <Pagination page={page} pages={pages} addressOf={(to) => ledgerAddress(filter, to)} />
    </AdminScreen>
  )
}
