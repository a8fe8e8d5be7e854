/** Heartbeats: a ping to the app ten times a second shows whether its event loop runs. */
import type { ProcessStalls } from './process-stalls'

interface HeartbeatOptions {
  /** Sends a ping. */
  ping: () => void
  /** Called once when so many are unanswered that the app is taken to hang. */
  onHang: () => void
  /** Begins to count how long the app is stalled by others. */
  watchStalls: () => StallCount
}

type StallCount = Pick<ProcessStalls, 'sample' | 'ms'>

const INTERVAL_MS = 100
/** After so many unanswered beats stale responses are served without waiting for the app. */
const BEATS_TO_SUSPECT = 5
/**
 * After so many the app hangs. Beats are counted, not time: on an overloaded machine the beats are late as well. Those during
 * which it waited for a processor or the disk do not count: it would wait for them again after a restart.
 */
const BEATS_TO_HANG = 30
/** However long it waited. */
const MOST_BEATS = 600

export class Heartbeat {
  private unanswered = 0
  /** Of the app, since the second unanswered beat: the first pong may still be on its way. */
  private stalls: StallCount | undefined
  private isHung = false
  private timer: NodeJS.Timeout | undefined
  private readonly listeners = new Set<() => void>()

  constructor(private readonly options: HeartbeatOptions) {}

  /** Starts pinging. */
  start(): void {
    this.answered()
    this.isHung = false
    this.timer = setInterval(() => this.beat(), INTERVAL_MS)
  }

  /** Stops pinging: the app has exited. */
  stop(): void {
    clearInterval(this.timer)
    this.timer = undefined
    this.notifyLost()
  }

  /** To be called with every pong. */
  answered(): void {
    this.unanswered = 0
    this.stalls = undefined
  }

  /** Whether few beats are unanswered. */
  get isAlive(): boolean {
    return this.timer !== undefined && this.unanswered < BEATS_TO_SUSPECT
  }

  /**
   * Calls `listener` once, when the app stops responding; at once if it does not respond now.
   * @returns unsubscribes
   */
  onLost(listener: () => void): () => void {
    if (this.isAlive) this.listeners.add(listener)
    else listener()
    return () => this.listeners.delete(listener)
  }

  private beat(): void {
    this.unanswered += 1
    if (this.unanswered === BEATS_TO_SUSPECT) this.notifyLost()
    if (this.unanswered === 2) this.stalls = this.options.watchStalls()
    this.stalls?.sample(INTERVAL_MS)
    if (!this.isHung && this.hangs()) {
      this.isHung = true
      this.options.onHang()
    }
    this.options.ping()
  }

  private hangs(): boolean {
    if (this.unanswered < BEATS_TO_HANG) return false
    const stalled = (this.stalls?.ms ?? 0) / INTERVAL_MS
    return this.unanswered - stalled >= BEATS_TO_HANG || this.unanswered >= MOST_BEATS
  }

  private notifyLost(): void {
    const listeners = [...this.listeners]
    this.listeners.clear()
    for (const listener of listeners) listener()
  }
}
