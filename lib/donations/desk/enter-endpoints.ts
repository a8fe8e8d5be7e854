/** Calls of the desk for money that came without a gift, below /api/transactions. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readJson, refusal } from '@/lib/privacy/staff-call'
import { authorOf } from '../author'
import { enterGift } from '../enter'
import { givingOf } from '../giving-settings'
import { findForMoney } from './attach-search'
import type { EnterAnswer } from './desk-types'
import { type EnterCall, enterCall, lineOf, problemsIn } from './entered'

const attachSearch = z.object({ q: z.string().trim().max(200) })

const call = <T extends z.ZodType>(
  path: string,
  schema: T,
  work: (req: PayloadRequest, asked: z.infer<T>) => Promise<Response>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const asked = await readJson(req, schema)
    return asked ? work(req, asked) : refusal(400)
  },
})

async function enter(req: PayloadRequest, asked: EnterCall): Promise<Response> {
  const now = new Date()
  const settings = await req.payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true, req })
  const fields = problemsIn(asked, { now, trxIdForms: givingOf(settings).trxIdForms })
  const [message] = Object.values(fields)
  if (message) return Response.json({ errors: [{ message, data: { fields } }] }, { status: 422 })
  const { money, ...gift } = asked
  const transaction = typeof money === 'number' ? money : lineOf(money, now)
  const { pledge, receipt } = await enterGift(req, { ...gift, transaction }, authorOf(req))
  const { reference } = await req.payload.findByID({
    collection: 'pledges',
    id: pledge,
    depth: 0,
    overrideAccess: true,
  })
  return Response.json({ pledge, reference, receipt } satisfies EnterAnswer)
}

export const enterEndpoints: Endpoint[] = [
  call('/enter', enterCall, enter),
  call('/attach-search', attachSearch, async (req, { q }) =>
    Response.json(
      { pledges: q ? await findForMoney(req.payload, q) : [] },
      { headers: { 'cache-control': 'no-store' } },
    ),
  ),
]
