/** The list of gifts as a table, with the donors' data. */

import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import { donorName } from '@/lib/giving/shared/donor-name'
import type { GiftFilter } from '@/lib/giving/shared/pledge-filter'
import { sheetPhone } from '@/lib/intake/sheet-phone'
import { type Cell, type Columns, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { languageName } from '@/lib/shared/format/language-name'
import { idOf } from '@/lib/shared/format/related-id'
import { plainAmount } from '@/lib/shared/money/amount'
import { METHODS, PLEDGE_SOURCES, PURPOSES, TRX_ID_GIVERS } from '@/lib/shared/money/kinds'
import { type Promised, promisedOf, wasPromised } from '../shared/promised-amount'
import { PLEDGE_STATES } from '../shared/states'
import { giftsInBatches } from './find-pledges'

interface Beside {
  titles: Map<number, string>
  /** Id of a pledge → number of its valid receipt. */
  receipts: Map<number, string>
}

const plainSum = ({ amount, currency }: Promised) => plainAmount(amount, currency)

/** Whoever wants to stay unnamed is not named by an address or a number either. */
const named =
  (cell: (gift: Pledge) => Cell) =>
  (gift: Pledge): Cell =>
    gift.anonymous ? '' : cell(gift)

const COLUMNS: Columns<Pledge, Beside> = {
  Promised: ({ createdAt }) => spreadsheetTime(createdAt),
  Reference: ({ reference }) => reference,
  State: ({ state }) => PLEDGE_STATES[state],
  Suspected: ({ suspected }) => (suspected ? 'yes' : ''),
  Fund: ({ campaign }, { titles }) => fundName(titles, idOf(campaign)),
  Project: ({ project }) => project,
  Purpose: ({ purpose }) => PURPOSES[purpose],
  'Currency promised': (gift) => (wasPromised(gift) ? promisedOf(gift).currency : ''),
  'Amount promised': (gift) => (wasPromised(gift) ? plainSum(promisedOf(gift)) : ''),
  'Currency received': ({ received, currency }) => (received ? currency : ''),
  'Amount received': ({ received, currency }) => (received ? plainAmount(received, currency) : ''),
  Method: ({ method }) => METHODS[method],
  'Transaction ID': ({ trxId }) => trxId,
  'Transaction ID given by': ({ trxId, trxIdFrom }) => (trxId && trxIdFrom ? TRX_ID_GIVERS[trxIdFrom] : ''),
  Verified: ({ verifiedAt }) => spreadsheetTime(verifiedAt),
  Receipt: ({ id }, { receipts }) => receipts.get(id),
  Donor: donorName,
  'E-mail': named(({ email }) => email),
  Phone: named(({ phone }) => sheetPhone(phone)),
  Address: named(({ address }) => address),
  Country: named(({ country }) => country),
  Message: named(({ message }) => message),
  Language: ({ locale }) => languageName(locale),
  'Came by': ({ source }) => PLEDGE_SOURCES[source],
}

/** The gifts of a filter as CSV, in pieces. Whoever calls has checked who asks. */
export async function* exportGifts(payload: Payload, filter: GiftFilter): AsyncGenerator<string> {
  const titles = await campaignTitles(payload)
  yield* csv(COLUMNS, giftsInBatches(payload, filter), async (gifts) => ({
    titles,
    receipts: await receiptNumbers(payload, gifts),
  }))
}

async function receiptNumbers(payload: Payload, gifts: Pledge[]): Promise<Map<number, string>> {
  const ids = gifts.map(({ id }) => id)
  const query = sql`SELECT pledge_id, number FROM receipts WHERE state = 'issued' AND pledge_id IN ${ids}`
  const rows = await runSql(plainDatabase(payload.db), query)
  return new Map(rows.map(({ pledge_id, number }) => [Number(pledge_id), String(number)]))
}
