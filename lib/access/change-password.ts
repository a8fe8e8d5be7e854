/** POST /api/users/password: changes one's own password, with the current one. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readJsonBody } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { countAttempt } from './attempts/attempt-limit'
import { recordAction } from './audit/record'
import { CURRENT_PASSWORD_CHECKED } from './passwords/hooks'
import { isCorrectPassword, type StoredPassword } from './passwords/verify'
import { currentSessionId } from './sessions/current-session'
import { signInErrorResponse } from './sign-in/error-response'

const asked = z.object({ currentPassword: z.string().min(1).max(1024), password: z.string().min(1).max(1024) })

/**
 * Checks the current password. Attempts are limited as at the sign-in, counted by session: somebody may have found a
 * computer that is signed in.
 * @throws TooManyAttempts, TooBusy
 */
async function isCurrentPassword(req: PayloadRequest, session: string, currentPassword: string): Promise<boolean> {
  const { payload, user } = req
  if (!user) return false
  const address = req.headers.get('x-forwarded-for') ?? ''
  const attempt = await countAttempt(payload, { email: user.email, address, device: session })
  const stored = await payload.db.findOne<StoredPassword & { id: number }>({
    collection: 'users',
    where: { id: { equals: user.id } },
  })
  if (!(await isCorrectPassword(stored, currentPassword))) return false
  await attempt.clear()
  return true
}

async function handle(req: PayloadRequest): Promise<Response> {
  const session = currentSessionId(req)
  if (!req.user || !session) return errorResponse(401)
  const read = await readJsonBody(req, asked)
  if (!read) return errorResponse(400, say('account.password.missing'))
  try {
    if (!(await isCurrentPassword(req, session, read.currentPassword))) {
      await recordAction(req, { act: 'password-refused' })
      return errorResponse(422, say('account.password.presentWrong'), { data: { field: 'currentPassword' } })
    }
  } catch (error) {
    return signInErrorResponse(error)
  }
  const { id } = req.user
  const context = { [CURRENT_PASSWORD_CHECKED]: true }
  await req.payload.update({
    collection: 'users',
    id,
    data: { password: read.password },
    overrideAccess: false,
    context,
    req,
  })
  return Response.json({ message: say('account.password.changed') })
}

export const changePasswordEndpoint: Endpoint = { path: '/password', method: 'post', handler: handle }
