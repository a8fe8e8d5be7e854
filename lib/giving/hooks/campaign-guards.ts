/** Hooks that keep a campaign with pledges or ledger entries from changing its currency or being deleted. */
import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { hasLedgerEntries, hasPledges } from '@/lib/giving/books/campaign-usage'
import { markFundTotalsChanged } from '@/lib/giving/books/ledger'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { runSql } from '@/lib/platform/database/sql'
import { markChanged, transactionDatabase } from '@/lib/platform/database/transactions'
import { GIVING_PROJECTS } from '@/lib/shared/money/kinds'

export const refuseCurrencyChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const changed = operation === 'update' && data.currency !== undefined && data.currency !== originalDoc?.currency
  if (changed && (await hasPledges(req, Number(originalDoc.id)))) {
    throw publicError(say('pledges.refused.campaignCurrency'))
  }
  return data
}

export const refuseDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasLedgerEntries(req, Number(id))) {
    throw publicError(say('pledges.refused.campaignInLedger'))
  }
  await clearInSettings(req, Number(id))
  // What is still promised to it goes to the general fund.
  await markFundTotalsChanged(req)
}

/** SQLite cannot be told to clear a column that was added to a table; it would refuse the deletion. */
async function clearInSettings(req: PayloadRequest, campaign: number): Promise<void> {
  const db = await transactionDatabase(req)
  for (const [table, prefix] of [
    ['payment', ''],
    ['_payment_v', 'version_'],
  ] as const) {
    for (const project of Object.values(GIVING_PROJECTS)) {
      const column = sql.identifier(`${prefix}projects_${project}_id`)
      await runSql(db, sql`UPDATE ${sql.identifier(table)} SET ${column} = NULL WHERE ${column} = ${campaign}`)
    }
  }
  await markChanged(req, 'payment')
}
