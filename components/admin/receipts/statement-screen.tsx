import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { monthsOfGiving } from '@/lib/giving/lists/overview'
import { financialYear, readYear, yearLabel } from '@/lib/giving/receipts/financial-year'
import { donorStatement, readDonor } from '@/lib/giving/receipts/statement'
import { writeStatement } from '@/lib/giving/receipts/statement-pdf'
import { localDigits } from '@/lib/shared/format/digits'
import ledger from '../ledger/ledger.module.scss'
import { RECEIPTS } from '../pledges/addresses'
import { AdminScreen } from '../shared/admin-screen'
import { DescriptionList } from '../shared/description-list'
import filters from '../shared/filters.module.scss'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { STATEMENT, statementFile } from './addresses'
import { StatementTables } from './statement-tables'

/** What a donor gave in a financial year, to look at and as a file. */
export async function StatementScreen(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'read')) redirect('/admin')
  const { payload } = req
  const words = await getWords('receipts')
  const locale = await staffLocaleOfRequest()
  const asked = (name: string) => [props.searchParams?.[name]].flat()[0] ?? ''
  const typed = asked('donor').trim().slice(0, 254)
  const year = readYear(asked('year')) ?? financialYear(new Date()).year
  const donor = readDonor(typed)
  const statement = donor && (await donorStatement(payload, donor, year))
  const view = statement && (await writeStatement(payload, statement, locale))
  const years = (await monthsOfGiving(payload)).map((month) => financialYear(`${month}-15`).year)
  return (
    <AdminScreen {...props} title={words('statement.title')} className={ledger.ledger}>
      <Question typed={typed} year={year} years={[...new Set([year, ...years])].sort((one, other) => other - one)} />
      {typed && !donor && <p role="alert">{words('statement.unreadable')}</p>}
      {view && (
        <>
          <DescriptionList facts={Object.fromEntries(view.head)} />
          {statement.names.length > 1 && <p role="status">{words('statement.names')}</p>}
          <StatementTables view={view} />
          {statement.gifts.length > 0 && (
            <nav className={shared.buttons} aria-label={words('statement.nav')}>
              <a
                className={shared.button}
                href={statementFile({ donor: typed, year }, 'en')}
                target="_blank"
                rel="noreferrer"
              >
                {words('view.pdfEnglish')}
              </a>
              <a
                className={shared.button}
                href={statementFile({ donor: typed, year }, 'bn')}
                target="_blank"
                rel="noreferrer"
              >
                {words('view.pdfBangla')}
              </a>
            </nav>
          )}
        </>
      )}
    </AdminScreen>
  )
}

async function Question({ typed, year, years }: { typed: string; year: number; years: number[] }) {
  const words = await getWords('receipts')
  const locale = await staffLocaleOfRequest()
  return (
    <search className={filters.filters}>
      <form action={STATEMENT}>
        <label className={filters.words}>
          <span>{words('statement.donor')}</span>
          <input name="donor" defaultValue={typed} key={typed} maxLength={254} dir="auto" required />
        </label>
        <div className={filters.fields}>
          <label>
            <span>{words('statement.year')}</span>
            <select name="year" defaultValue={year} key={year}>
              {years.map((each) => (
                <option key={each} value={each}>
                  {localDigits(yearLabel(each), locale)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className={shared.buttons}>
          <button type="submit" className={`${shared.button} ${shared.main}`}>
            {words('statement.show')}
          </button>
          <Link href={RECEIPTS} prefetch={false} className={shared.button}>
            {words('view.all')}
          </Link>
        </div>
      </form>
    </search>
  )
}
