/**
 * A tab of a Chromium, over the DevTools protocol's pipe. Playwright attaches to single pages, and Chromium prerenders no page
 * then (PrerenderingDisabledByDevTools); of a tab, the page that shows and those that are prerendered are targets of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser'

interface Reply {
  id?: number
  sessionId?: string
  method?: string
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's results are as many as its calls.
  result?: any
  error?: { message: string }
  // biome-ignore lint/suspicious/noExplicitAny: as above, of its events.
  params?: any
}

interface Target {
  targetId: string
  type: string
  url: string
  subtype?: string
}

interface Waiting {
  sessionId: string | undefined
  resolve: (result: never) => void
  reject: (error: Error) => void
}

interface Point {
  x: number
  y: number
}

const PRERENDER = 'prerender'

/** A call to each page before it runs: its method and parameters. */
export type PageCall = readonly [method: string, params: object]

/** One page of the tab: the one that shows, or one that is prerendered. */
export interface TabPage {
  session: string
  target: string
  url: string
  isPrerendered: boolean
}

/** No call takes longer, unless the browser has crashed. */
const CALL_MS = 30_000
const EXPRESSION = { awaitPromise: true, returnByValue: true }

export class BrowserTab {
  /** What Network events said came over the line, by page. */
  readonly bytes = new Map<string, number>()
  readonly pages = new Map<string, TabPage>()
  private readonly waiting = new Map<number, Waiting>()
  private calls = 0
  private rest = ''

  private constructor(
    private readonly browser: ChildProcess,
    private readonly folder: string,
    private readonly prepare: readonly PageCall[],
  ) {
    const reading = browser.stdio[4] as Readable
    reading.setEncoding('utf8')
    reading.on('data', (chunk: string) => {
      const messages = (this.rest + chunk).split('\0')
      this.rest = messages.pop() ?? ''
      for (const message of messages) this.receive(JSON.parse(message))
    })
  }

  /**
   * Opens a browser with one tab, and closes it after use.
   * @param prepare calls to each page, such as one that slows its processor
   */
  static async with<T>(use: (tab: BrowserTab) => Promise<T>, prepare: readonly PageCall[] = []): Promise<T> {
    const folder = await mkdtemp(path.join(tmpdir(), 'browser-tab-'))
    const { executablePath = chromium.executablePath(), args = [] } = launchOptions()
    const browser = spawn(
      executablePath,
      [...args, '--headless', '--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    )
    const tab = new BrowserTab(browser, folder, prepare)
    try {
      await tab.open()
      return await use(tab)
    } finally {
      await tab.close()
    }
  }

  private async open(): Promise<void> {
    const { targetInfos } = await this.call('Target.getTargets', { filter: [{ type: 'tab' }] })
    const [{ targetId }] = targetInfos
    const { sessionId } = await this.call('Target.attachToTarget', { targetId, flatten: true })
    await this.call('Target.setDiscoverTargets', { discover: true })
    await this.call(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      sessionId,
    )
    for (let tries = 0; tries < 100 && this.pages.size === 0; tries += 1) await pause(50)
  }

  private async close(): Promise<void> {
    const ended = new Promise((resolve) => this.browser.once('exit', resolve))
    this.browser.kill('SIGKILL')
    await ended
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** The page that shows. */
  get shown(): TabPage {
    const shown = [...this.pages.values()].find(({ isPrerendered }) => !isPrerendered)
    if (!shown) throw new Error('The tab shows no page.')
    return shown
  }

  /** Bytes of all pages so far, over the line. */
  get totalBytes(): number {
    return [...this.bytes.values()].reduce((sum, bytes) => sum + bytes, 0)
  }

  /** A prerendered page, by the end of its address. */
  prerendered(end: string): TabPage | undefined {
    return [...this.pages.values()].find(({ isPrerendered, url }) => isPrerendered && url.endsWith(end))
  }

  // biome-ignore lint/suspicious/noExplicitAny: as of a reply.
  call(method: string, params: object = {}, sessionId?: string): Promise<any> {
    this.calls += 1
    const id = this.calls
    const call = new Promise<never>((resolve, reject) => {
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer)
          this.waiting.delete(id)
          settle(value)
        }
      const entry = { sessionId, resolve: settled(resolve), reject: settled(reject) }
      const timer = setTimeout(() => entry.reject(new Error(`${method} took longer than ${CALL_MS} ms.`)), CALL_MS)
      this.waiting.set(id, entry)
    })
    ;(this.browser.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return call
  }

  /** The value of an expression in a page. */
  async evaluate<T>(expression: string, { session } = this.shown): Promise<T> {
    const { result, exceptionDetails } = await this.call('Runtime.evaluate', { expression, ...EXPRESSION }, session)
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
    return result.value
  }

  async goto(url: string): Promise<void> {
    await this.call('Page.navigate', { url }, this.shown.session)
    await this.until(`document.readyState === 'complete' && location.href !== 'about:blank'`)
  }

  /** Waits until an expression is true in the page that shows, whichever it is by then. */
  async until(expression: string, milliseconds = 15_000): Promise<void> {
    const end = Date.now() + milliseconds
    while (Date.now() < end) {
      if (await this.evaluate<boolean>(expression).catch(() => false)) return
      await pause(20)
    }
    const pages = [...this.pages.values()].map(
      ({ url, isPrerendered }) => `${url}${isPrerendered ? ' (prerendered)' : ''}`,
    )
    throw new Error(`Not within ${milliseconds} ms: ${expression}; the pages are ${pages.join(', ')}.`)
  }

  /** Moves the pointer onto what a selector finds, as a hand would: once it has stopped moving. */
  async hover(selector: string): Promise<Point> {
    const find = `document.querySelector(${JSON.stringify(selector)})`
    const point = await this.evaluate<Point>(`(async () => {
      const placed = () => {
        ${find}.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = ${find}.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
      for (let last = placed(), tries = 0; tries < 20; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 250))
        const now = placed()
        if (now.y === last.y) return now
        last = now
      }
      throw new Error('It does not stop moving.')
    })()`)
    await this.mouse('mouseMoved', point)
    return point
  }

  /** Presses what a selector finds, where it is by now. */
  async press(selector: string): Promise<void> {
    await this.pressAt(await this.hover(selector))
  }

  async pressAt(point: Point): Promise<void> {
    await this.mouse('mousePressed', point)
    await this.mouse('mouseReleased', point)
  }

  private async mouse(type: string, point: Point): Promise<void> {
    const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }
    await this.call('Input.dispatchMouseEvent', { type, ...point, ...button }, this.shown.session)
  }

  private receive({ id, method, params, result, error, sessionId = '' }: Reply): void {
    const call = id === undefined ? undefined : this.waiting.get(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result as never)
    if (method === 'Network.loadingFinished')
      this.bytes.set(sessionId, (this.bytes.get(sessionId) ?? 0) + params.encodedDataLength)
    if (method === 'Target.attachedToTarget') void this.attach(params.sessionId, params.targetInfo)
    if (method === 'Target.detachedFromTarget') this.leave(params.sessionId)
    if (method === 'Target.targetInfoChanged') this.change(params.targetInfo)
  }

  /** A page that is gone answers no call. */
  private leave(session: string): void {
    this.pages.delete(session)
    for (const { sessionId, reject } of this.waiting.values())
      if (sessionId === session) reject(new Error('The page is gone.'))
  }

  /** Targets change their address, and a prerendered page becomes the one that shows, in place of the one before. */
  private change({ targetId, url, subtype }: Target): void {
    const isPrerendered = subtype === PRERENDER
    for (const page of [...this.pages.values()]) {
      if (page.target !== targetId) continue
      // The one before may stay attached: browsers keep it for Back.
      if (page.isPrerendered && !isPrerendered)
        for (const [session, other] of this.pages) if (!other.isPrerendered) this.leave(session)
      Object.assign(page, { url, isPrerendered })
    }
  }

  /** A prerendered page answers its calls once it runs: none of them is waited for before. */
  private async attach(session: string, { targetId: target, type, url, subtype }: Target): Promise<void> {
    if (type === 'page') {
      this.pages.set(session, { session, target, url, isPrerendered: subtype === PRERENDER })
      const calls = [['Network.enable', {}], ...this.prepare] as const
      for (const [method, params] of calls) this.call(method, params, session).catch(ignored)
    }
    await this.call('Runtime.runIfWaitingForDebugger', {}, session).catch(ignored)
  }
}

/** A target may go before it has answered. */
const ignored = () => {}
