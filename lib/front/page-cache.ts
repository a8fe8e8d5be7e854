/** The page cache: cached responses of the app, fetched on a miss, purged and refreshed after a change of content. */
import type { IncomingMessage } from 'node:http'
import type { Purge } from '@/lib/platform/channel/channel'
import { localized } from '@/lib/shared/addresses/localized'
import { isSocialCardAddress } from '@/lib/shared/addresses/machine-paths'
import { paths } from '@/lib/shared/addresses/paths'
import { isSearchAddress } from '@/lib/shared/addresses/search-query'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { AppProcess } from './app-process'
import type { AppRequestHeaders } from './app-request-headers'
import type { CacheKey } from './cache-key'
import type { EncodedResponse } from './encoded-response'
import { fetchFromApp } from './fetch-from-app'
import { type FinishOptions, finishResponse, uncachedRequest } from './finish-page'
import { asNotFound, needsNotFoundPage, notFoundKey } from './not-found-page'
import { purgeMatcher } from './purge-match'
import { RedirectTable } from './redirect-table'
import { isApiAddress } from './request'
import { type AppResponse, ResponseCache } from './response-cache'
import { undefinedIfNoResponse, withRetry } from './retry'
import { searchBulkhead } from './search-bulkhead'

/** What the reverse proxy needs of the app's process. */
export type SupervisedApp = Pick<
  AppProcess,
  'isAnswering' | 'onLost' | 'ready' | 'source' | 'outbox' | 'backups' | 'restarts' | 'countDownload'
>

export interface PageCacheOptions extends FinishOptions {
  /** Where the app listens, on loopback. */
  appPort: number
  siteUrl: string
  /** Makes the headers of the request to the app for one visitor. */
  requestHeaders: AppRequestHeaders
}

const MEGABYTE = 1024 * 1024
/** Pages are few; their flight data and pages of lists can be any number, and must not evict pages. */
const PAGES_BYTES = 192 * MEGABYTE
const PARTS_BYTES = 64 * MEGABYTE
/** A list of ten thousand records has some 10 MB. */
const LONGEST_RESPONSE = 32 * MEGABYTE

/** How long a visitor waits for the app's response. */
const RESPONSE_TIMEOUT_MS = 10_000

/** Pages that are cached from the start, beside the not-found pages. */
const HOMES = LOCALES.map((locale) => localized(locale, paths.home))
/** Pages refreshed after one purge, the last requested first, and how many at a time. */
const MOST_REFRESHED = 100
const REFRESH_CONCURRENCY = 3

export class PageCache {
  readonly redirects: RedirectTable
  readonly stores: { pages: ResponseCache<EncodedResponse>; parts: ResponseCache<EncodedResponse> }
  /** Entries waiting to be refreshed. A burst of purges names the same pages many times. */
  private readonly refreshQueue = new Map<string, CacheKey>()
  private refreshing = 0
  private isStopped = false
  private readonly searchBulkhead = searchBulkhead()
  private readonly notFoundPages = new WeakMap<EncodedResponse, EncodedResponse>()
  private readonly toApp: Parameters<typeof fetchFromApp>[1]

  constructor(
    private readonly options: PageCacheOptions,
    private readonly app: SupervisedApp,
  ) {
    const { appPort: port, siteUrl } = options
    this.toApp = { port, host: new URL(siteUrl).host, timeoutMs: RESPONSE_TIMEOUT_MS, maxBytes: LONGEST_RESPONSE }
    this.redirects = new RedirectTable(options.common)
    this.stores = { pages: this.createStore(PAGES_BYTES), parts: this.createStore(PARTS_BYTES) }
  }

  /** The cached page of a plain address while it is fresh. @param url path and query, as sent */
  fresh(url: string): EncodedResponse | undefined {
    return this.stores.pages.fresh(url)
  }

  /**
   * The response that is shared by all visitors, from the cache or the app; undefined when there is none. For a 404 it is a
   * redirect from the table, or the not-found page.
   * @param url path and query, as sent
   */
  async cachedResponse(cacheKey: CacheKey, url: string): Promise<EncodedResponse | undefined> {
    const store = this.storeOf(cacheKey)
    const redirect = () => this.redirects.redirectFrom(url, cacheKey.headers)
    // While the app is down a redirect does not wait for its 404.
    const early = this.app.isAnswering || store.has(cacheKey.key) ? undefined : redirect()
    if (early) return early
    const encoded = await undefinedIfNoResponse(store.get(cacheKey))
    const late = !encoded || encoded.status === 404 ? redirect() : undefined
    if (late) return late
    if (encoded && needsNotFoundPage(encoded, cacheKey)) return this.notFoundPage(cacheKey.address)
    return encoded && encoded.status >= 500 && !isApiAddress(cacheKey.address) ? undefined : encoded
  }

  /**
   * The response for one visitor, which is never cached. Calls of the API come this way, too: what Next compresses itself
   * has no strong entity tag.
   */
  async uncachedResponse(request: IncomingMessage): Promise<EncodedResponse | undefined> {
    const appRequest = uncachedRequest(request, this.options.requestHeaders(request))
    const response = await undefinedIfNoResponse(this.fetch(appRequest))
    const isCall = isApiAddress(appRequest.address)
    const redirect =
      !response || response.status === 404
        ? this.redirects.redirectFrom(appRequest.address, appRequest.headers)
        : undefined
    if (redirect) return redirect
    if (!response || (response.status >= 500 && !isCall)) return undefined
    if (needsNotFoundPage(response, appRequest)) return this.notFoundPage(appRequest.address)
    const encoded = await finishResponse(response, appRequest, this.options)
    if (!isCall) encoded.headers['cache-control'] = 'private, no-store'
    return encoded
  }

  /** The not-found page in the language of a path. */
  async notFoundPage(path: string): Promise<EncodedResponse | undefined> {
    const page = await undefinedIfNoResponse(this.stores.pages.get(notFoundKey(path)))
    if (page?.status !== 200) return undefined
    const notFound = this.notFoundPages.get(page) ?? asNotFound(page)
    this.notFoundPages.set(page, notFound)
    return notFound
  }

  /** Caches the pages that must be there whatever happens to the app. */
  async warmUp(): Promise<void> {
    const homes = HOMES.map((address) => ({ key: address, address, headers: {} }))
    await Promise.all([...homes, ...HOMES.map(notFoundKey)].map((entry) => this.stores.pages.refresh(entry)))
  }

  /** Ends refreshing after purges: the site is being stopped. */
  stopRefreshing(): void {
    this.isStopped = true
    this.refreshQueue.clear()
  }

  /** Purges the entries that a change of content concerns, and refreshes those in use. */
  purge(purge: Omit<Purge, 'kind'>): void {
    const matches = purgeMatcher(purge)
    const purged = [...this.stores.pages.purge(matches), ...this.stores.parts.purge(matches)]
    const pages = purged.filter(({ address }) => !isFetchedOnDemand(address)).slice(0, MOST_REFRESHED)
    if (this.isStopped) return
    for (const entry of pages) this.refreshQueue.set(entry.key, entry)
    while (this.refreshing < Math.min(REFRESH_CONCURRENCY, this.refreshQueue.size)) void this.refresh()
  }

  private createStore(maxBytes: number): ResponseCache<EncodedResponse> {
    return new ResponseCache({
      fetch: (cacheKey, known) => this.fetchAndFinish(cacheKey, known),
      isAnswering: () => this.app.isAnswering,
      onLost: (listener) => this.app.onLost(listener),
      maxBytes,
      mayLag: isDocument,
    })
  }

  /** Plain pages are few; queries, redirects of /en, flight data and social cards are many or large. */
  private storeOf({ key }: CacheKey): ResponseCache<EncodedResponse> {
    return /[?{]|^\/en\//.test(key) || isSocialCardAddress(key) ? this.stores.parts : this.stores.pages
  }

  /** What did not change is neither finished nor compressed again: it is revalidated (RFC 9111, section 4.3). */
  private async fetchAndFinish(cacheKey: CacheKey, known?: EncodedResponse): Promise<EncodedResponse> {
    const headers = { ...cacheKey.headers, ...(known?.appTag && { 'if-none-match': known.appTag }) }
    const response = await this.fetch({ ...cacheKey, headers })
    return response.status === 304 && known ? known : finishResponse(response, cacheKey, this.options)
  }

  private fetch(appRequest: Parameters<typeof fetchFromApp>[0]): Promise<AppResponse> {
    // The bulkhead is inside of the retry, so that waiting for the app to start takes no place in it.
    return withRetry(this.app, () =>
      this.searchBulkhead(appRequest.address, () => fetchFromApp(appRequest, this.toApp)),
    )
  }

  private async refresh(): Promise<void> {
    this.refreshing += 1
    for (const [key, entry] of this.refreshQueue) {
      this.refreshQueue.delete(key)
      await this.storeOf(entry).refresh(entry)
    }
    this.refreshing -= 1
  }
}

/**
 * Documents catch up by themselves: the browser polls what they were made of. Lists and page data are what it catches up
 * with.
 */
const isDocument = ({ address, headers }: CacheKey) => !isApiAddress(address) && headers.rsc === undefined

/** Calls are quick, and searches any number: neither is refreshed before it is requested. */
const isFetchedOnDemand = (address: string) => isApiAddress(address) || isSearchAddress(address)
