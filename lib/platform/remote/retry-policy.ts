/** The resilience policy of requests to another server: bulkhead, retry with exponential backoff, circuit breaker. */
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

/** Consecutive failures that open the circuit. */
const FAILURES = 5
/** How long the circuit stays open before a probe. A source that is back is to be noticed within five seconds. */
const OPEN_MS = 1000
const AT_ONCE = 6

/** Runs requests to one server. Only Unreachable is retried. */
export function retryPolicy(): <T>(request: () => Promise<T>) => Promise<T> {
  const failures = handleType(Unreachable)
  const policy = wrap(
    bulkhead(AT_ONCE, Number.POSITIVE_INFINITY),
    // Cockatiel's backoff has jitter, so that instances which failed together do not retry together.
    retry(failures, { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 500 }) }),
    circuitBreaker(failures, { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
  )
  let last: Pick<Unreachable, 'message' | 'reason'> = { message: '', reason: 'failed' }
  const noteReason = <T>(request: () => Promise<T>) =>
    request().catch((error: unknown) => {
      // Its message is completed by whoever catches it.
      if (error instanceof Unreachable) last = { message: error.message, reason: error.reason }
      throw error
    })
  return (request) =>
    policy
      .execute(() => noteReason(request))
      .catch((error: unknown) => {
        // The last failure says more than that the circuit is open.
        throw isBrokenCircuitError(error) ? new Unreachable(last.message, last.reason) : error
      })
}
