/** Reverse proxy for requests that are never cached: buffers the body, limits concurrency, retries what is safe to repeat. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/platform/log/log'
import { adminPolicy } from './admin-policy'
import type { Admission } from './admission'
import type { AppRequestHeaders } from './app-request-headers'
import { forwardRequest } from './forward-request'
import type { RequestCounts } from './metrics'
import type { SupervisedApp } from './page-cache'
import { isAdminAddress, isApiAddress, isSafe, isWrite, logPath } from './request'
import { type BodyLimits, bodyReader, hasBody, mayExceed } from './request-body'
import { requestBulkheads, requestClassOf } from './request-bulkheads'
import { isSecure, proxiedHeaders } from './response-headers'
import { withRetry } from './retry'

interface ProxyUncachedOptions {
  app: Pick<SupervisedApp, 'ready'>
  admission: Admission
  /** Where the app listens, on loopback. */
  appPort: number
  /** Makes the headers of the request to the app. */
  requestHeaders: AppRequestHeaders
  /** Headers of every answer. */
  common: Record<string, string>
  siteUrl: string
  /** Adds Server-Timing, and waits for what is compiled. */
  developing: boolean
  requests: RequestCounts
  bodyLimits?: Partial<BodyLimits>
  /** Called when a request may have changed content. */
  onWrite: () => void
}

/**
 * @returns a request handler. It throws NoResponse when the app gives no response (nothing was sent to the visitor then), and
 * BodyRejected.
 */
export function proxyUncached(
  options: ProxyUncachedOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { app, appPort: port, requestHeaders, common, siteUrl, developing, requests, onWrite, admission } = options
  const readBody = bodyReader(options.bodyLimits)
  const runInBulkhead = requestBulkheads()

  return async (request, response) => {
    const { url = '/' } = request
    const startedAt = performance.now()
    const policy = !developing && isAdminAddress(url) ? adminPolicy(isSecure({ siteUrl })) : undefined
    const bodyKind = isApiAddress(url) ? 'form' : 'sign-in'
    const isAdmitted =
      (await admission.isSignedIn(request.headers)) ||
      (mayExceed(request, bodyKind) && (await admission.isKnownKey(request.headers)))
    const body = hasBody(request) ? await readBody(request, isAdmitted ? 'long' : bodyKind) : undefined
    const isWhole = body?.isWhole !== false
    const forwardOnce = (deadlineMs: number) =>
      forwardRequest(request, response, {
        port,
        deadlineMs: developing ? COMPILING_MS : deadlineMs,
        requestHeaders: {
          ...requestHeaders(request),
          ...(policy !== undefined && { 'content-security-policy': policy }),
        },
        body,
        headers: (status, appHeaders) => {
          requests.add('passed', status)
          if (status >= 500) log.warn({ method: request.method, path: logPath(request), status }, 'The app failed.')
          // A write invalidates the cache (RFC 9111, section 4.4) before the app's own purge arrives.
          if (isWrite(request) && status < 400) onWrite()
          const took = developing ? performance.now() - startedAt : null
          return proxiedHeaders({ url, appHeaders, common, policy, took })
        },
      })
    try {
      await withRetry(
        app,
        () => runInBulkhead(requestClassOf(request, { isAdmitted, isLong: !isWhole }), forwardOnce),
        {
          isRepeatable: isSafe(request) || isIdempotent(request),
          isBuffered: isWhole,
          isWanted: () => !response.destroyed,
        },
      )
    } finally {
      body?.release()
    }
  }
}

/** Deadline in development, where Next compiles a page at its first request. */
const COMPILING_MS = 300_000

/** Whether a POST has an idempotency key: a form that comes twice under one key is stored once (lib/intake/idempotency.ts). */
const isIdempotent = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && isApiAddress(url) && headers['idempotency-key'] !== undefined
