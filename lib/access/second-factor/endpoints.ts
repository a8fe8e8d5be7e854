/** Endpoints of the second factor, below /api/users/second-factor: for people, never for API keys. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAllowed, isPerson } from '@/lib/access/rights/authorization'
import { readJsonBody } from '@/lib/platform/calls/json-endpoint'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { hostName } from '@/lib/platform/site-name'
import { parseId } from '@/lib/shared/addresses/localized'
import { type Actor, SECOND_FACTOR_ROLES } from '../rights/account-status'
import { removeSecondFactor, renewRecoveryCodes, setSecondFactor } from './changes'
import { beginEnrolment, readTicket } from './enrolment'
import { reauthenticate, reauthenticationBody } from './reauthenticate'
import { readCode, stepOf } from './totp'

interface Person extends Actor {
  id: number
  email: string
}

const confirmed = z.object({ ticket: z.string().max(2000), code: z.string().max(100) })

const noApp = () => publicError(say('secondFactor.refused.noApp'), 409)

/** The signed-in person; null for API clients and suspended accounts. An overdue second factor can still be set up. */
function personOf({ user }: PayloadRequest): Person | null {
  const person = user as Person | null
  return isPerson(person) ? person : null
}

/** An endpoint for one's own account. */
const own = <T extends z.ZodType>(
  path: string,
  schema: T,
  work: (req: PayloadRequest, person: Person, asked: z.infer<T>) => Promise<object>,
): Endpoint => ({
  path: `/second-factor/${path}`,
  method: 'post',
  handler: async (req) => {
    const person = personOf(req)
    if (!person) return errorResponse(403)
    const asked = await readJsonBody(req, schema)
    if (!asked) return errorResponse(400)
    return jsonResponse(await work(req, person, asked))
  },
})

async function siteName(req: PayloadRequest): Promise<string> {
  const { name } = await req.payload.findGlobal({ slug: 'settings', depth: 0, locale: 'en', select: { name: true } })
  // A colon would part the site's name from the account's in the app.
  return (name || hostName()).replaceAll(':', ' ')
}

export const secondFactorEndpoints: Endpoint[] = [
  own('begin', reauthenticationBody, async (req, person, given) => {
    await reauthenticate(req, person, given)
    return beginEnrolment(person, await siteName(req))
  }),
  own('confirm', confirmed, async (req, { id }, { ticket: sealed, code }) => {
    const ticket = readTicket(id, sealed)
    if (!ticket) throw publicError(say('secondFactor.refused.tooLate'), 422)
    const typed = readCode(code)
    const step = typed.kind === 'app' ? stepOf(ticket.secret, typed.code) : null
    const recoveryCodes = step === null ? null : await setSecondFactor(req, id, { ticket, step })
    if (!recoveryCodes) throw publicError(say('secondFactor.refused.notThisCode'), 422)
    return { recoveryCodes }
  }),
  own('recovery-codes', reauthenticationBody, async (req, person, given) => {
    await reauthenticate(req, person, given)
    const recoveryCodes = await renewRecoveryCodes(req, person.id)
    if (!recoveryCodes) throw noApp()
    return { recoveryCodes }
  }),
  own('switch-off', reauthenticationBody, async (req, person, given) => {
    if (person.role && SECOND_FACTOR_ROLES.includes(person.role))
      throw publicError(say('secondFactor.refused.mustHave'), 403)
    await reauthenticate(req, person, given)
    if (!(await removeSecondFactor(req, person.id, 'owner'))) throw noApp()
    return {}
  }),
  // For another's account, where phone and recovery codes are lost.
  {
    path: '/:id/second-factor/take-away',
    method: 'post',
    handler: async (req) => {
      const person = personOf(req)
      if (!person || !isAllowed(person, 'accounts', 'update')) return errorResponse(403)
      const given = await readJsonBody(req, reauthenticationBody)
      if (!given) return errorResponse(400)
      const id = parseId(String(req.routeParams?.id))
      if (id === person.id) throw publicError(say('secondFactor.refused.own'), 403)
      await reauthenticate(req, person, given)
      if (!id || !(await removeSecondFactor(req, id, 'another'))) throw noApp()
      return jsonResponse({})
    },
  },
]
