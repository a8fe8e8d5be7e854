/** Calls of the screens of the beginning, below /api/setup: for administrators in person. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAllowed, isPerson } from '@/lib/access/rights/authorization'
import { reauthenticate, reauthenticationBody } from '@/lib/access/second-factor/reauthenticate'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { readFirstSteps, STEPS, writeFirstSteps } from './first-steps'
import { takeDemoAway } from './take-demo-away'

const asked = reauthenticationBody.extend({ fingerprint: z.string().min(1).max(100) })

const answered = z.object({ step: z.enum(STEPS), answer: z.enum(['later', 'done', 'open']) })

const call = <T extends z.ZodType>(
  path: string,
  schema: T,
  work: (req: PayloadRequest, read: z.infer<T>) => Promise<object>,
): Endpoint =>
  jsonEndpoint(`/setup/${path}`, schema, async (req, read) =>
    isPerson(req.user) && isAllowed(req.user, 'accounts', 'update') ? work(req, read) : errorResponse(403),
  )

export const setupEndpoints: Endpoint[] = [
  call('take-demo-away', asked, async (req, { fingerprint, ...proof }) => {
    if (!req.user) return errorResponse(403)
    await reauthenticate(req, req.user, proof)
    const { kinds, fields } = await takeDemoAway(req, fingerprint)
    const records = kinds.reduce((sum, { goes }) => sum + goes.length, 0)
    return { records, settings: fields.length }
  }),
  call('steps', answered, (req, { step, answer }) =>
    withTransaction(req, async () => {
      await lockRecord(req, 'payload-kv', null)
      const steps = await readFirstSteps(req.payload, req)
      const { [step]: _before, ...others } = steps?.answers ?? {}
      const answers = answer === 'open' ? others : { ...others, [step]: answer }
      await writeFirstSteps(req.payload, { seen: true, answers }, req)
      return { answers }
    }),
  ),
]
