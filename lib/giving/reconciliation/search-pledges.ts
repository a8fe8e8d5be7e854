/** Searches the pledge that a bank line may belong to, by whatever a treasurer knows of it. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { MOST_FOUND, type QueuedPledge } from '@/lib/giving/shared/reconciliation-types'
import { anyOf } from '@/lib/platform/database/search-sql'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { parseMinor } from '@/lib/shared/money/amount'
import { CURRENCIES } from '@/lib/shared/money/currency'
import { searched } from '../books/filter-sql'
import { campaignTitles } from '../books/fund-names'
import { OPEN_STATES } from '../shared/states'
import { PLEDGE_COLUMNS, toQueuedPledge } from './queue'

/**
 * Pledges by reference, name, e-mail, phone, transaction ID or promised amount: those that are open first, then the newest.
 * Pledges that are verified already are among them, so that nobody looks on. For those who may read pledges.
 */
export async function searchPledges(payload: Payload, q: string): Promise<QueuedPledge[]> {
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT ${PLEDGE_COLUMNS} FROM pledges WHERE ${anyOf([searched(q), ...promised(q)])}
      ORDER BY CASE WHEN state IN ${OPEN_STATES} THEN 0 ELSE 1 END, id DESC LIMIT ${MOST_FOUND}`,
  )
  const titles = await campaignTitles(payload)
  return rows.map((row) => toQueuedPledge(row, titles))
}

/** What is a number is an amount of whichever currency, too. */
function promised(q: string): SQL[] {
  return CURRENCIES.flatMap((currency) => {
    const minor = parseMinor(q, currency)
    return typeof minor === 'number' && minor > 0 ? [sql`(currency = ${currency} AND amount = ${minor})`] : []
  })
}
