/** Rules of the donate form beside its schema: the payment settings, and whether its campaign is still shown. */
import type { Payload } from 'payload'
import { offersIn } from '@/lib/content/settings'
import type { Problems } from '@/lib/intake/schema/forms'
import type { PledgeEntry, PledgeRules } from '@/lib/intake/schema/pledge'
import { env } from '@/lib/platform/env/env'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'

/** What the form offers now: forms of transaction ids, currencies and countries; an open page may be older. */
export async function pledgeRules(payload: Payload): Promise<PledgeRules> {
  const payment = await payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true })
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  return { trxIdForms: readGivingSettings(payment).trxIdForms, ...offersIn(settings) }
}

/**
 * A form may be open for longer than its campaign is shown; null where the campaign is still there, or none is named.
 * Those of another content server are not known here: a pledge to one belongs to the general fund.
 */
export async function campaignProblem(payload: Payload, { campaign }: PledgeEntry): Promise<Problems | null> {
  if (campaign === null || env().contentApiUrl) return null
  const { totalDocs } = await payload.count({
    collection: 'campaigns',
    where: { id: { equals: campaign } },
    overrideAccess: false,
  })
  return totalDocs > 0 ? null : { campaign: 'campaignEnded' }
}
