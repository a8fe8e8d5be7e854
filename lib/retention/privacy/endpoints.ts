/** Calls of the admin's screen for a person's data, below /api/privacy. By POST: no address names a person. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAction } from '@/lib/access/audit/record'
import type { Person } from '@/lib/access/personal-data'
import { isEmail } from '@/lib/intake/schema/email'
import { isPhone } from '@/lib/intake/schema/phone'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { byKind } from './kinds'
import { listHeld } from './listed'
import { eraseAbout, foundBy, heldAbout } from './person'
import { reportOf } from './report'

/** A list of more is none that somebody looked through, nor one that a statement takes. */
const MOST_CHOSEN = 5000

const asked = z.object({ email: z.string().trim().max(254), phone: z.string().trim().max(40) })
const ids = z.array(z.int().positive()).max(MOST_CHOSEN)
const chosen = z.object(byKind(() => ids))
const chosenToo = asked.extend({ chosen })

/** A typing mistake must not look like a person of whom nothing is held. */
function mistakeIn({ email, phone }: Person): string | null {
  if (!email && !phone) return say('privacy.mistakes.nobody')
  if (email && !isEmail(email)) return say('privacy.mistakes.email')
  if (phone && !isPhone(phone)) return say('privacy.mistakes.phone')
  return null
}

const call = <T extends typeof asked>(
  path: string,
  schema: T,
  work: (req: PayloadRequest, asked: z.infer<T>) => Promise<object>,
): Endpoint =>
  jsonEndpoint(`/privacy/${path}`, schema, async (req, read) => {
    const mistake = mistakeIn(read)
    return mistake ? errorResponse(422, mistake) : work(req, read)
  })

export const privacyEndpoints: Endpoint[] = [
  call('held', asked, async (req, person) => ({ records: listHeld(person, await foundBy(req, person)) })),
  call('download', chosenToo, async (req, { chosen, ...person }) => {
    const records = await heldAbout(req, person, chosen)
    await recordAction(req, { act: 'give-out' })
    return { text: await reportOf(req.payload, person, records), records }
  }),
  call('erase', chosenToo, (req, { chosen, ...person }) => eraseAbout(req, person, chosen)),
]
