import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { idOf } from '@/lib/shared/format/related-id'
import type { Currency } from '@/lib/shared/money/currency'
import { GIVING_PROJECTS, type GivingProject } from '@/lib/shared/money/kinds'

interface Wish {
  /** Id of the campaign from which the form was opened. */
  campaign: number | null
  project: GivingProject | null
  currency: Currency
}

/**
 * The campaign whose fund a pledge belongs to: the one it was given to, else the one of its project by the settings. Each
 * campaign has one currency, and none is converted: a pledge in another belongs to the general fund of its own.
 * @returns the campaign's id; null for the general fund, also where the campaign is gone
 * @throws Error outside of a transaction
 */
export async function findFundCampaign(
  req: PayloadRequest,
  { campaign, project, currency }: Wish,
): Promise<number | null> {
  const wanted = campaign ?? (project && (await findProjectCampaign(req, project)))
  if (wanted === null) return null
  // Held until the pledge is there: a campaign that is changed or deleted at this moment waits for it, or it for that.
  const held = req.payload.db.name === 'postgres' ? sql`FOR SHARE` : sql``
  const [found] = await runSql(
    await transactionDatabase(req),
    sql`SELECT currency, closed FROM campaigns WHERE id = ${wanted} ${held}`,
  )
  // A campaign that ended takes nothing more by its project; who names it knows why.
  if (found?.closed && campaign === null) return null
  return found?.currency === currency ? wanted : null
}

async function findProjectCampaign(req: PayloadRequest, project: GivingProject): Promise<number | null> {
  const { projects } = await req.payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true, req })
  return idOf(projects?.[GIVING_PROJECTS[project]])
}
