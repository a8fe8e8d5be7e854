/**
 * The front: the server on the site's own port. It answers pages, calls and files from memory, has the app make what it
 * does not have, and never shows an error because something behind it failed.
 */
import type http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Registry } from 'prom-client'
import type { Purge } from '@/lib/platform/channel/channel'
import { closeServer } from '@/lib/platform/channel/close-server'
import { log } from '@/lib/platform/log/log'
import { oneAddress } from '@/lib/shared/addresses/canonical-address'
import type { Redirect } from '@/lib/shared/addresses/redirect'
import { type Admission, admission } from './admission'
import { questionHeaders } from './app-request-headers'
import { entryKey } from './cache-key'
import { type Packed, respond, type Sent } from './encoded-response'
import { bodyRefused, movedTo, signedOut, unanswered, unreadable, wrongMethod } from './error-responses'
import { NoAnswer } from './fetch-from-app'
import { isClosed } from './finish-page'
import { closing, frontServer } from './http-server'
import { stylesOf } from './inlined-styles'
import { type Kind, metricsOf, RequestCounts } from './metrics'
import { Memory, type WatchedApp } from './page-cache'
import { ownAnswer } from './proxy-routes'
import { passage } from './proxy-uncached'
import { otherPictures } from './remote-pictures'
import { addressOf, isAdminAddress, isCallAddress, isPageAddress, isSafe, namesOneHost, targetOf } from './request'
import { BodyRefused, hasBody } from './request-body'
import { commonHeaders, isSecure } from './response-headers'
import type { FrontOptions } from './reverse-proxy-options'
import { forPeopleAlone, listingOf } from './robots'
import { signInFirst, toSignIn } from './sign-in-redirect'
import { Files } from './static-files'
import { send } from './write-response'

const FILES_BYTES = 128 * 1024 * 1024
/** Requests in flight have this long to finish when the site is stopped. */
const DRAIN_MS = 7000

export class Front {
  private readonly server: http.Server
  private readonly common: Record<string, string>
  private readonly memory: Memory
  private readonly files: Files
  private readonly otherPicture: ReturnType<typeof otherPictures> | undefined
  private readonly requests = new RequestCounts()
  private readonly metrics: Registry
  private readonly admission: Admission
  private readonly passed: ReturnType<typeof passage>
  private readonly listing: ReturnType<typeof listingOf>
  private draining = false

  constructor(
    private readonly options: FrontOptions,
    private readonly app: WatchedApp,
  ) {
    const { dataDir, developing, contentApiUrl: origin, contentApiKey: key } = options
    const common = commonHeaders(options)
    this.common = common
    this.listing = listingOf(options)
    const build = path.resolve('.next')
    const [told, styles] = [questionHeaders(options), stylesOf(build)]
    this.memory = new Memory({ ...options, told, styles, common, isSecure: isSecure(options) }, app)
    this.files = new Files({
      media: path.join(dataDir, 'media'),
      build: developing ? null : build,
      public: path.resolve('public'),
      maxBytes: FILES_BYTES,
      common,
    })
    this.otherPicture = origin ? otherPictures({ origin, key, dataDir, common }) : undefined
    this.metrics = metricsOf({ requests: this.requests, kept: this.memory.stores, app })
    const onWrite = () => this.purge({ everything: false, routes: [] })
    this.admission = admission(options)
    this.passed = passage({
      ...options,
      admission: this.admission,
      told,
      app,
      common,
      requests: this.requests,
      onWrite,
    })
    const upgradesTo = developing ? options.appPort : null
    this.server = frontServer((request, response) => this.handle(request, response), upgradesTo)
  }

  /** Begins to answer. @throws the system's error when the port cannot be had */
  async listen(): Promise<void> {
    const { port, host, developing } = this.options
    if (!developing) await this.memory.warm()
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, host, resolve)
    })
  }

  /** To be called with what the app tells of a change of content. */
  purge(purge: Omit<Purge, 'kind'>): void {
    this.memory.purge(purge)
  }

  /** To be called with the moved addresses, all of them. */
  redirect(redirects: Redirect[]): void {
    this.memory.moved.replace(redirects)
  }

  /** Ends it: requests in flight are finished, and no new ones are taken. */
  async close(): Promise<void> {
    this.draining = true
    this.memory.rest()
    await closeServer(this.server, DRAIN_MS)
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const url = targetOf(request.url ?? '/')
    request.url = url
    const { method = 'GET', headers } = request
    if (this.draining) response.shouldKeepAlive = false
    // Most requests are these: nothing but an address, of which the answer is at hand.
    const isBare = headers.rsc === undefined && headers.cookie === undefined && headers.authorization === undefined
    const packed = method === 'GET' && isBare ? this.memory.fresh(url) : undefined
    if (packed) {
      this.give(request, response, respond(packed, request), kindOf(url))
      return
    }
    this.answer(request, response).catch((error: unknown) => this.fail(request, response, error))
  }

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.destroyed) return
    const refusal =
      error instanceof BodyRefused ? bodyRefused(error.status, request.url ?? '/', this.common) : undefined
    if (!refusal) log.error({ err: error }, 'A request could not be answered.')
    if (response.headersSent) response.destroy()
    else if (refusal) this.give(request, closing(response), refusal, 'own')
    else this.refuse(request, response)
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const address = addressOf(url)
    const { app, metrics, common } = this
    const { metricsToken } = this.options
    if (!namesOneHost(request)) return this.give(request, closing(response), unreadable(common), 'own')
    const own = await ownAnswer(request, { app, metrics, common, metricsToken, listing: this.listing })
    if (own) return this.give(request, response, own, 'own')
    if (address === undefined && isCallAddress(url)) return this.give(request, response, unreadable(common), 'own')
    if (address === undefined || isClosed(address)) {
      return this.givePacked(request, response, await this.memory.missingFor(url), 'page')
    }
    if (isSafe(request) && (await this.giveFile(address, request, response))) return
    const one = isSafe(request) ? oneAddress(url) : undefined
    if (one) return this.give(request, response, movedTo(one, common), 'page')
    if (isAdminAddress(url) && (await this.keepOut(request, response))) return
    if (this.options.developing) return this.pass(request, response)
    const entry = entryKey({ method, url, headers })
    if (entry) {
      return this.givePacked(request, response, await this.memory.shared(entry, url), kindOf(url))
    }
    if (!isPageAddress(address) && !(isCallAddress(url) && isSafe(request))) return this.pass(request, response)
    if (!isSafe(request)) return this.give(request, response, wrongMethod(common), 'own')
    this.givePacked(request, response, await this.memory.personal(request), kindOf(url))
  }

  /** Ends here what strangers ask of the admin. @returns whether it did */
  private async keepOut(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const isSignedIn = await this.admission.isSignedIn(request.headers)
    const signIn = signInFirst(request, isSignedIn)
    if (signIn) this.give(request, response, toSignIn(signIn, this.common), 'own')
    else if (!isSignedIn && (!isSafe(request) || hasBody(request))) {
      this.give(request, closing(response), signedOut(this.common), 'own')
    } else return false
    return true
  }

  /** @returns whether the address is one of a file, there or not */
  private async giveFile(address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const isFile = this.files.isFile(address)
    if (isFile && (await this.files.serve(address, request, response))) {
      this.requests.add('file', response.statusCode)
      return true
    }
    const other = await this.otherPicture?.(address)
    if (!isFile && !other) return false
    const none = { status: 404, headers: { ...this.common, 'content-length': '0' } }
    this.give(request, response, other ? respond(other, request) : none, 'file')
    return true
  }

  private givePacked(
    request: IncomingMessage,
    response: ServerResponse,
    packed: Packed | undefined,
    kind: 'page' | 'call',
  ): void {
    if (packed) this.give(request, response, respond(packed, request), kind)
    else this.refuse(request, response)
  }

  /** Has the app answer this one itself. */
  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.passed(request, response)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (response.destroyed) return
      this.refuse(request, response, { mayBeDone: !isSafe(request) && !error.reachedNobody })
    }
  }

  private refuse(request: IncomingMessage, response: ServerResponse, { mayBeDone = false } = {}): void {
    this.give(request, response, unanswered(request.url ?? '/', this.common, mayBeDone), 'own')
  }

  private give(request: IncomingMessage, response: ServerResponse, sent: Sent, kind: Kind): void {
    this.requests.add(kind, sent.status)
    const isDuplicate = kind === 'page' && this.listing.isElsewhere(request.headers.host)
    send(request, response, isDuplicate ? forPeopleAlone(sent) : sent)
  }
}

/** How an answer from memory is counted. */
const kindOf = (url: string) => (isCallAddress(url) ? 'call' : 'page')
