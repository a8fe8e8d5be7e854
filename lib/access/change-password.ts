/** POST /api/users/password: changes one's own password, for those who know the present one. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readJsonBody } from '@/lib/platform/calls/json-endpoint'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { takeTry } from './attempts/attempt-limit'
import { recordAct } from './audit/record'
import { ASKED } from './passwords/hooks'
import { isPassword, type StoredPassword } from './passwords/verify'
import { presentSession } from './sessions/present'
import { refusalOf } from './sign-in/refusals'

const asked = z.object({ currentPassword: z.string().min(1).max(1024), password: z.string().min(1).max(1024) })

/**
 * Whoever found a computer that is signed in guesses as often as at the sign-in, with turns of that session's own.
 * @returns whether the present password is this one
 */
async function knowsPresent(req: PayloadRequest, session: string, currentPassword: string): Promise<boolean> {
  const { payload, user } = req
  if (!user) return false
  const address = req.headers.get('x-forwarded-for') ?? ''
  const turn = await takeTry(payload, { email: user.email, address, device: session })
  const stored = await payload.db.findOne<StoredPassword & { id: number }>({
    collection: 'users',
    where: { id: { equals: user.id } },
  })
  if (!(await isPassword(stored, currentPassword))) return false
  await turn.giveBack()
  return true
}

async function handle(req: PayloadRequest): Promise<Response> {
  const session = presentSession(req)
  if (!req.user || !session) return errorResponse(401)
  const read = await readJsonBody(req, asked)
  if (!read) return errorResponse(400, 'Please give your present password and a new one.')
  try {
    if (!(await knowsPresent(req, session, read.currentPassword))) {
      await recordAct(req, { act: 'password-refused' })
      return errorResponse(422, 'Your present password is not this one.', { data: { field: 'currentPassword' } })
    }
  } catch (error) {
    return refusalOf(error)
  }
  const { id } = req.user
  const context = { [ASKED]: true }
  await req.payload.update({
    collection: 'users',
    id,
    data: { password: read.password },
    overrideAccess: false,
    context,
    req,
  })
  return Response.json({ message: 'Your password was changed. You are signed out on all other devices.' })
}

export const changeOwnPassword: Endpoint = { path: '/password', method: 'post', handler: handle }
