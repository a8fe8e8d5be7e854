/** Expires the pages that show what changed, in the app and in the front. */

import { sendPurge } from '@/lib/platform/channel/channel'
import { env } from '@/lib/platform/env/env'
import { log } from '@/lib/platform/log/log'
import { internalToken } from '@/lib/platform/secrets/internal-token'
import type { ChangedPart } from '@/lib/shared/content/pages-of-content'
import { type Expiry, pagesShowing } from '@/lib/shared/content/pages-of-content'

/**
 * A page that is being made from content read just before the change would be stored after its expiry and stay: so the
 * pages are expired once more, after the longest making.
 */
const SECOND_EXPIRY_MS = 1000

/** Expiries that wait for the one under way, in one. */
let waiting: Expiry | null = null
let running = false
/** Expiries that will be repeated a second after the last change, in one. */
let repeated: Expiry | null = null
let lastChange = 0
const TIMER_SLACK_MS = 50

/** An answer that takes longer will not come; the next change must not wait for it. */
const TIMEOUT_MS = 10_000

/** Called with every change of the snapshot; never throws and never waits. A burst of changes is taken together. */
export function expirePages(changed: ChangedPart[]): void {
  const expiry = pagesShowing(changed)
  // Every purge drops calls and feeds, which are answered from the snapshot: it has the change already.
  sendPurge({ everything: false, routes: [] })
  if (!expiry.everything && expiry.routes.length === 0) return
  expireSoon(expiry)
  lastChange = performance.now()
  if (!repeated) setTimeout(repeatExpiry, SECOND_EXPIRY_MS).unref()
  repeated = together(repeated, expiry)
}

function repeatExpiry(): void {
  if (!repeated) return
  expireSoon(repeated)
  const early = performance.now() - lastChange < SECOND_EXPIRY_MS - TIMER_SLACK_MS
  if (early) setTimeout(repeatExpiry, SECOND_EXPIRY_MS).unref()
  else repeated = null
}

function expireSoon(expiry: Expiry): void {
  waiting = together(waiting, expiry)
  if (!running) void expireWaiting()
}

async function expireWaiting(): Promise<void> {
  running = true
  while (waiting) {
    const expiry = waiting
    waiting = null
    await expireNow(expiry)
  }
  running = false
}

function together(one: Expiry | null, other: Expiry): Expiry {
  if (!one) return other
  return {
    everything: one.everything || other.everything,
    routes: [...new Set([...one.routes, ...other.routes])],
  }
}

/**
 * Next expires pages only inside of a request; changes come from timers and other processes as well, so the process
 * always asks itself over loopback.
 */
async function expireNow(expiry: Expiry): Promise<void> {
  const { appPort, payloadSecret } = env()
  try {
    const response = await fetch(`http://127.0.0.1:${appPort}/internal/expire`, {
      method: 'POST',
      headers: { authorization: `Bearer ${internalToken(payloadSecret)}`, 'content-type': 'application/json' },
      body: JSON.stringify(expiry),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
  } catch (error) {
    log.error({ err: error }, 'Changed pages could not be expired; they are made again within a minute.')
  }
  // Not earlier: the front fetches the pages again at once, and would get the old ones.
  sendPurge(expiry)
}
