/** Unusual requests, as of messengers and robots: tracking parameters, unknown pages, router data in many variants. */
import { setTimeout as pause } from 'node:timers/promises'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'

const INTERVAL_MS = 100
/** Enough to fill the cache soon. */
const VARIANTS = 100
const TIMEOUT_MS = 40_000

/** Sends requests until the signal. @returns their number */
export async function sendUnusualRequests(site: string, over: AbortSignal): Promise<number> {
  let sent = 0
  while (!over.aborted) {
    const answer = await sendOne(site, sent % VARIANTS).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    sent += 1
    await pause(INTERVAL_MS)
  }
  return sent
}

async function sendOne(site: string, which: number): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (which % 4 === 0) return fetch(`${site}/?utm_source=${which}`, { signal })
  if (which % 4 === 1) return fetch(`${site}/api/v1/news?limit=${1 + which}&offset=${which % 7}`, { signal })
  if (which % 4 === 2) return fetch(`${site}/no-such-page-${which}`, { signal })
  const tree = encodeURIComponent(JSON.stringify(['', { which }]))
  const hash = await computeCacheBustingSearchParam('1', undefined, tree, undefined)
  const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': tree }
  return fetch(`${site}/projects?_rsc=${hash}`, { headers, signal })
}
