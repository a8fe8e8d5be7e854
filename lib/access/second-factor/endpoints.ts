/** Calls of the admin's screen for the authenticator app, below /api/users/second-factor: for people, never for keys. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, isPerson } from '@/lib/access/rights/gate'
import { readJsonBody } from '@/lib/platform/calls/json-endpoint'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { parseId } from '@/lib/shared/addresses/localized'
import { DEFAULT_NAME } from '@/lib/shared/site'
import { type Actor, SECOND_FACTOR_ROLES } from '../rights/account-status'
import { removeSecondFactor, renewRecoveryCodes, setSecondFactor } from './changes'
import { beginEnrolment, readTicket } from './enrolment'
import { proof, prove } from './prove'
import { readCode, stepOf } from './totp'

interface Person extends Actor {
  id: number
  email: string
}

const confirmed = z.object({ ticket: z.string().max(2000), code: z.string().max(100) })

const NO_APP = 'No authenticator app is set up for this account.'
const MUST_HAVE = 'With your role the app cannot be switched off. You can set it up on another phone instead.'
const OWN = 'Nobody can take away their own. Please ask another administrator.'
const TOO_LATE = 'This took too long, or was begun by another account. Please begin again.'
const NOT_THIS_CODE =
  'This is not the code that the app shows now. Please take the next one, and look whether the clock of your phone is right.'

/** Who is signed in as themselves; null for programs and for who is suspended. Who owes the second factor may set it up. */
function personOf({ user }: PayloadRequest): Person | null {
  const person = user as Person | null
  return isPerson(person) ? person : null
}

/** A call for the own account alone. */
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
  return (name || DEFAULT_NAME).replaceAll(':', ' ')
}

export const secondFactorEndpoints: Endpoint[] = [
  own('begin', proof, async (req, person, given) => {
    await prove(req, person, given)
    return beginEnrolment(person, await siteName(req))
  }),
  own('confirm', confirmed, async (req, { id }, { ticket: sealed, code }) => {
    const ticket = readTicket(id, sealed)
    if (!ticket) throw publicError(TOO_LATE, 422)
    const typed = readCode(code)
    const step = typed.kind === 'app' ? stepOf(ticket.secret, typed.code) : null
    const recoveryCodes = step === null ? null : await setSecondFactor(req, id, { ticket, step })
    if (!recoveryCodes) throw publicError(NOT_THIS_CODE, 422)
    return { recoveryCodes }
  }),
  own('recovery-codes', proof, async (req, person, given) => {
    await prove(req, person, given)
    const recoveryCodes = await renewRecoveryCodes(req, person.id)
    if (!recoveryCodes) throw publicError(NO_APP, 409)
    return { recoveryCodes }
  }),
  own('switch-off', proof, async (req, person, given) => {
    if (person.role && SECOND_FACTOR_ROLES.includes(person.role)) throw publicError(MUST_HAVE, 403)
    await prove(req, person, given)
    if (!(await removeSecondFactor(req, person.id, 'owner'))) throw publicError(NO_APP, 409)
    return {}
  }),
  // The phone and the recovery codes are lost: a colleague vouches for the person.
  {
    path: '/:id/second-factor/take-away',
    method: 'post',
    handler: async (req) => {
      const person = personOf(req)
      if (!person || !allowed(person, 'accounts', 'update')) return errorResponse(403)
      const given = await readJsonBody(req, proof)
      if (!given) return errorResponse(400)
      const id = parseId(String(req.routeParams?.id))
      if (id === person.id) throw publicError(OWN, 403)
      await prove(req, person, given)
      if (!id || !(await removeSecondFactor(req, id, 'another'))) throw publicError(NO_APP, 409)
      return jsonResponse({})
    },
  },
]
