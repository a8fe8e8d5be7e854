/** Responses of refused sign-ins and password checks. */
import { TooManyAttempts } from '@/lib/access/attempts/attempt-limit'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { TooBusy } from '../passwords/verify'
import { SignInRefused } from './sign-in'

/** The response for an error of a sign-in or password check. @throws any other error */
export function signInErrorResponse(error: unknown): Response {
  if (error instanceof SignInRefused) return errorResponse(error.status, error.message, { data: error.data })
  if (error instanceof TooBusy) return errorResponse(503, say('signIn.refused.busy'), { retryAfter: 60 })
  if (!(error instanceof TooManyAttempts)) throw error
  const message = say('signIn.refused.tooMany', { minutes: Math.ceil(error.retryAfterSeconds / 60) })
  return errorResponse(429, message, { retryAfter: error.retryAfterSeconds })
}
