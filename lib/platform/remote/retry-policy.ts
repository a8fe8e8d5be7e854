/** How patiently another server is asked: again after a failure, not at all for a while after many, few at a time. */
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel'
import { Unreachable } from './remote-request'

/** Attempts in a row that fail before the server is left alone. */
const FAILURES = 5
/** How long it is left alone; one request then tries. A source that is back is to be seen within five seconds. */
const LEFT_ALONE_MS = 1000
const AT_ONCE = 6

/** Runs questions to one server. Only what is Unreachable is asked again. */
export function retryPolicy(): <T>(question: () => Promise<T>) => Promise<T> {
  const failures = handleType(Unreachable)
  const policy = wrap(
    bulkhead(AT_ONCE, Number.POSITIVE_INFINITY),
    // Cockatiel's waits are spread at random, so that instances which failed together do not come back together.
    retry(failures, { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 500 }) }),
    circuitBreaker(failures, { halfOpenAfter: LEFT_ALONE_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
  )
  let reason = ''
  const noted = <T>(question: () => Promise<T>) =>
    question().catch((error: unknown) => {
      if (error instanceof Unreachable) reason = error.message
      throw error
    })
  return (question) =>
    policy
      .execute(() => noted(question))
      .catch((error: unknown) => {
        // A person wants to know why the server is left alone, not that it is.
        throw isBrokenCircuitError(error) ? new Unreachable(reason) : error
      })
}
