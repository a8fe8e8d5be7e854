/** Heartbeats: a ping to the app ten times a second shows whether its event loop runs. */

interface HeartbeatOptions {
  /** Sends a ping. */
  ping: () => void
  /** Called once when so many are unanswered that the app is taken to hang. */
  onHang: () => void
}

const INTERVAL_MS = 100
/** After so many unanswered beats stale responses are served without waiting for the app. */
const BEATS_TO_SUSPECT = 5
/** After so many the app hangs. Beats are counted, not time: on an overloaded machine the beats are late as well. */
const BEATS_TO_HANG = 30

export class Heartbeat {
  private unanswered = 0
  private timer: NodeJS.Timeout | undefined
  private readonly listeners = new Set<() => void>()

  constructor(private readonly options: HeartbeatOptions) {}

  /** Starts pinging. */
  start(): void {
    this.unanswered = 0
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
    if (this.unanswered === BEATS_TO_HANG) this.options.onHang()
    this.options.ping()
  }

  private notifyLost(): void {
    const listeners = [...this.listeners]
    this.listeners.clear()
    for (const listener of listeners) listener()
  }
}
