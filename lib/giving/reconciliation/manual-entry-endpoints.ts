/** Calls of the desk for money that came without a gift, below /api/transactions. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { authorOf } from '@/lib/access/rights/author'
import { type EnterCall, enterCall, lineOf, problemsIn } from '@/lib/giving/shared/manual-entry'
import type { EnterAnswer } from '@/lib/giving/shared/reconciliation-types'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { givingOf } from '@/lib/shared/money/giving-settings'
import { enterGift } from '../pledges/enter-pledge'
import { findForMoney } from './search-pledges'

const attachSearch = z.object({ q: z.string().trim().max(200) })

async function enter(req: PayloadRequest, asked: EnterCall): Promise<EnterAnswer | Response> {
  const now = new Date()
  const settings = await req.payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true, req })
  const fields = problemsIn(asked, { now, trxIdForms: givingOf(settings).trxIdForms })
  const [message] = Object.values(fields)
  if (message) return errorResponse(422, message, { data: { fields } })
  const { money, ...gift } = asked
  const transaction = typeof money === 'number' ? money : lineOf(money, now)
  const { pledge, receipt } = await enterGift(req, { ...gift, transaction }, authorOf(req))
  const { reference } = await req.payload.findByID({
    collection: 'pledges',
    id: pledge,
    depth: 0,
    overrideAccess: true,
  })
  return { pledge, reference, receipt }
}

export const enterEndpoints: Endpoint[] = [
  jsonEndpoint('/enter', enterCall, enter),
  jsonEndpoint('/attach-search', attachSearch, async (req, { q }) => ({
    pledges: q ? await findForMoney(req.payload, q) : [],
  })),
]
