/** Endpoints of manual entry and of the search for a pledge, below /api/transactions. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { authorOf } from '@/lib/access/rights/author'
import {
  bankLineOf,
  type ManualEntryCall,
  manualEntryProblems,
  manualEntrySchema,
} from '@/lib/giving/shared/manual-entry'
import type { ManualEntryAnswer } from '@/lib/giving/shared/reconciliation-types'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { spokenLocale } from '@/lib/platform/calls/say'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'
import { enterPledge } from '../pledges/enter-pledge'
import { searchPledges } from './search-pledges'

const attachSearch = z.object({ q: z.string().trim().max(200) })

async function enter(req: PayloadRequest, asked: ManualEntryCall): Promise<ManualEntryAnswer | Response> {
  const now = new Date()
  const settings = await req.payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true, req })
  const fields = manualEntryProblems(asked, {
    now,
    trxIdForms: readGivingSettings(settings).trxIdForms,
    words: wordsOf('reconciliation', spokenLocale()),
    giving: wordsOf('pledges', spokenLocale()),
  })
  const [message] = Object.values(fields)
  if (message) return errorResponse(422, message, { data: { fields } })
  const { money, ...entry } = asked
  const transaction = typeof money === 'number' ? money : bankLineOf(money, now)
  const { pledge, receipt } = await enterPledge(req, { ...entry, transaction }, authorOf(req))
  const { reference } = await req.payload.findByID({
    collection: 'pledges',
    id: pledge,
    depth: 0,
    overrideAccess: true,
  })
  return { pledge, reference, receipt }
}

export const manualEntryEndpoints: Endpoint[] = [
  jsonEndpoint('/enter', manualEntrySchema, enter),
  jsonEndpoint('/attach-search', attachSearch, async (req, { q }) => ({
    pledges: q ? await searchPledges(req.payload, q) : [],
  })),
]
