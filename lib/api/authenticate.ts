import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { meets } from '@/lib/access/rights/authorization'
import type { Need } from '@/lib/access/rights/matrix'
import { readRevisions } from '@/lib/platform/database/revisions'
import { ApiError } from './errors'

/**
 * Authenticates a request, by session or API key, and checks that the account has the right that a call needs.
 * @throws ApiError not_signed_in or not_allowed; the database's error where it cannot be asked
 */
export async function authenticate(
  payload: Payload,
  request: Request,
  need: Need,
): Promise<NonNullable<PayloadRequest['user']>> {
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) {
    // To Payload somebody whom it cannot look up is nobody: a database that is away would send staff to sign in again.
    if (request.headers.has('authorization') || request.headers.has('cookie')) await readRevisions(payload.db)
    throw new ApiError('not_signed_in', 'Please sign in, or send an API key.')
  }
  if (!meets(user as TypedUser, need)) throw new ApiError('not_allowed', 'Your account may not do this.')
  return user
}
