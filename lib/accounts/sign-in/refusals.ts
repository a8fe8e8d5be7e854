/** Answers to those who are not signed in. */
import { TooBusy } from '../passwords/verify'
import { SignInRefused } from './sign-in'
import { TriesUsedUp } from './turns'

/** In the form in which Payload's admin reads it. */
export function refuse(
  status: number,
  message: string,
  { data, retryAfter }: { data?: unknown; retryAfter?: number } = {},
) {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  return Response.json({ errors: [data ? { message, data } : { message }] }, { status, headers })
}

const BUSY = 'Many people are signing in just now. Please try again in a minute.'

/** Seconds as people say them. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'one minute' : `${minutes} minutes`
}

/** @throws what is no refusal */
export function refusalOf(error: unknown): Response {
  if (error instanceof SignInRefused) return refuse(error.status, error.message, { data: error.data })
  if (error instanceof TooBusy) return refuse(503, BUSY, { retryAfter: 60 })
  if (!(error instanceof TriesUsedUp)) throw error
  const message = `There were too many tries. Please try again in ${inWords(error.retryAfterSeconds)}, or ask an administrator.`
  return refuse(429, message, { retryAfter: error.retryAfterSeconds })
}
