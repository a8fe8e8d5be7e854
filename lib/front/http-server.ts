/** The HTTP server of the reverse proxy: timeouts, connection limit and upgrades. */
import http, { type RequestListener, type ServerResponse } from 'node:http'
import { forwardUpgrade } from './forward-request'
import { closeLingering } from './lingering-close'
import { hasBody } from './request-body'
import { KEEP_ALIVE_MS } from './write-response'

/** Timeout of a request's head, against slowloris. */
const HEADERS_MS = 15_000
/** Timeout of a whole request, with the largest picture over a slow line; request-body.ts demands a minimum rate besides. */
const REQUEST_MS = 300_000
/** How often those two are checked. */
const CHECK_MS = 5000
/** Timeout of an idle connection, also when a response is not read. */
const IDLE_MS = 120_000
/** More connections would take the memory that responses need, and exceed the file descriptors of most machines. */
const CONNECTIONS = 20_000

/**
 * @param listener answers requests
 * @param upgradePort port of the app to which upgrades are forwarded, in development; null: none are
 */
export function createHttpServer(listener: RequestListener, upgradePort: number | null): http.Server {
  const options: http.ServerOptions = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    insecureHTTPParser: false,
  }
  const server = http.createServer(options, (request, response) => {
    if (hasBody(request)) closeLingering(request)
    listener(request, response)
  })
  server.setTimeout(IDLE_MS)
  server.maxConnections = CONNECTIONS
  if (upgradePort !== null) {
    server.on('upgrade', (request, socket, head) => forwardUpgrade(request, socket, head, upgradePort))
  }
  return server
}

/** Closes the connection after the response: its unread rest must not be parsed as the next request. */
export function closeAfterResponse(response: ServerResponse): ServerResponse {
  response.shouldKeepAlive = false
  return response
}
