/** What verifying changes of a pledge by the money that came, kept so that a mistake leaves nothing of it. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { findFundCampaign } from './fund-campaign'
import type { BeforeVerification, PledgeRow } from './pledge-row'

/** The assignment that keeps it. @param pledge as it was before its money was found */
export function saveForUndo({ amount, currency, campaign, method, trxId, trxIdFrom }: PledgeRow): SQL {
  const kept: BeforeVerification = { amount, currency, campaign, method, trxId, trxIdFrom }
  return sql`before_verified = ${JSON.stringify(kept)}`
}

/** The assignments that put it back; pledges that were verified before it was kept stay as they are. */
export async function restoreBeforeVerification(
  req: PayloadRequest,
  { beforeVerified: kept, trxIdFrom: giver }: PledgeRow,
): Promise<SQL[]> {
  const free = [
    sql`transaction_id = ${null}`,
    sql`received = ${null}`,
    sql`verified_at = ${null}`,
    sql`before_verified = ${null}`,
  ]
  if (!kept) return free
  const { amount, currency, method, trxId, trxIdFrom = giver } = kept
  // The campaign may be gone meanwhile, or have another currency.
  const campaign = kept.campaign === null ? null : await findFundCampaign(req, { ...kept, project: null })
  return [
    ...free,
    sql`amount = ${amount}`,
    sql`currency = ${currency}`,
    sql`campaign_id = ${campaign}`,
    sql`method = ${method}`,
    sql`trx_id = ${trxId || null}`,
    sql`trx_id_from = ${trxId ? trxIdFrom : null}`,
  ]
}
