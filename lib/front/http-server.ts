/** The server of the front: how long it waits for whoever connects, and what it does with those who ask for something else. */
import http, { type RequestListener, type ServerResponse } from 'node:http'
import { passUpgradeOn } from './forward-request'
import { linger } from './lingering-close'
import { hasBody } from './request-body'
import { KEEP_ALIVE_MS } from './write-response'

/** A head comes at once, even over a telephone; whoever sends it letter by letter is let go (slowloris). */
const HEADERS_MS = 15_000
/** A whole request, with the largest picture over a slow line; of short bodies the front asks more (body.ts). */
const REQUEST_MS = 300_000
/** How often those two are looked after. */
const CHECK_MS = 5000
/** A connection on which nothing moves, be it that an answer is not fetched. */
const IDLE_MS = 120_000
/** More would take the memory that answers need; a file for each is had by default on no machine. */
const CONNECTIONS = 20_000

/**
 * @param listener answers requests
 * @param upgradesTo port of the app to which upgrades are passed on, in development; null: nobody is asked for any
 */
export function frontServer(listener: RequestListener, upgradesTo: number | null): http.Server {
  const options: http.ServerOptions = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    insecureHTTPParser: false,
  }
  const server = http.createServer(options, (request, response) => {
    if (hasBody(request)) linger(request)
    listener(request, response)
  })
  server.setTimeout(IDLE_MS)
  server.maxConnections = CONNECTIONS
  if (upgradesTo !== null) {
    server.on('upgrade', (request, socket, head) => passUpgradeOn(request, socket, head, upgradesTo))
  }
  return server
}

/** A connection of which a part was not read ends with its answer: the rest is nobody's next request. */
export function closing(response: ServerResponse): ServerResponse {
  response.shouldKeepAlive = false
  return response
}
