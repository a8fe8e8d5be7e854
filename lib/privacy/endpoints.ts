/** Calls of the admin's screen for a person's data, below /api/privacy. By POST: no address names a person. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed } from '@/lib/cms/access/roles'
import { isEmail } from '@/lib/forms/schema/email'
import { isPhone } from '@/lib/forms/schema/phone'
import { eraseAbout, heldAbout, type Person } from './person'
import { readJson, refusal } from './staff-call'

const asked = z.object({ email: z.string().trim().max(254), phone: z.string().trim().max(40) })

/** A typing mistake must not look like a person of whom nothing is held. */
function mistakeIn({ email, phone }: Person): string | null {
  if (!email && !phone) return 'Please give an e-mail address or a phone number.'
  if (email && !isEmail(email)) return 'This is no e-mail address.'
  if (phone && !isPhone(phone)) return 'This is no phone number. Abroad it begins with + and the country’s code.'
  return null
}

const call = (path: string, work: (req: PayloadRequest, person: Person) => Promise<object>): Endpoint => ({
  path: `/privacy/${path}`,
  method: 'post',
  handler: async (req) => {
    if (!allowed(req.user, 'inbox', 'delete')) return refusal(403)
    const person = await readJson(req, asked)
    if (!person) return refusal(400)
    const message = mistakeIn(person)
    if (message) return Response.json({ errors: [{ message }] }, { status: 422 })
    return Response.json(await work(req, person), { headers: { 'cache-control': 'no-store' } })
  },
})

export const privacyEndpoints: Endpoint[] = [call('held', heldAbout), call('erase', eraseAbout)]
