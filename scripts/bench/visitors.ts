/**
 * Simulated visitors in a process of their own: each keeps its connections, and requests all addresses at every tick, or one
 * after the other without a pause.
 */
import http from 'node:http'
import { parentInput } from './processes'
import { BROWSER_HEADERS } from './recorded-answer'
import { percentile } from './statistics'

export interface VisitorsInput {
  origin: string
  visitors: number
  /** Milliseconds from tick to tick; 0 for no pause. */
  every: number
  addresses: string[]
  seconds: number
}

export interface VisitsResult {
  requests: number
  perSecond: number
  failed: number
  /** In milliseconds. */
  p50: number
  p99: number
}

/** As many as browsers open to one server. */
const CONNECTIONS_A_VISITOR = 6

const { origin, visitors, every, addresses, seconds } = await parentInput<VisitorsInput>()
const began = performance.now()
const until = began + seconds * 1000
const waits: number[] = []
let requests = 0
let failed = 0

/** A visitor's browser asks again with the tag that it has. */
function request(agent: http.Agent, tags: Map<string, string>, address: string): Promise<void> {
  const started = performance.now()
  const known = tags.get(address)
  const headers = known ? { ...BROWSER_HEADERS, 'if-none-match': known } : BROWSER_HEADERS
  return new Promise((resolve) => {
    const done = (failure: boolean) => {
      requests += 1
      if (failure) failed += 1
      else if (requests % 8 === 0) waits.push(performance.now() - started)
      resolve()
    }
    const request = http.get(origin + address, { agent, headers }, (response) => {
      if (response.headers.etag) tags.set(address, response.headers.etag)
      response.resume()
      response.once('error', () => done(true))
      response.once('end', () => done((response.statusCode ?? 500) >= 400))
    })
    request.once('error', () => done(true))
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function visit(which: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: every > 0 ? CONNECTIONS_A_VISITOR : 1 })
  const tags = new Map<string, string>()
  if (every > 0) await pause((which / visitors) * every)
  for (let tick = which; performance.now() < until; tick += 1) {
    if (every === 0) {
      await request(agent, tags, addresses[tick % addresses.length] ?? '/')
      continue
    }
    const next = performance.now() + every
    await Promise.all(addresses.map((address) => request(agent, tags, address)))
    await pause(Math.max(0, next - performance.now()))
  }
  agent.destroy()
}

await Promise.all(Array.from({ length: visitors }, (_, which) => visit(which)))
const perSecond = (requests * 1000) / (performance.now() - began)
const visited: VisitsResult = { requests, perSecond, failed, p50: percentile(waits, 50), p99: percentile(waits, 99) }
process.send?.(visited)
