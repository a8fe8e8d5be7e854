/**
 * The reverse proxy on the site's own port. It answers pages, calls and files from its cache, fetches from the app what is
 * not cached, and serves stale responses while the app fails.
 */
import type http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { MovedAddresses, Purge } from '@/lib/platform/channel/channel'
import { closeServer } from '@/lib/platform/channel/close-server'
import { log } from '@/lib/platform/log/log'
import { canonicalUrl } from '@/lib/shared/addresses/canonical-url'
import { type MovedPictures, movedPicture } from '@/lib/shared/addresses/moved-pictures'
import { type Admission, admission } from './admission'
import { appRequestHeaders } from './app-request-headers'
import { bucketFetch } from './bucket-fetch'
import { cacheKeyOf } from './cache-key'
import { type EncodedResponse, negotiate, type OutgoingResponse } from './encoded-response'
import {
  badRequest,
  bodyRejected,
  methodNotAllowed,
  noFile,
  permanentRedirect,
  unauthorized,
  unavailable,
} from './error-responses'
import { NoResponse } from './fetch-from-app'
import { closeAfterResponse, createHttpServer } from './http-server'
import { buildStyles } from './inlined-styles'
import { createMetrics, RequestCounts, type ResponseKind } from './metrics'
import { isBlockedAddress } from './not-found-page'
import { PageCache, type SupervisedApp } from './page-cache'
import { proxyRouteResponse } from './proxy-routes'
import { proxyUncached } from './proxy-uncached'
import { remotePictureResponses } from './remote-pictures'
import {
  decodedPath,
  hasValidHost,
  isAdminAddress,
  isApiAddress,
  isPageAddress,
  isSafe,
  requestTarget,
} from './request'
import { BodyRejected, hasBody } from './request-body'
import { commonHeaders, isSecure } from './response-headers'
import type { ReverseProxyOptions } from './reverse-proxy-options'
import { indexingRules, withNoIndex } from './robots'
import { serviceWorkerScript, withWithdrawnPictures } from './service-worker-script'
import { redirectToSignIn, signInLocation } from './sign-in-redirect'
import { isPrefetch } from './speculation-rules'
import { StaticFiles } from './static-files'
import { writeResponse } from './write-response'

const FILES_BYTES = 128 * 1024 * 1024
/** Graceful shutdown: how long requests in flight may take. */
const DRAIN_MS = 7000

export class ReverseProxy {
  private readonly server: http.Server
  private readonly common: Record<string, string>
  private readonly pages: PageCache
  private readonly files: StaticFiles
  private readonly remotePicture: ReturnType<typeof remotePictureResponses> | undefined
  private readonly requests = new RequestCounts()
  private readonly metrics: Registry
  private readonly admission: Admission
  private readonly proxyUncached: ReturnType<typeof proxyUncached>
  private readonly indexing: ReturnType<typeof indexingRules>
  private readonly builtServiceWorker: string
  /** What browsers are sent: it says which pictures were taken away. */
  private serviceWorker: string
  private movedPictures: MovedPictures = {}
  private draining = false

  constructor(
    private readonly options: ReverseProxyOptions,
    private readonly app: SupervisedApp,
  ) {
    const { dataDir, developing, contentApiUrl: origin, contentApiKey: key } = options
    const common = commonHeaders(options)
    this.common = common
    this.indexing = indexingRules(options)
    const build = path.resolve('.next')
    const [requestHeaders, styles] = [appRequestHeaders(options), buildStyles(build)]
    this.pages = new PageCache({ ...options, requestHeaders, styles, common, isSecure: isSecure(options) }, app)
    this.builtServiceWorker = serviceWorkerScript(developing ? null : build, options.serviceWorker)
    this.serviceWorker = this.builtServiceWorker
    this.files = new StaticFiles({
      media: path.join(dataDir, 'media'),
      files: path.join(dataDir, 'files'),
      build: developing ? null : build,
      public: path.resolve('public'),
      maxBytes: FILES_BYTES,
      fetch: bucketFetch(options),
      common,
    })
    this.remotePicture = origin ? remotePictureResponses({ origin, key, dataDir, common }) : undefined
    this.metrics = createMetrics({ requests: this.requests, caches: this.pages.stores, app })
    const onWrite = () => this.purge({ everything: false, routes: [] })
    this.admission = admission(options)
    this.proxyUncached = proxyUncached({
      ...options,
      admission: this.admission,
      requestHeaders,
      app,
      common,
      requests: this.requests,
      onWrite,
    })
    const upgradePort = developing ? options.appPort : null
    this.server = createHttpServer((request, response) => this.handle(request, response), upgradePort)
  }

  /** Warms the cache and listens. @throws the system's error when the port cannot be had */
  async listen(): Promise<void> {
    const { port, host, developing } = this.options
    if (!developing) await this.pages.warmUp()
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, host, resolve)
    })
  }

  /** Purges the cache. To be called when the app reports a change of content. */
  purge(purge: Omit<Purge, 'kind'>): void {
    this.pages.purge(purge)
  }

  /** Replaces the tables of moved addresses. */
  replaceMoved({ redirects, pictures }: Omit<MovedAddresses, 'kind'>): void {
    this.pages.redirects.replace(redirects)
    this.movedPictures = pictures
    const withdrawn = Object.keys(pictures).filter((stem) => pictures[stem] === null)
    this.serviceWorker = withWithdrawnPictures(this.builtServiceWorker, withdrawn)
  }

  /** Shuts down gracefully: says so at /readyz for as long as configured, then finishes requests in flight and accepts no new ones. */
  async close(): Promise<void> {
    if (!this.draining) {
      this.draining = true
      if (this.options.drainSeconds > 0) await wait(this.options.drainSeconds * 1000)
    }
    this.pages.stopRefreshing()
    await closeServer(this.server, DRAIN_MS)
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const url = requestTarget(request.url ?? '/')
    request.url = url
    const { method = 'GET', headers } = request
    if (this.draining) response.shouldKeepAlive = false
    // Fast path of most requests: a plain GET of a page that is fresh in the cache.
    const isBare = headers.rsc === undefined && headers.cookie === undefined && headers.authorization === undefined
    const encoded = method === 'GET' && isBare ? this.pages.fresh(url) : undefined
    if (encoded) {
      this.send(request, response, negotiate(encoded, request), kindOf(url, request))
      return
    }
    this.answer(request, response).catch((error: unknown) => this.fail(request, response, error))
  }

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.destroyed) return
    const rejection =
      error instanceof BodyRejected ? bodyRejected(error.status, request.url ?? '/', this.common) : undefined
    if (!rejection) log.error({ err: error }, 'A request could not be answered.')
    if (response.headersSent) response.destroy()
    else if (rejection) this.send(request, closeAfterResponse(response), rejection, 'own')
    else this.sendUnavailable(request, response)
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const address = decodedPath(url)
    const { app, metrics, common } = this
    const { metricsToken } = this.options
    if (!hasValidHost(request)) return this.send(request, closeAfterResponse(response), badRequest(common), 'own')
    const ownResponse = await proxyRouteResponse(request, {
      app,
      metrics,
      common,
      metricsToken,
      isDraining: this.draining,
      serviceWorker: this.serviceWorker,
      indexing: this.indexing,
    })
    if (ownResponse) return this.send(request, response, ownResponse, 'own')
    if (address === undefined && isApiAddress(url)) return this.send(request, response, badRequest(common), 'own')
    if (address === undefined || isBlockedAddress(address)) {
      return this.sendEncoded(request, response, await this.pages.notFoundPage(url), 'page')
    }
    if (isSafe(request) && (await this.sendFile(address, request, response))) return
    const canonical = isSafe(request) ? canonicalUrl(url) : undefined
    if (canonical) return this.send(request, response, permanentRedirect(canonical, common), 'page')
    if (isAdminAddress(url) && (await this.answerSignedOut(request, response))) return
    if (this.options.developing) return this.forward(request, response)
    const cacheKey = cacheKeyOf({ method, url, headers })
    if (cacheKey) {
      return this.sendEncoded(request, response, await this.pages.cachedResponse(cacheKey, url), kindOf(url, request))
    }
    if (!isPageAddress(address) && !(isApiAddress(url) && isSafe(request))) return this.forward(request, response)
    if (!isSafe(request)) return this.send(request, response, methodNotAllowed(common), 'own')
    this.sendEncoded(request, response, await this.pages.uncachedResponse(request), kindOf(url, request))
  }

  /** Answers requests for the admin that carry no valid session, without the app. @returns whether it answered */
  private async answerSignedOut(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const isSignedIn = await this.admission.isSignedIn(request.headers)
    const location = signInLocation(request, isSignedIn)
    if (location) this.send(request, response, redirectToSignIn(location, this.common), 'own')
    else if (!isSignedIn && (!isSafe(request) || hasBody(request))) {
      this.send(request, closeAfterResponse(response), unauthorized(this.common, request.headers), 'own')
    } else return false
    return true
  }

  /** Answers with a static file or a picture of the remote server. @returns whether the address is that of a file, there or not */
  private async sendFile(address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const isFile = this.files.isFile(address)
    // A copy of what another instance took away may still lie in this one's folder.
    if (this.options.s3Bucket && movedPicture(address, this.movedPictures) === null) {
      this.send(request, response, noFile(null, this.common), 'file')
      return true
    }
    this.countDownload(address, request, response)
    if (isFile && (await this.files.serve(address, request, response))) {
      this.requests.add('file', response.statusCode)
      return true
    }
    const picture = await this.remotePicture?.(address)
    if (!isFile && !picture) return false
    this.send(request, response, picture ? negotiate(picture, request) : await this.withoutFile(address), 'file')
    return true
  }

  /** Counts a file for download once it is sent: neither its later parts nor who has it already. */
  private countDownload(address: string, { method, headers }: IncomingMessage, response: ServerResponse): void {
    const isFirst = headers.range === undefined || /^bytes=0-/.test(headers.range)
    if (!address.startsWith('/files/') || method !== 'GET' || !isFirst) return
    response.once('finish', () => {
      if (response.statusCode === 200 || response.statusCode === 206) this.app.countDownload(path.basename(address))
    })
  }

  /** The response where no file is: to where a picture was moved, that it was taken away (410), or that there is none. */
  private async withoutFile(address: string): Promise<OutgoingResponse> {
    const moved = movedPicture(address, this.movedPictures)
    if (!moved) return noFile(moved, this.common)
    for (const location of moved) if (await this.files.isThere(location)) return noFile(location, this.common)
    return noFile(undefined, this.common)
  }

  private sendEncoded(
    request: IncomingMessage,
    response: ServerResponse,
    encoded: EncodedResponse | undefined,
    kind: ResponseKind,
  ): void {
    if (encoded) this.send(request, response, negotiate(encoded, request), kind)
    else this.sendUnavailable(request, response)
  }

  /** Forwards a request that is never cached. */
  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.proxyUncached(request, response)
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
      if (response.destroyed) return
      this.sendUnavailable(request, response, { mayHaveRun: !isSafe(request) && !error.isUndelivered })
    }
  }

  private sendUnavailable(request: IncomingMessage, response: ServerResponse, { mayHaveRun = false } = {}): void {
    this.send(request, response, unavailable(request.url ?? '/', this.common, mayHaveRun), 'own')
  }

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    outgoing: OutgoingResponse,
    kind: ResponseKind,
  ): void {
    this.requests.add(kind, outgoing.status)
    const isDuplicateHost = PAGE_KINDS.has(kind) && this.indexing.isForeignHost(request.headers.host)
    writeResponse(request, response, isDuplicateHost ? withNoIndex(outgoing) : outgoing)
  }
}

const PAGE_KINDS: ReadonlySet<ResponseKind> = new Set(['page', 'prerender', 'kept'])

/** How a cached response is counted in the metrics. */
function kindOf(url: string, { headers }: IncomingMessage): ResponseKind {
  if (isApiAddress(url)) return 'call'
  if (isPrefetch(headers['sec-purpose'])) return 'prerender'
  // Neither a document nor data for Next's client: only the service worker asks so.
  return headers['sec-fetch-dest'] === 'empty' && !headers.rsc ? 'kept' : 'page'
}
