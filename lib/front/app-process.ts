/** Supervises the app as a child process: restarts it when it crashes or hangs, and stops it with the proxy. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  AppMessage,
  BackupHealth,
  FrontMessage,
  MovedAddresses,
  OutboxHealth,
  Purge,
  SourceHealth,
} from '@/lib/platform/channel/channel'
import { log } from '@/lib/platform/log/log'
import { Heartbeat } from './heartbeat'
import { ProcessStalls } from './process-stalls'

interface AppOptions {
  /** Starts it, with a channel to this process. */
  spawn: () => ChildProcess
  /** Health check: whether it responds to requests; polled until it does. */
  responds: () => Promise<boolean>
  onPurge: (purge: Purge) => void
  onMoved: (moved: Omit<MovedAddresses, 'kind'>) => void
  /** Development turns heartbeats off: an app that compiles blocks for seconds. */
  heartbeats?: boolean
  /** How long a restarted app may take to come up before it is killed; START_TIMEOUT_MS if not given. */
  startTimeoutMs?: number
}

/** Least time for a graceful shutdown of the app. */
const STOP_TIMEOUT_MS = 2500
const READY_CHECK_MS = 50
/** Three times what a start takes on a small machine under load; twice as long after each start that took too long. */
const START_TIMEOUT_MS = 30_000
/** An app that ran for so long is stable; before, restarts back off exponentially. */
const STABLE_MS = 10_000
/** The app writes what it is told: not with each download. */
const TELL_MS = 10_000
/** Files that are downloaded within that time; there are as many names as files. */
const MOST_COUNTED = 1000
const FIRST_BACKOFF_MS = 100
const LONGEST_BACKOFF_MS = 10_000

export class AppProcess {
  /** Starts after the first. */
  restarts = 0
  /** Health of its content source in its last heartbeat. */
  source: SourceHealth | null = null
  /** Health of its outbox then. */
  outbox: OutboxHealth | null = null
  /** How its backups did then. */
  backups: BackupHealth | null = null
  /** Resolves when the app has come up for the first time. */
  readonly up: Promise<true>
  /** Resolves with the exit code when the app is gone for good: it was stopped, or never came up. */
  readonly ended: Promise<number>

  private readonly downloads = new Map<string, number>()
  private toldAt = 0
  private child: ChildProcess | undefined
  private isUp = false
  private wasUp = false
  private stopping = false
  private backoff = FIRST_BACKOFF_MS
  /** Callbacks of those who wait for it to be up. */
  private waiting = new Set<(isUp: boolean) => void>()
  private restart: NodeJS.Timeout | undefined
  private startTimeoutMs: number
  private finish: (code: number) => void = () => undefined
  private readonly heartbeat: Heartbeat

  constructor(private readonly options: AppOptions) {
    this.ended = new Promise((resolve) => {
      this.finish = (code) => {
        this.stopping = true
        this.notifyWaiting(false)
        resolve(code)
      }
    })
    this.startTimeoutMs = options.startTimeoutMs ?? START_TIMEOUT_MS
    this.up = new Promise((resolve) => this.waiting.add((isUp) => isUp && resolve(true)))
    this.heartbeat = new Heartbeat({
      ping: () => this.ping(),
      onHang: () => this.killHung(),
      watchStalls: () => new ProcessStalls(this.child?.pid ?? 0),
    })
  }

  /** Starts it, and restarts it whenever it exits by itself. */
  start(): void {
    const startedAt = performance.now()
    const child = this.options.spawn()
    this.child = child
    child.on('message', (message: AppMessage) => this.receive(message))
    child.once('exit', (code) => this.onExit(code ?? 1, performance.now() - startedAt))
    void this.waitForStart(child)
  }

  /** Counts a download of a file; the app is told with a heartbeat, every ten seconds. */
  countDownload(name: string): void {
    if (!this.downloads.has(name) && this.downloads.size >= MOST_COUNTED) return
    this.downloads.set(name, (this.downloads.get(name) ?? 0) + 1)
  }

  private ping(): void {
    const isDue = this.downloads.size > 0 && performance.now() - this.toldAt > TELL_MS && this.child?.connected
    const downloads = isDue ? Object.fromEntries(this.downloads) : {}
    if (isDue) {
      this.downloads.clear()
      this.toldAt = performance.now()
    }
    this.send({ kind: 'ping', downloads })
  }

  /** Whether the app responds: it is up, and answered its last heartbeats. */
  get isAnswering(): boolean {
    return this.isUp && (!this.hasHeartbeats || this.heartbeat.isAlive)
  }

  /** Calls `listener` once, when the app stops responding; at once if it does not respond now. @returns unsubscribes */
  onLost(listener: () => void): () => void {
    if (this.isUp && !this.hasHeartbeats) return () => undefined
    if (this.isUp) return this.heartbeat.onLost(listener)
    listener()
    return () => undefined
  }

  /** Waits until the app is up; not for one that is being stopped, or gone for good. @returns whether it is up */
  async ready(timeoutMs: number): Promise<boolean> {
    if (this.isUp || this.stopping) return this.isUp
    const timeout = new AbortController()
    const isReady = new Promise<boolean>((resolve) => {
      this.waiting.add(resolve)
      timeout.signal.addEventListener('abort', () => this.waiting.delete(resolve))
    })
    await Promise.race([isReady, wait(timeoutMs, undefined, { signal: timeout.signal }).catch(() => undefined)])
    timeout.abort()
    return this.isUp
  }

  /** Sends SIGTERM, and SIGKILL after `withinMs`, or STOP_TIMEOUT_MS if that is more. @returns its exit code */
  async stop(withinMs = 0): Promise<number> {
    this.stopping = true
    this.heartbeat.stop()
    clearTimeout(this.restart)
    if (!this.isUp) this.notifyWaiting(false)
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

  private async waitForStart(child: ChildProcess): Promise<void> {
    // The first start may take as long as it needs: nobody is served before it.
    const timeout = this.wasUp && this.hasHeartbeats ? this.killSlowStart(child) : undefined
    while (this.child === child && !this.isUp) {
      if (await this.options.responds()) this.onUp()
      else await wait(READY_CHECK_MS)
    }
    clearTimeout(timeout)
  }

  /** No heartbeat shows that a starting app hangs. */
  private killSlowStart(child: ChildProcess): NodeJS.Timeout {
    return setTimeout(() => {
      log.error({ ms: this.startTimeoutMs }, 'The app takes too long to start; it is ended and started again.')
      this.startTimeoutMs *= 2
      child.kill('SIGKILL')
    }, this.startTimeoutMs)
  }

  private onUp(): void {
    if (this.stopping) return
    if (this.wasUp) log.info('The app is back.')
    this.isUp = true
    this.wasUp = true
    this.startTimeoutMs = this.options.startTimeoutMs ?? START_TIMEOUT_MS
    if (this.hasHeartbeats) this.heartbeat.start()
    this.notifyWaiting(true)
  }

  private onExit(code: number, ranMs: number): void {
    this.child = undefined
    this.isUp = false
    this.heartbeat.stop()
    if (this.stopping || !this.wasUp) {
      this.finish(this.stopping ? 0 : code)
      return
    }
    this.backoff = ranMs > STABLE_MS ? FIRST_BACKOFF_MS : Math.min(this.backoff * 2, LONGEST_BACKOFF_MS)
    log.error({ code, pause: this.backoff }, 'The app ended by itself; it is started again.')
    this.restarts += 1
    this.restart = setTimeout(() => this.start(), this.backoff)
  }

  private notifyWaiting(isUp: boolean): void {
    for (const notify of [...this.waiting]) notify(isUp)
  }

  private killHung(): void {
    log.error('The app does not answer any more; it is ended and started again.')
    // A hung process handles no SIGTERM.
    this.child?.kill('SIGKILL')
  }

  private receive(message: AppMessage): void {
    if (message.kind === 'purge') this.options.onPurge(message)
    else if (message.kind === 'moved') this.options.onMoved(message)
    else {
      this.source = message.source
      this.outbox = message.outbox
      this.backups = message.backups
      this.heartbeat.answered()
    }
  }

  private send(message: FrontMessage): void {
    if (this.child?.connected) this.child.send(message, () => undefined)
  }
}
