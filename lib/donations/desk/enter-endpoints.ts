/** Calls of the desk for money that came without a gift, below /api/transactions. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse } from '@/lib/calls/answer'
import { jsonCall } from '@/lib/calls/json-call'
import { authorOf } from '../author'
import { enterGift } from '../enter'
import { givingOf } from '../giving-settings'
import { findForMoney } from './attach-search'
import type { EnterAnswer } from './desk-types'
import { type EnterCall, enterCall, lineOf, problemsIn } from './entered'

const attachSearch = z.object({ q: z.string().trim().max(200) })

async function enter(req: PayloadRequest, asked: EnterCall): Promise<EnterAnswer | Response> {
  const now = new Date()
  const settings = await req.payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true, req })
  const fields = problemsIn(asked, { now, trxIdForms: givingOf(settings).trxIdForms })
  const [message] = Object.values(fields)
  if (message) return refuse(422, message, { data: { fields } })
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
  jsonCall('/enter', enterCall, enter),
  jsonCall('/attach-search', attachSearch, async (req, { q }) => ({
    pledges: q ? await findForMoney(req.payload, q) : [],
  })),
]
