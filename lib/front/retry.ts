/** Retries requests to the app, which may be starting or may end under a request. */
import { setTimeout as pause } from 'node:timers/promises'
import type { AppProcess } from './app-process'
import { NoResponse } from './fetch-from-app'

/** How long a visitor waits for an app that is being started: as long as it may take until it is started once more. */
const START_WAIT_MS = 30_000
/** Pause before a retry: a connection breaks before the exit of the process behind it is reported. */
const RETRY_PAUSE_MS = 200

interface RetryOptions {
  /** Whether it may reach the app twice: it is safe, or has an idempotency key. */
  isRepeatable?: boolean
  /** Whether its body is buffered whole, and so can be sent again. */
  isBuffered?: boolean
  /** Whether the visitor is still connected. */
  isWanted?: () => boolean
}

/**
 * Sends a request once the app is up. Refused connections are retried until START_WAIT_MS are over, since a busy system
 * reports late that a process is gone. An aborted request is retried once where that is safe: the app may have crashed
 * on it. A timeout is not retried.
 * @throws NoResponse when the app gives none, or the visitor has disconnected; and whatever else `send` throws
 */
export async function withRetry<T>(
  app: Pick<AppProcess, 'ready'>,
  send: () => Promise<T>,
  { isRepeatable = true, isBuffered = true, isWanted = () => true }: RetryOptions = {},
): Promise<T> {
  const end = performance.now() + START_WAIT_MS
  let retriesLeft = isRepeatable ? 1 : 0
  for (;;) {
    const isUp = await app.ready(Math.max(end - performance.now(), 0))
    if (!isWanted()) throw new NoResponse('Nobody waits for the answer any more.', 'not sent')
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof NoResponse) || !isUp || !isBuffered || performance.now() > end) throw error
      if (error.failure === 'timeout' || error.failure === 'not sent') throw error
      if (error.failure === 'aborted' && retriesLeft-- === 0) throw error
    }
    await pause(RETRY_PAUSE_MS)
  }
}

/** The response, or undefined when the app gives none. */
export async function undefinedIfNoResponse<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response
  } catch (error) {
    if (error instanceof NoResponse) return undefined
    throw error
  }
}
