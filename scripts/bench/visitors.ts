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
  /** Address and status (or error) of failed requests → their number. */
  failures: Record<string, number>
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
const failures: Record<string, number> = {}

/** A visitor's browser asks again with the tag that it has. */
function request(agent: http.Agent, tags: Map<string, string>, address: string): Promise<void> {
  const started = performance.now()
  const known = tags.get(address)
  const headers = known ? { ...BROWSER_HEADERS, 'if-none-match': known } : BROWSER_HEADERS
  return new Promise((resolve) => {
    const done = (failure?: string | number) => {
      const waited = performance.now() - started
      requests += 1
      if (failure === undefined) {
        if (requests % 8 === 0) waits.push(waited)
      } else {
        failed += 1
        const what = `${address}: ${failure} after ${(waited / 1000).toFixed()} s`
        failures[what] = (failures[what] ?? 0) + 1
      }
      resolve()
    }
    const request = http.get(origin + address, { agent, headers }, (response) => {
      if (response.headers.etag) tags.set(address, response.headers.etag)
      response.resume()
      const status = response.statusCode ?? 500
      response.once('error', (error) => done(error.message))
      response.once('end', () => done(status >= 400 ? status : undefined))
    })
    request.once('error', (error) => done(error.message))
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
const [p50, p99] = [percentile(waits, 50), percentile(waits, 99)]
const visited: VisitsResult = { requests, perSecond, failed, failures, p50, p99 }
process.send?.(visited)
