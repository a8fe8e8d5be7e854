/** Forwards one request to the app over loopback and streams its response to the visitor. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { failureOf, NoResponse } from './fetch-from-app'
import { withoutNextParameters } from './next-router-headers'
import { isSafe } from './request'
import type { BufferedBody } from './request-body'
import { HOP_BY_HOP, INTERNAL_HEADERS } from './response-headers'

interface ForwardOptions {
  port: number
  /** Called when the app's response begins; returns headers that override the app's own. */
  headers: (status: number, appHeaders: http.IncomingHttpHeaders) => Record<string, string>
  /** Headers of the request to the app. */
  requestHeaders: Record<string, string>
  body: BufferedBody | undefined
  /** Milliseconds until the response must begin, counted from the end of the request's body. */
  deadlineMs: number
}

/** Idle timeout of a response that has begun, whether the app or the visitor stalls. */
const STALLED_MS = 120_000

/** Keep-alive connections. They time out before the app would close them, so that none ends under a request. */
const keepAliveAgent = new http.Agent({ keepAlive: true, timeout: 60_000 })
/**
 * One connection per request, for requests that have a body or change something. The app may respond without reading a body
 * to its end, and the next request on that connection would wait behind the rest. And no reused connection can break under
 * them, which would leave open whether the app received the request.
 */
const singleUseAgent = new http.Agent({ keepAlive: false })

/** The headers with the framing of the body: the length that was read, whatever the visitor declared. */
function headersFor(requestHeaders: Record<string, string>, body: BufferedBody | undefined): http.OutgoingHttpHeaders {
  const { 'content-length': declared, ...headers } = requestHeaders
  if (body?.isWhole) return { ...headers, 'content-length': body.bytes.length }
  if (!body) return headers
  // Without it Node would send the body of a DELETE unframed, and the app would read it as another request.
  return declared === undefined ? { ...headers, 'transfer-encoding': 'chunked' } : requestHeaders
}

/**
 * Forwards a request to the app, and its response to the visitor.
 * @throws NoResponse when the app gives none; nothing was sent to the visitor then
 */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  options: ForwardOptions,
): Promise<void> {
  const { port, headers, requestHeaders, body, deadlineMs } = options
  return new Promise((resolve, reject) => {
    const { method, url = '/' } = request
    const appRequest = http.request({
      host: '127.0.0.1',
      port,
      method,
      path: withoutNextParameters(url),
      agent: isSafe(request) && !body ? keepAliveAgent : singleUseAgent,
      headers: headersFor(requestHeaders, body),
    })
    let appResponse: IncomingMessage | undefined
    let hasTimedOut = false
    const timeOut = () => {
      hasTimedOut = true
      appRequest.destroy(new Error('The app is late.'))
    }
    let deadline: NodeJS.Timeout | undefined
    const startDeadline = () => {
      deadline = setTimeout(timeOut, deadlineMs)
    }
    if (body?.isWhole === false) appRequest.once('finish', startDeadline)
    else startDeadline()
    appRequest.once('error', (error) => {
      request.unpipe(appRequest)
      // A complete response is enough, even if the app did not read the whole request.
      if (appResponse?.complete) return
      if (!response.headersSent)
        return reject(new NoResponse('The app did not answer.', hasTimedOut ? 'timeout' : failureOf(error)))
      response.destroy()
      resolve()
    })
    appRequest.once('response', (incoming) => {
      clearTimeout(deadline)
      appRequest.off('finish', startDeadline)
      appResponse = incoming
      const status = incoming.statusCode ?? 502
      for (const [name, value] of Object.entries(incoming.headers)) {
        if (value !== undefined && !HOP_BY_HOP.has(name) && !INTERNAL_HEADERS.has(name)) response.setHeader(name, value)
      }
      for (const [name, value] of Object.entries(headers(status, incoming.headers))) response.setHeader(name, value)
      // Next compresses what it has tagged already; a strong tag is of one form only (RFC 9110, section 8.8.1).
      const { etag } = incoming.headers
      if (incoming.headers['content-encoding'] && etag?.startsWith('"')) response.setHeader('etag', `W/${etag}`)
      response.writeHead(status)
      appRequest.setTimeout(STALLED_MS, timeOut)
      pipeline(incoming, response, () => {
        // Stop sending a body that the app did not read.
        if (!appRequest.writableFinished) appRequest.destroy()
        resolve()
      })
    })
    // When the visitor disconnects, the request to the app is aborted; on retries there are several of these.
    const abort = () => appRequest.destroy()
    response.once('close', abort)
    appRequest.once('close', () => {
      clearTimeout(deadline)
      response.off('close', abort)
    })
    // Not a pipeline: a failing request to the app must leave the visitor's connection open for the error response.
    if (body?.isWhole === false) {
      body.watch()
      appRequest.write(body.bytes)
      request.pipe(appRequest)
      // A truncated body must not reach the app as a complete one.
      request.once('error', () => appRequest.destroy())
    } else appRequest.end(body?.bytes)
  })
}

/** Forwards an HTTP upgrade (the WebSocket of hot reload in development). */
export function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const appRequest = http.request({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: request.headers,
  })
  appRequest.once('error', () => socket.destroy())
  appRequest.once('upgrade', (incoming, upstream, rest) => {
    const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '\r\n'].join('\r\n'))
    socket.write(rest)
    upstream.write(head)
    pipeline(upstream, socket, () => undefined)
    pipeline(socket, upstream, () => undefined)
  })
  appRequest.end()
}
