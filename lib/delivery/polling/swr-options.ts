/** How SWR ticks: once a second, and once a second again after a failure. */
import type { SWRConfiguration } from 'swr'
import { isPrerendering } from '@/lib/shared/prerendering'
import { POLL_INTERVAL } from '@/lib/shared/site'

export const POLLING = {
  refreshInterval: POLL_INTERVAL,
  // SWR's own 2 s would swallow every other tick, and its own retry would wait for longer than one.
  dedupingInterval: POLL_INTERVAL / 2,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    const retry = () => void (document.hidden ? wait() : revalidate({ retryCount }))
    const wait = () => setTimeout(retry, POLL_INTERVAL)
    wait()
  },
  // A page that nobody has gone to yet asks for nothing.
  isPaused: isPrerendering,
  // The poller gives the same object while nothing changed.
  compare: (a, b) => a === b,
} satisfies SWRConfiguration
