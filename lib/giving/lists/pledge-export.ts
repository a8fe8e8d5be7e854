/** The list of pledges as a table, with the donors' data. */

import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import { donorName } from '@/lib/giving/shared/donor-name'
import type { PledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { spreadsheetPhone } from '@/lib/intake/spreadsheet-phone'
import { type Cell, type Columns, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import { spokenLocale } from '@/lib/platform/calls/say'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import { idOf } from '@/lib/shared/format/related-id'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { plainAmount } from '@/lib/shared/money/amount'
import { GIVING_PROJECTS } from '@/lib/shared/money/kinds'
import { type PromisedAmount, promisedAmount, wasPromised } from '../shared/promised-amount'
import { pledgesInBatches } from './find-pledges'

interface Beside {
  titles: Map<number, string>
  /** Id of a pledge → number of its valid receipt. */
  receipts: Map<number, string>
}

const plainSum = ({ amount, currency }: PromisedAmount) => plainAmount(amount, currency)

/** Whoever wants to stay unnamed is not named by an address or a number either. */
const named =
  (cell: (pledge: Pledge) => Cell) =>
  (pledge: Pledge): Cell =>
    pledge.anonymous ? '' : cell(pledge)

const columnsIn = (words: Words<'pledges'>, locale: Locale): Columns<Pledge, Beside> => ({
  [words('export.promisedOn')]: ({ createdAt }) => spreadsheetTime(createdAt),
  [words('fields.reference')]: ({ reference }) => reference,
  [words('export.state')]: ({ state }) => words(`states.${state}`),
  [words('export.suspected')]: ({ suspected }) => (suspected ? words('yes') : ''),
  [words('fields.fund')]: ({ campaign }, { titles }) => fundName(titles, idOf(campaign), locale),
  [words('fields.project')]: ({ project }) => (project ? words(`projects.${GIVING_PROJECTS[project]}`) : ''),
  [words('fields.purpose')]: ({ purpose }) => words(`purposes.${purpose}`),
  [words('export.currencyPromised')]: (pledge) => (wasPromised(pledge) ? promisedAmount(pledge).currency : ''),
  [words('export.amountPromised')]: (pledge) => (wasPromised(pledge) ? plainSum(promisedAmount(pledge)) : ''),
  [words('export.currencyReceived')]: ({ received, currency }) => (received ? currency : ''),
  [words('export.amountReceived')]: ({ received, currency }) => (received ? plainAmount(received, currency) : ''),
  [words('fields.method')]: ({ method }) => words(`methods.${method}`),
  [words('fields.trxId')]: ({ trxId }) => trxId,
  [words('fields.trxIdFrom')]: ({ trxId, trxIdFrom }) => (trxId && trxIdFrom ? words(`trxIdGivers.${trxIdFrom}`) : ''),
  [words('fields.verifiedAt')]: ({ verifiedAt }) => spreadsheetTime(verifiedAt),
  [words('export.receipt')]: ({ id }, { receipts }) => receipts.get(id),
  [words('export.donor')]: (pledge) => donorName(pledge, words),
  [words('fields.email')]: named(({ email }) => email),
  [words('fields.phone')]: named(({ phone }) => spreadsheetPhone(phone)),
  [words('fields.address')]: named(({ address }) => address),
  [words('fields.country')]: named(({ country }) => country),
  [words('fields.message')]: named(({ message }) => message),
  [words('fields.language')]: (pledge) => words(`languages.${pledge.locale}`),
  [words('fields.source')]: ({ source }) => words(`sources.${source}`),
})

/**
 * The pledges of a filter as CSV, in pieces. The caller has checked access.
 * @param locale of heads and words, the asker’s by default: the pieces are read after the call has been answered
 */
export async function* exportPledges(
  payload: Payload,
  filter: PledgeFilter,
  locale: Locale = spokenLocale(),
): AsyncGenerator<string> {
  const titles = await campaignTitles(payload, locale)
  yield* csv(columnsIn(wordsOf('pledges', locale), locale), pledgesInBatches(payload, filter), async (pledges) => ({
    titles,
    receipts: await receiptNumbers(payload, pledges),
  }))
}

async function receiptNumbers(payload: Payload, pledges: Pledge[]): Promise<Map<number, string>> {
  const ids = pledges.map(({ id }) => id)
  const query = sql`SELECT pledge_id, number FROM receipts WHERE state = 'issued' AND pledge_id IN ${ids}`
  const rows = await runSql(plainDatabase(payload.db), query)
  return new Map(rows.map(({ pledge_id, number }) => [Number(pledge_id), String(number)]))
}
