/** Routes that the reverse proxy answers itself: robots.txt, speculation rules, the service worker, /healthz, /readyz and /metrics. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Registry } from 'prom-client'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import type { AppProcess } from './app-process'
import type { OutgoingResponse } from './encoded-response'
import { isSafe } from './request'
import { type indexingRules, NO_INDEX } from './robots'
import { WORKER_POLICY } from './service-worker-script'
import { SPECULATION_RULES } from './speculation-rules'

interface RouteOptions {
  app: Pick<AppProcess, 'isAnswering' | 'source'>
  metrics: Registry
  /** Bearer token for /metrics; without one only loopback may read it. */
  metricsToken: string | null
  /** Whether it is being stopped, and wants no more requests. */
  isDraining: boolean
  /** The script of the service worker. */
  serviceWorker: string
  indexing: Pick<ReturnType<typeof indexingRules>, 'robotsText'>
  common: Record<string, string>
}

/** @returns the response, or undefined where the address is none of these */
export async function proxyRouteResponse(
  request: IncomingMessage,
  options: RouteOptions,
): Promise<OutgoingResponse | undefined> {
  const { app, metrics, metricsToken, common, isDraining } = options
  const [path] = (request.url ?? '').split('?', 1)
  if (!isSafe(request)) return undefined
  if (path === machinePaths.robots)
    return text(200, 'text/plain; charset=utf-8', options.indexing.robotsText(request.headers.host))
  if (path === machinePaths.speculationRules) {
    return text(200, SPECULATION_RULES.type, SPECULATION_RULES.text, { 'cache-control': 'public, max-age=86400' })
  }
  if (path === machinePaths.serviceWorker) {
    return text(200, 'text/javascript; charset=utf-8', options.serviceWorker, {
      'cache-control': 'no-cache',
      'content-security-policy': WORKER_POLICY,
    })
  }
  if (path === '/healthz') return text(200, 'text/plain; charset=utf-8', 'ok\n')
  if (path === '/readyz') {
    const state = { app: app.isAnswering, content: app.source?.up ?? false, ...(isDraining && { ending: true }) }
    return text(state.app && !isDraining ? 200 : 503, 'application/json; charset=utf-8', JSON.stringify(state))
  }
  if (path === '/metrics' && canReadMetrics(request, metricsToken)) {
    return text(200, metrics.contentType, await metrics.metrics())
  }
  return undefined

  function text(status: number, type: string, body: string, own: Record<string, string> = {}): OutgoingResponse {
    const bytes = Buffer.from(body)
    const headers = { 'content-type': type, 'content-length': String(bytes.length), 'cache-control': 'no-store' }
    return {
      status,
      headers: { ...(path !== machinePaths.robots && NO_INDEX), ...common, ...headers, ...own },
      body: request.method === 'HEAD' ? undefined : bytes,
    }
  }
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Whether a request may read the metrics. Behind a proxy on this machine all come from loopback, so forwarded ones may not. */
function canReadMetrics({ headers, socket }: IncomingMessage, token: string | null): boolean {
  if (token !== null) return isEqual(headers.authorization ?? '', `Bearer ${token}`)
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded
  return forwarded === undefined && LOOPBACK.test(socket.remoteAddress ?? '')
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
