/** Visitors from messengers, and robots: addresses that name nothing new, and data of pages in many forms. */
import { setTimeout as pause } from 'node:timers/promises'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'

const EVERY_MS = 100
/** So many that memory is full of them soon, and stays so. */
const DIFFERENT = 100
const PATIENCE_MS = 20_000

/** Asks until it is told to end. @returns how often */
export async function strangers(site: string, over: AbortSignal): Promise<number> {
  let asked = 0
  while (!over.aborted) {
    const answer = await odd(site, asked % DIFFERENT).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    asked += 1
    await pause(EVERY_MS)
  }
  return asked
}

async function odd(site: string, which: number): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  if (which % 4 === 0) return fetch(`${site}/?utm_source=${which}`, { signal })
  if (which % 4 === 1) return fetch(`${site}/api/v1/news?limit=${1 + which}&offset=${which % 7}`, { signal })
  if (which % 4 === 2) return fetch(`${site}/no-such-page-${which}`, { signal })
  const tree = encodeURIComponent(JSON.stringify(['', { which }]))
  const hash = await computeCacheBustingSearchParam('1', undefined, tree, undefined)
  const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': tree }
  return fetch(`${site}/projects?_rsc=${hash}`, { headers, signal })
}
