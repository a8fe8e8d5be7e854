/** Whether the app turns: it is asked ten times a second, and every answer counts. */

interface HeartbeatOptions {
  /** Asks the app for an answer. */
  ask: () => void
  /** Called once when the app has not answered for so long that it will not. */
  onHang: () => void
}

const INTERVAL_MS = 100
/** After so many unanswered beats nobody waits for the app who can be given something older. */
const BEATS_TO_SUSPECT = 5
/** After so many it hangs. Beats are counted, not time: on a machine that is short of time they come late as well. */
const BEATS_TO_HANG = 30

export class Heartbeat {
  private unanswered = 0
  private timer: NodeJS.Timeout | undefined
  private readonly listeners = new Set<() => void>()

  constructor(private readonly options: HeartbeatOptions) {}

  /** Begins to ask. */
  start(): void {
    this.unanswered = 0
    this.timer = setInterval(() => this.beat(), INTERVAL_MS)
  }

  /** Ends it: the app is gone, or is asked no more. */
  stop(): void {
    clearInterval(this.timer)
    this.timer = undefined
    this.giveUp()
  }

  /** To be called with every answer. */
  answered(): void {
    this.unanswered = 0
  }

  /** Whether the app answered a moment ago. */
  get isAlive(): boolean {
    return this.timer !== undefined && this.unanswered < BEATS_TO_SUSPECT
  }

  /**
   * Calls `listener` once, when the app is found not to answer; at once when it does not.
   * @returns takes it back
   */
  onLost(listener: () => void): () => void {
    if (this.isAlive) this.listeners.add(listener)
    else listener()
    return () => this.listeners.delete(listener)
  }

  private beat(): void {
    this.unanswered += 1
    if (this.unanswered === BEATS_TO_SUSPECT) this.giveUp()
    if (this.unanswered === BEATS_TO_HANG) this.options.onHang()
    this.options.ask()
  }

  private giveUp(): void {
    const listeners = [...this.listeners]
    this.listeners.clear()
    for (const listener of listeners) listener()
  }
}
