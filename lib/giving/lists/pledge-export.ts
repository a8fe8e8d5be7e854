/** The list of pledges as a table, with the donors' data. */

import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import { donorName } from '@/lib/giving/shared/donor-name'
import type { PledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { spreadsheetPhone } from '@/lib/intake/spreadsheet-phone'
import { type Cell, type Columns, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { languageName } from '@/lib/shared/format/language-name'
import { idOf } from '@/lib/shared/format/related-id'
import { plainAmount } from '@/lib/shared/money/amount'
import { METHODS, PLEDGE_SOURCES, PURPOSES, TRX_ID_GIVERS } from '@/lib/shared/money/kinds'
import { type PromisedAmount, promisedAmount, wasPromised } from '../shared/promised-amount'
import { PLEDGE_STATES } from '../shared/states'
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

const COLUMNS: Columns<Pledge, Beside> = {
  Promised: ({ createdAt }) => spreadsheetTime(createdAt),
  Reference: ({ reference }) => reference,
  State: ({ state }) => PLEDGE_STATES[state],
  Suspected: ({ suspected }) => (suspected ? 'yes' : ''),
  Fund: ({ campaign }, { titles }) => fundName(titles, idOf(campaign)),
  Project: ({ project }) => project,
  Purpose: ({ purpose }) => PURPOSES[purpose],
  'Currency promised': (pledge) => (wasPromised(pledge) ? promisedAmount(pledge).currency : ''),
  'Amount promised': (pledge) => (wasPromised(pledge) ? plainSum(promisedAmount(pledge)) : ''),
  'Currency received': ({ received, currency }) => (received ? currency : ''),
  'Amount received': ({ received, currency }) => (received ? plainAmount(received, currency) : ''),
  Method: ({ method }) => METHODS[method],
  'Transaction ID': ({ trxId }) => trxId,
  'Transaction ID given by': ({ trxId, trxIdFrom }) => (trxId && trxIdFrom ? TRX_ID_GIVERS[trxIdFrom] : ''),
  Verified: ({ verifiedAt }) => spreadsheetTime(verifiedAt),
  Receipt: ({ id }, { receipts }) => receipts.get(id),
  Donor: donorName,
  'E-mail': named(({ email }) => email),
  Phone: named(({ phone }) => spreadsheetPhone(phone)),
  Address: named(({ address }) => address),
  Country: named(({ country }) => country),
  Message: named(({ message }) => message),
  Language: ({ locale }) => languageName(locale),
  'Came by': ({ source }) => PLEDGE_SOURCES[source],
}

/** The pledges of a filter as CSV, in pieces. The caller has checked access. */
export async function* exportPledges(payload: Payload, filter: PledgeFilter): AsyncGenerator<string> {
  const titles = await campaignTitles(payload)
  yield* csv(COLUMNS, pledgesInBatches(payload, filter), async (pledges) => ({
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
