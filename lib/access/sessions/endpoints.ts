/** Calls of an account's own screen: signing it out everywhere, and letting its owner try again. */
import type { Endpoint, PayloadRequest } from 'payload'
import { recordAct } from '@/lib/access/audit/record'
import { allowed } from '@/lib/access/rights/gate'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { parseId } from '@/lib/shared/addresses/localized'
import { freeTries } from '../attempts/attempt-limit'
import { presentSession } from './present'
import { endSessions } from './rows'

type Account = { id: number; email: string }

const call = (
  path: string,
  mayCall: (req: PayloadRequest, id: number) => boolean,
  work: (req: PayloadRequest, account: Account) => Promise<object>,
): Endpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    // A program with a key is nobody's hand on an account.
    if (!presentSession(req)) return errorResponse(401)
    const id = parseId(String(req.routeParams?.id))
    if (!id || !mayCall(req, id)) return errorResponse(403)
    const account = await req.payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } })
    return account ? Response.json(await work(req, account)) : errorResponse(404, 'There is no such account.')
  },
})

const isAdministrator = (req: PayloadRequest) => allowed(req.user, 'accounts', 'update')

export const accountEndpoints: Endpoint[] = [
  call(
    'end-sessions',
    (req, id) => isAdministrator(req) || req.user?.id === id,
    (req, { id }) =>
      withTransaction(req, async () => {
        const own = req.user?.id === id
        const ended = await endSessions(req, id, { except: own ? presentSession(req) : undefined })
        await recordAct(req, { act: 'sessions-ended', subject: 'users', record: id })
        return { ended }
      }),
  ),
  call('let-in', isAdministrator, async (req, { id, email }) => {
    await freeTries(req.payload, email)
    await recordAct(req, { act: 'unlocked', subject: 'users', record: id })
    return {}
  }),
]
