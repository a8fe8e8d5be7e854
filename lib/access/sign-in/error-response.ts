/** Responses of refused sign-ins and password checks. */
import { TooManyAttempts } from '@/lib/access/attempts/attempt-limit'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { TooBusy } from '../passwords/verify'
import { SignInRefused } from './sign-in'

const BUSY = 'Many people are signing in just now. Please try again in a minute.'

/** Seconds as people say them. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'one minute' : `${minutes} minutes`
}

/** The response for an error of a sign-in or password check. @throws any other error */
export function signInErrorResponse(error: unknown): Response {
  if (error instanceof SignInRefused) return errorResponse(error.status, error.message, { data: error.data })
  if (error instanceof TooBusy) return errorResponse(503, BUSY, { retryAfter: 60 })
  if (!(error instanceof TooManyAttempts)) throw error
  const message = `There were too many tries. Please try again in ${inWords(error.retryAfterSeconds)}, or ask an administrator.`
  return errorResponse(429, message, { retryAfter: error.retryAfterSeconds })
}
