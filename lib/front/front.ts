/**
 * The front: the server on the site's own port. It answers pages, calls and files from memory, has the app make what it
 * does not have, and never shows an error because something behind it failed.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Registry } from 'prom-client'
import { log } from '@/lib/log'
import type { AppProcess } from './app-process'
import { askApp, NoAnswer } from './ask-app'
import type { Purge } from './channel'
import { clientAddress } from './client-address'
import { concerning } from './concerns'
import { type EntryKey, entryKey } from './entry-key'
import { Files } from './files'
import { commonHeaders } from './headers'
import { KeptAnswers } from './kept-answers'
import { KEEP_ALIVE_MS, send } from './message'
import { type Kind, metricsOf, RequestCounts } from './metrics'
import { ownAnswer } from './own-answers'
import { type Packed, respond, type Sent } from './packed'
import { asMissing, finish, isMissingAddress, isMissingPage, missingPage, personal } from './pages'
import { passOn, passUpgradeOn } from './pass-on'
import { unavailable, unreadable } from './refusals'
import { addressOf, isCallAddress, isPageRequest, isSafe } from './request'

export interface FrontOptions {
  port: number
  host: string
  siteUrl: string
  dataDir: string
  /** Where the app listens, on loopback. */
  appPort: number
  metricsToken: string | null
  trustedProxies: string[]
  /** Keeps nothing, and says how long the app took. */
  developing: boolean
}

const MEGABYTE = 1024 * 1024
/** Memory of everything that is kept, together 384 MB at most. Pages are few; their data and windows of lists can be many. */
const PAGES_BYTES = 192 * MEGABYTE
const PARTS_BYTES = 64 * MEGABYTE
const FILES_BYTES = 128 * MEGABYTE
/** A list of ten thousand records has some 10 MB. */
const LONGEST_ANSWER = 32 * MEGABYTE

/** How long a visitor waits for an app that is being started, and for its answer. */
const START_WAIT_MS = 8000
const ANSWER_TIMEOUT_MS = 10_000
/** Requests in flight have this long to finish when the site is stopped. */
const DRAIN_MS = 7000

/** Pages that are in memory from the start, in both languages; with those for what is not there. */
const HOMES = ['/', '/bn']
/** After a purge so many pages are made again at once, those that were last asked for first, a few at a time. */
const MOST_REMADE = 100
const REMADE_TOGETHER = 3

export class Front {
  private readonly server: http.Server
  private readonly common: Record<string, string>
  private readonly pages: KeptAnswers<Packed>
  private readonly parts: KeptAnswers<Packed>
  private readonly files: Files
  private readonly requests = new RequestCounts()
  private readonly metrics: Registry
  private readonly clientOf: ReturnType<typeof clientAddress>
  private readonly missing = new WeakMap<Packed, Packed>()
  private draining = false

  constructor(
    private readonly options: FrontOptions,
    private readonly app: AppProcess,
  ) {
    this.common = commonHeaders(options.siteUrl)
    this.pages = this.store(PAGES_BYTES)
    this.parts = this.store(PARTS_BYTES)
    this.files = new Files({
      media: path.join(options.dataDir, 'media'),
      build: options.developing ? null : path.resolve('.next'),
      public: path.resolve('public'),
      maxBytes: FILES_BYTES,
      common: this.common,
    })
    this.metrics = metricsOf({ requests: this.requests, kept: { pages: this.pages, parts: this.parts }, app })
    this.clientOf = clientAddress(options.trustedProxies)
    this.server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
      this.handle(request, response),
    )
    if (options.developing) {
      this.server.on('upgrade', (request, socket, head) => passUpgradeOn(request, socket, head, options.appPort))
    }
  }

  /** Begins to answer. */
  listen(): Promise<void> {
    const { port, host } = this.options
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, host, resolve)
    })
  }

  /** Has the pages made that must be there whatever happens to the app. */
  async warm(): Promise<void> {
    if (this.options.developing) return
    const homes = HOMES.map((address) => ({ key: address, address, headers: {} }))
    await Promise.all([...homes, ...HOMES.map(missingPage)].map((entry) => this.pages.remake(entry)))
  }

  /** Lets go of what a change of content concerns, and has it made again. */
  purge(purge: Omit<Purge, 'kind'>): void {
    const concerns = concerning(purge)
    const purged = [...this.pages.purge(concerns), ...this.parts.purge(concerns)]
    void this.remake(purged.filter(({ address }) => !isCallAddress(address)).slice(0, MOST_REMADE))
  }

  /** Ends it: requests in flight are finished, and no new ones are taken. */
  async close(): Promise<void> {
    this.draining = true
    const closed = new Promise((resolve) => this.server.close(resolve))
    this.server.closeIdleConnections()
    const force = setTimeout(() => this.server.closeAllConnections(), DRAIN_MS)
    await closed
    clearTimeout(force)
  }

  private store(maxBytes: number): KeptAnswers<Packed> {
    return new KeptAnswers({
      ask: (entry) => this.ask(entry),
      isAnswering: () => this.app.isAnswering,
      lost: () => this.app.lost(),
      maxBytes,
    })
  }

  /** Addresses alone name few answers; queries and what Next's router sends can name any number. */
  private storeOf({ key }: EntryKey): KeptAnswers<Packed> {
    return /[?{]/.test(key) ? this.parts : this.pages
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/', headers } = request
    if (this.draining) response.shouldKeepAlive = false
    // Most requests are these: nothing but an address, of which the answer is at hand.
    const isBare = headers.rsc === undefined && headers.cookie === undefined && headers.authorization === undefined
    const packed = method === 'GET' && isBare ? this.pages.fresh(url) : undefined
    if (packed && packed.status === 200) {
      this.give(request, response, respond(packed, { method: 'GET', headers }), isCallAddress(url) ? 'call' : 'page')
      return
    }
    this.answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'A request could not be answered.')
      if (response.headersSent) response.destroy()
      else this.refuse(request, response)
    })
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request
    const address = addressOf(url)
    if (address === undefined && isCallAddress(url)) return this.give(request, response, unreadable(this.common), 'own')
    if (address === undefined || isClosed(address)) return this.giveMissing(request, response)
    const own = await ownAnswer(request, { ...this.options, app: this.app, metrics: this.metrics, common: this.common })
    if (own) return this.give(request, response, own, 'own')
    if (this.files.isFile(address) && isSafe(request)) return this.giveFile(address, request, response)
    if (this.options.developing) return this.pass(request, response)
    const entry = entryKey({ method: request.method ?? 'GET', url, headers: request.headers })
    if (entry) return this.giveKept(entry, request, response)
    if (isPageRequest(request, address)) return this.givePersonal(request, response)
    return this.pass(request, response)
  }

  private async giveKept(entry: EntryKey, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const store = this.storeOf(entry)
    const packed = await store.answer(entry).catch((error: unknown) => {
      if (error instanceof NoAnswer) return undefined
      throw error
    })
    const isCall = isCallAddress(entry.address)
    if (!packed || (packed.status >= 500 && !isCall)) return this.refuse(request, response)
    if (isMissingPage(packed)) return this.giveMissing(request, response)
    this.give(request, response, respond(packed, asked(request)), isCall ? 'call' : 'page')
  }

  /** A page for one visitor alone: never kept, and under the same policy as all. */
  private async givePersonal(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.retried(() => askApp(personal(request), this.toApp)).catch(() => undefined)
    if (!answer || answer.status >= 500) return this.refuse(request, response)
    if (isMissingPage(answer)) return this.giveMissing(request, response)
    const packed = await finish(answer, personal(request), this.common)
    packed.headers['cache-control'] = 'private, no-store'
    this.give(request, response, respond(packed, asked(request)), 'page')
  }

  private async giveFile(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await this.files.serve(address, request, response)) this.requests.add('file', response.statusCode)
    else this.give(request, response, { status: 404, headers: { ...this.common, 'content-length': '0' } }, 'file')
  }

  private async giveMissing(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = await this.pages.answer(missingPage(request.url ?? '/')).catch(() => undefined)
    if (page?.status !== 200) return this.refuse(request, response)
    const missing = this.missing.get(page) ?? asMissing(page)
    this.missing.set(page, missing)
    this.give(request, response, respond(missing, asked(request)), 'page')
  }

  /** Has the app answer this one itself. */
  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.app.ready(START_WAIT_MS)
    const startedAt = performance.now()
    const once = () =>
      passOn(request, response, {
        port: this.options.appPort,
        client: this.clientOf(request.socket.remoteAddress, request.headers['x-forwarded-for'] as string | undefined),
        headers: (status) => {
          this.requests.add('passed', status)
          // Whoever wrote something is shown it (RFC 9111, section 4.4), even before the app has told of it.
          if (!isSafe(request) && status < 400) this.purge({ everything: false, routes: [] })
          const took = (performance.now() - startedAt).toFixed(1)
          return this.options.developing ? { ...this.common, 'server-timing': `app;dur=${took}` } : this.common
        },
      })
    if (await once()) return
    // Nothing was answered, and asking again changes nothing: the app may have been started anew meanwhile.
    if (isSafe(request) && (await this.app.ready(START_WAIT_MS)) && (await once())) return
    if (!response.destroyed) this.refuse(request, response)
  }

  private refuse(request: IncomingMessage, response: ServerResponse): void {
    this.give(request, response, unavailable(request.url ?? '/', this.common), 'own')
  }

  private give(request: IncomingMessage, response: ServerResponse, sent: Sent, kind: Kind): void {
    this.requests.add(kind, sent.status)
    send(request, response, sent)
  }

  private async ask(entry: EntryKey): Promise<Packed> {
    return finish(await this.retried(() => askApp(entry, this.toApp)), entry, this.common)
  }

  /** Questions that change nothing are asked again when the app went away under them. */
  private async retried<T>(ask: () => Promise<T>): Promise<T> {
    await this.app.ready(START_WAIT_MS)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof NoAnswer) || !(await this.app.ready(START_WAIT_MS))) throw error
      return ask()
    }
  }

  private get toApp() {
    const { appPort: port, siteUrl } = this.options
    return { port, host: new URL(siteUrl).host, timeoutMs: ANSWER_TIMEOUT_MS, maxBytes: LONGEST_ANSWER }
  }

  private async remake(entries: EntryKey[]): Promise<void> {
    const next = entries.values()
    const work = async () => {
      for (const entry of next) await this.storeOf(entry).remake(entry)
    }
    await Promise.all(Array.from({ length: REMADE_TOGETHER }, work))
  }
}

/** Addresses that only the site's own processes may ask for. */
const isClosed = (address: string) => isMissingAddress(address) || /^\/internal(?:\/|$)/.test(address)

const asked = ({ method = 'GET', headers }: IncomingMessage) => ({ method, headers })
