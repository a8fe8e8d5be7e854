/** All that is kept of the app's answers, and how it is asked for what is not. */
import type { IncomingMessage } from 'node:http'
import type { Purge } from '@/lib/platform/channel/channel'
import { localized } from '@/lib/shared/addresses/localized'
import { isPreviewAddress } from '@/lib/shared/addresses/machine-paths'
import { paths } from '@/lib/shared/addresses/paths'
import { isSearchAddress } from '@/lib/shared/addresses/search-query'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { AppProcess } from './app-process'
import type { QuestionHeaders } from './app-request-headers'
import type { EntryKey } from './cache-key'
import type { Packed } from './encoded-response'
import { askApp } from './fetch-from-app'
import { asMissing, type Finishing, finish, isMissingPage, missingPage, personal } from './finish-page'
import { concerning } from './purge-match'
import { MovedAddresses } from './redirect-table'
import { isCallAddress } from './request'
import { type Answer, KeptAnswers } from './response-cache'
import { patiently, unlessSilent } from './retry'
import { inTurn } from './search-bulkhead'

/** What the front needs of the app's process. */
export type WatchedApp = Pick<AppProcess, 'isAnswering' | 'onLost' | 'ready' | 'source' | 'outbox' | 'restarts'>

export interface MemoryOptions extends Finishing {
  /** Where the app listens, on loopback. */
  appPort: number
  siteUrl: string
  /** Headers with which the app is asked for one visitor. */
  told: QuestionHeaders
}

const MEGABYTE = 1024 * 1024
/** Pages are few; their data and windows of lists can be any number, and must not drive pages out. */
const PAGES_BYTES = 192 * MEGABYTE
const PARTS_BYTES = 64 * MEGABYTE
/** A list of ten thousand records has some 10 MB. */
const LONGEST_ANSWER = 32 * MEGABYTE

/** How long a visitor waits for the app's answer. */
const ANSWER_TIMEOUT_MS = 10_000

/** Pages that are in memory from the start; with those for what is not there. */
const HOMES = LOCALES.map((locale) => localized(locale, paths.home))
/** Of one purge so many pages are made again at once, those that were last asked for first, a few at a time. */
const MOST_REMADE = 100
const REMADE_TOGETHER = 3

export class Memory {
  readonly moved: MovedAddresses
  readonly stores: { pages: KeptAnswers<Packed>; parts: KeptAnswers<Packed> }
  /** What will be made again. A burst of purges names the same pages many times. */
  private readonly toRemake = new Map<string, EntryKey>()
  private remaking = 0
  private resting = false
  private readonly inTurn = inTurn()
  private readonly missing = new WeakMap<Packed, Packed>()
  private readonly toApp: Parameters<typeof askApp>[1]

  constructor(
    private readonly options: MemoryOptions,
    private readonly app: WatchedApp,
  ) {
    const { appPort: port, siteUrl } = options
    this.toApp = { port, host: new URL(siteUrl).host, timeoutMs: ANSWER_TIMEOUT_MS, maxBytes: LONGEST_ANSWER }
    this.moved = new MovedAddresses(options.common)
    this.stores = { pages: this.store(PAGES_BYTES), parts: this.store(PARTS_BYTES) }
  }

  /** The answer to a plain address when it is at hand. @param url path and query, as sent */
  fresh(url: string): Packed | undefined {
    return this.stores.pages.fresh(url)
  }

  /**
   * The answer that everybody gets; undefined when nobody can give one. A page that is not there is a whole page, or leads
   * on to where it is now.
   * @param url path and query, as sent
   */
  async shared(entry: EntryKey, url: string): Promise<Packed | undefined> {
    const store = this.storeOf(entry)
    const moved = () => this.moved.answer(url, entry.headers)
    // Nobody waits for an app that is away to hear that there is nothing.
    const early = this.app.isAnswering || store.has(entry.key) ? undefined : moved()
    if (early) return early
    const packed = await unlessSilent(store.answer(entry))
    const late = !packed || packed.status === 404 ? moved() : undefined
    if (late) return late
    if (packed && isMissingPage(packed, entry)) return this.missingFor(entry.address)
    return packed && packed.status >= 500 && !isCallAddress(entry.address) ? undefined : packed
  }

  /**
   * The answer for one visitor alone: never kept, and a page under the same policy as all. Calls come this way too, for
   * what Next compresses itself has no strong tag.
   */
  async personal(request: IncomingMessage): Promise<Packed | undefined> {
    const question = personal(request, this.options.told(request))
    const answer = await unlessSilent(this.answerOf(question))
    const isCall = isCallAddress(question.address)
    const moved = !answer || answer.status === 404 ? this.moved.answer(question.address, question.headers) : undefined
    if (moved) return moved
    if (!answer || (answer.status >= 500 && !isCall)) return undefined
    if (isMissingPage(answer, question)) return this.missingFor(question.address)
    const packed = await finish(answer, question, this.options)
    if (!isCall) packed.headers['cache-control'] = 'private, no-store'
    return packed
  }

  /** The page that says that there is nothing, in the language of an address. */
  async missingFor(path: string): Promise<Packed | undefined> {
    const page = await unlessSilent(this.stores.pages.answer(missingPage(path)))
    if (page?.status !== 200) return undefined
    const made = this.missing.get(page) ?? asMissing(page)
    this.missing.set(page, made)
    return made
  }

  /** Has the pages made that must be there whatever happens to the app. */
  async warm(): Promise<void> {
    const homes = HOMES.map((address) => ({ key: address, address, headers: {} }))
    await Promise.all([...homes, ...HOMES.map(missingPage)].map((entry) => this.stores.pages.remake(entry)))
  }

  /** From now on nothing is made but what is asked for: the site is being stopped. */
  rest(): void {
    this.resting = true
    this.toRemake.clear()
  }

  /** Lets go of what a change of content concerns, and has it made again. */
  purge(purge: Omit<Purge, 'kind'>): void {
    const concerns = concerning(purge)
    const purged = [...this.stores.pages.purge(concerns), ...this.stores.parts.purge(concerns)]
    const pages = purged.filter(({ address }) => !isMadeWhenAsked(address)).slice(0, MOST_REMADE)
    if (this.resting) return
    for (const entry of pages) this.toRemake.set(entry.key, entry)
    while (this.remaking < Math.min(REMADE_TOGETHER, this.toRemake.size)) void this.remake()
  }

  private store(maxBytes: number): KeptAnswers<Packed> {
    return new KeptAnswers({
      ask: (entry) => this.ask(entry),
      isAnswering: () => this.app.isAnswering,
      onLost: (listener) => this.app.onLost(listener),
      maxBytes,
    })
  }

  /** Addresses of pages name few answers; queries, redirects, what Next's router sends and pictures are many or large. */
  private storeOf({ key }: EntryKey): KeptAnswers<Packed> {
    return /[?{]|^\/en\//.test(key) || isPreviewAddress(key) ? this.stores.parts : this.stores.pages
  }

  private async ask(entry: EntryKey): Promise<Packed> {
    return finish(await this.answerOf(entry), entry, this.options)
  }

  private answerOf(question: Parameters<typeof askApp>[0]): Promise<Answer> {
    // Whoever waits for an app that is away keeps nobody else's place.
    return patiently(this.app, () => this.inTurn(question.address, () => askApp(question, this.toApp)))
  }

  private async remake(): Promise<void> {
    this.remaking += 1
    for (const [key, entry] of this.toRemake) {
      this.toRemake.delete(key)
      await this.storeOf(entry).remake(entry)
    }
    this.remaking -= 1
  }
}

/** Calls are answered at once, and searches are as many as their words: neither is made before somebody asks. */
const isMadeWhenAsked = (address: string) => isCallAddress(address) || isSearchAddress(address)
