import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { campaignTitles } from '@/lib/giving/books/fund-names'
import { checkBalances } from '@/lib/giving/books/ledger'
import { fundLines, lastMonths, monthsOfGiving, monthTotals } from '@/lib/giving/lists/overview'
import { monthIn, readLedgerFilter } from '@/lib/giving/shared/pledge-filter'
import { plainDatabase } from '@/lib/platform/database/sql'
import { ledgerAddress, overviewAddress, pledgesAddress, RECEIPTS, RECONCILIATION } from '../pledges/addresses'
import { monthName } from '../pledges/month-name'
import { AdminScreen } from '../shared/admin-screen'
import { FilterSelect } from '../shared/filter-select'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { Balances } from './balances'
import { FundTable } from './fund-table'
import styles from './ledger.module.scss'
import { MonthCharts } from './month-charts'

const CHARTED_MONTHS = 12

const LINKS = [
  [pledgesAddress(), 'gifts'],
  [ledgerAddress(), 'ledger'],
  [RECEIPTS, 'receipts'],
  [RECONCILIATION, 'reconcile'],
] as const

/** What was given, to which fund and in which month, and whether the books balance. */
export async function GivingView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'read')) redirect('/admin')
  const { payload } = req
  const words = await getWords('ledger')
  const locale = await staffLocaleOfRequest()
  const { from, to } = readLedgerFilter(props.searchParams ?? {})
  const filter = readLedgerFilter({ month: monthIn({ from, to }) })
  const months = lastMonths(CHARTED_MONTHS)
  const [funds, totals, balances, campaigns, offered] = await Promise.all([
    fundLines(payload, filter),
    monthTotals(payload, `${months[0]}-01`),
    checkBalances(plainDatabase(payload.db)),
    campaignTitles(payload, locale),
    monthsOfGiving(payload),
  ])
  return (
    <AdminScreen {...props} title={words('overview.title')} className={styles.ledger}>
      <nav className={shared.buttons} aria-label={words('overview.nav')}>
        {LINKS.map(([href, name]) => (
          <Link key={href} href={href} prefetch={false} className={shared.button}>
            {words(`overview.${name}`)}
          </Link>
        ))}
      </nav>
      <Balances balances={balances} />
      <section className={styles.part}>
        <h2>{words('overview.byFund')}</h2>
        <form action={overviewAddress()} className={styles.months}>
          <FilterSelect
            name="month"
            label={words('overview.month')}
            chosen={monthIn(filter)}
            choices={offered.map((month) => [month, monthName(month, locale)])}
          />
          <button type="submit" className={shared.button}>
            {words('show')}
          </button>
        </form>
        <FundTable funds={funds} campaigns={campaigns} days={filter} />
      </section>
      <MonthCharts totals={totals} months={months} />
    </AdminScreen>
  )
}
