import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { monthsOfGiving } from '@/lib/giving/lists/overview'
import { financialYear, readYear, yearLabel } from '@/lib/giving/receipts/financial-year'
import { donorStatement, readDonor } from '@/lib/giving/receipts/statement'
import { writeStatement } from '@/lib/giving/receipts/statement-pdf'
import ledger from '../ledger/ledger.module.scss'
import { RECEIPTS } from '../pledges/addresses'
import { AdminScreen } from '../shared/admin-screen'
import { DescriptionList } from '../shared/description-list'
import filters from '../shared/filters.module.scss'
import shared from '../shared/shared.module.scss'
import { STATEMENT, statementFile } from './addresses'
import { StatementTables } from './statement-tables'

/** What a donor gave in a financial year, to look at and as a file. */
export async function StatementScreen(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'read')) redirect('/admin')
  const { payload } = req
  const asked = (name: string) => [props.searchParams?.[name]].flat()[0] ?? ''
  const typed = asked('donor').trim().slice(0, 254)
  const year = readYear(asked('year')) ?? financialYear(new Date()).year
  const donor = readDonor(typed)
  const statement = donor && (await donorStatement(payload, donor, year))
  const view = statement && (await writeStatement(payload, statement, 'en'))
  const years = (await monthsOfGiving(payload)).map((month) => financialYear(`${month}-15`).year)
  return (
    <AdminScreen {...props} title="Statement of a donor’s year" className={ledger.ledger}>
      <Question typed={typed} year={year} years={[...new Set([year, ...years])].sort((one, other) => other - one)} />
      {typed && !donor && (
        <p role="alert">This is neither an e-mail address nor a phone number that can be dialled. Please look again.</p>
      )}
      {view && (
        <>
          <DescriptionList facts={Object.fromEntries(view.head)} />
          {statement.names.length > 1 && (
            <p role="status">
              The gifts carry different names, and all of them stand on the statement. Is it one donor, or a family?
            </p>
          )}
          <StatementTables view={view} />
          {statement.gifts.length > 0 && (
            <nav className={shared.buttons} aria-label="This statement">
              <a
                className={shared.button}
                href={statementFile({ donor: typed, year }, 'en')}
                target="_blank"
                rel="noreferrer"
              >
                PDF in English
              </a>
              <a
                className={shared.button}
                href={statementFile({ donor: typed, year }, 'bn')}
                target="_blank"
                rel="noreferrer"
              >
                PDF in Bangla
              </a>
            </nav>
          )}
        </>
      )}
    </AdminScreen>
  )
}

function Question({ typed, year, years }: { typed: string; year: number; years: number[] }) {
  return (
    <search className={filters.filters}>
      <form action={STATEMENT}>
        <label className={filters.words}>
          <span>The donor’s e-mail address or phone number</span>
          <input name="donor" defaultValue={typed} key={typed} maxLength={254} dir="auto" required />
        </label>
        <div className={filters.fields}>
          <label>
            <span>Financial year, July to June</span>
            <select name="year" defaultValue={year} key={year}>
              {years.map((each) => (
                <option key={each} value={each}>
                  {yearLabel(each)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className={shared.buttons}>
          <button type="submit" className={`${shared.button} ${shared.main}`}>
            Show
          </button>
          <Link href={RECEIPTS} prefetch={false} className={shared.button}>
            All receipts
          </Link>
        </div>
      </form>
    </search>
  )
}
