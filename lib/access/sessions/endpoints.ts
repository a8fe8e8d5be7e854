/** Endpoints that end an account's sessions, and unlock it. */
import type { Endpoint, PayloadRequest } from 'payload'
import { recordAction } from '@/lib/access/audit/record'
import { isAllowed } from '@/lib/access/rights/authorization'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { parseId } from '@/lib/shared/addresses/localized'
import { clearAttempts } from '../attempts/attempt-limit'
import { currentSessionId } from './current-session'
import { endSessions } from './store'

type Account = { id: number; email: string }

const call = (
  path: string,
  mayCall: (req: PayloadRequest, id: number) => boolean,
  work: (req: PayloadRequest, account: Account) => Promise<object>,
): Endpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    // API keys have no session.
    if (!currentSessionId(req)) return errorResponse(401)
    const id = parseId(String(req.routeParams?.id))
    if (!id || !mayCall(req, id)) return errorResponse(403)
    const account = await req.payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } })
    return account ? Response.json(await work(req, account)) : errorResponse(404, say('account.sessions.noAccount'))
  },
})

const isAdministrator = (req: PayloadRequest) => isAllowed(req.user, 'accounts', 'update')

export const sessionEndpoints: Endpoint[] = [
  call(
    'end-sessions',
    (req, id) => isAdministrator(req) || req.user?.id === id,
    (req, { id }) =>
      withTransaction(req, async () => {
        const own = req.user?.id === id
        const ended = await endSessions(req, id, { except: own ? currentSessionId(req) : undefined })
        await recordAction(req, { act: 'sessions-ended', subject: 'users', record: id })
        return { ended }
      }),
  ),
  call('let-in', isAdministrator, async (req, { id, email }) => {
    await clearAttempts(req.payload, email)
    await recordAction(req, { act: 'unlocked', subject: 'users', record: id })
    return {}
  }),
]
