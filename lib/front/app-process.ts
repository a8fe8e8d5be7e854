/** The app as a child of the front: watched, started again when it dies or hangs, and ended with it. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { AppMessage, FrontMessage, OutboxHealth, Purge, SourceHealth } from '@/lib/platform/channel/channel'
import { log } from '@/lib/platform/log/log'
import type { Redirect } from '@/lib/shared/addresses/redirect'
import { Heartbeat } from './heartbeat'

interface AppOptions {
  /** Starts it, with a channel to this process. */
  spawn: () => ChildProcess
  /** Whether it answers requests; asked until it does. */
  answers: () => Promise<boolean>
  onPurge: (purge: Purge) => void
  onRedirects: (redirects: Redirect[]) => void
  /** Without heartbeats an app that is up is taken to answer: one that compiles stands still for seconds. */
  heartbeats?: boolean
}

/** Time that the app has at least to end what it is doing, once nobody asks it any more. */
const STOP_TIMEOUT_MS = 2500
const READY_CHECK_MS = 50
/** An app that lived for this long has started well; one that did not is started again ever more slowly. */
const STABLE_MS = 10_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000

export class AppProcess {
  /** Starts after the first. */
  restarts = 0
  /** How its source of content fared when it last answered. */
  source: SourceHealth | null = null
  /** How its outbox did then. */
  outbox: OutboxHealth | null = null
  /** Ends when the app has come up for the first time. */
  readonly up: Promise<true>
  /** Ends when the app is gone for good: because it was told to, or because it never came up. */
  readonly ended: Promise<number>

  private child: ChildProcess | undefined
  private isUp = false
  private wasUp = false
  private stopping = false
  private pause = FIRST_PAUSE_MS
  /** Who waits for it to be up; they are told whether it is, as soon as that is known. */
  private waiting = new Set<(isUp: boolean) => void>()
  private restart: NodeJS.Timeout | undefined
  private finish: (code: number) => void = () => undefined
  private readonly heartbeat: Heartbeat

  constructor(private readonly options: AppOptions) {
    this.ended = new Promise((resolve) => {
      this.finish = (code) => {
        this.stopping = true
        this.tellWaiting(false)
        resolve(code)
      }
    })
    this.up = new Promise((resolve) => this.waiting.add((isUp) => isUp && resolve(true)))
    this.heartbeat = new Heartbeat({ ask: () => this.tell({ kind: 'ping' }), onHang: () => this.killHanging() })
  }

  /** Starts it, and again whenever it ends by itself. */
  start(): void {
    const startedAt = performance.now()
    const child = this.options.spawn()
    this.child = child
    child.on('message', (message: AppMessage) => this.hear(message))
    child.once('exit', (code) => this.left(code ?? 1, performance.now() - startedAt))
    void this.watchStart(child)
  }

  /** Whether the app answers: it is up, and answered its last heartbeats. */
  get isAnswering(): boolean {
    return this.isUp && (!this.hasHeartbeats || this.heartbeat.isAlive)
  }

  /** Calls `listener` once, when the app is found not to answer; at once when it does not. @returns takes it back */
  onLost(listener: () => void): () => void {
    if (this.isUp && !this.hasHeartbeats) return () => undefined
    if (this.isUp) return this.heartbeat.onLost(listener)
    listener()
    return () => undefined
  }

  /** Waits until the app is up; not for one that is told to end, or gone for good. @returns whether it is up */
  async ready(timeoutMs: number): Promise<boolean> {
    if (this.isUp || this.stopping) return this.isUp
    const giveUp = new AbortController()
    const comes = new Promise<boolean>((resolve) => {
      this.waiting.add(resolve)
      giveUp.signal.addEventListener('abort', () => this.waiting.delete(resolve))
    })
    await Promise.race([comes, wait(timeoutMs, undefined, { signal: giveUp.signal }).catch(() => undefined)])
    giveUp.abort()
    return this.isUp
  }

  /** Asks it to end, and ends it when it has not after `withinMs`, or STOP_TIMEOUT_MS if that is more. @returns its exit code */
  async stop(withinMs = 0): Promise<number> {
    this.stopping = true
    this.heartbeat.stop()
    clearTimeout(this.restart)
    if (!this.isUp) this.tellWaiting(false)
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) this.finish(0)
    this.child?.kill('SIGTERM')
    const force = setTimeout(() => this.child?.kill('SIGKILL'), Math.max(withinMs, STOP_TIMEOUT_MS))
    const code = await this.ended
    clearTimeout(force)
    return code
  }

  private get hasHeartbeats(): boolean {
    return this.options.heartbeats !== false
  }

  private async watchStart(child: ChildProcess): Promise<void> {
    while (this.child === child && !this.isUp) {
      if (await this.options.answers()) this.cameUp()
      else await wait(READY_CHECK_MS)
    }
  }

  private cameUp(): void {
    if (this.stopping) return
    if (this.wasUp) log.info('The app is back.')
    this.isUp = true
    this.wasUp = true
    if (this.hasHeartbeats) this.heartbeat.start()
    this.tellWaiting(true)
  }

  private left(code: number, lived: number): void {
    this.child = undefined
    this.isUp = false
    this.heartbeat.stop()
    if (this.stopping || !this.wasUp) {
      this.finish(this.stopping ? 0 : code)
      return
    }
    this.pause = lived > STABLE_MS ? FIRST_PAUSE_MS : Math.min(this.pause * 2, LONGEST_PAUSE_MS)
    log.error({ code, pause: this.pause }, 'The app ended by itself; it is started again.')
    this.restarts += 1
    this.restart = setTimeout(() => this.start(), this.pause)
  }

  private tellWaiting(isUp: boolean): void {
    for (const told of [...this.waiting]) told(isUp)
  }

  private killHanging(): void {
    log.error('The app does not answer any more; it is ended and started again.')
    // It could not hear a request to end.
    this.child?.kill('SIGKILL')
  }

  private hear(message: AppMessage): void {
    if (message.kind === 'purge') this.options.onPurge(message)
    else if (message.kind === 'redirects') this.options.onRedirects(message.redirects)
    else {
      this.source = message.source
      this.outbox = message.outbox
      this.heartbeat.answered()
    }
  }

  private tell(message: FrontMessage): void {
    if (this.child?.connected) this.child.send(message, () => undefined)
  }
}
