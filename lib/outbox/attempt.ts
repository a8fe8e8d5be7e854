/** One attempt to send a mail: how far it came, and how long it may take. */

export interface Limits {
  /** Until the server has the mail. */
  handOverMs: number
  /** From then until its answer: who gives up before that sends twice (RFC 5321, 4.5.3.2.6: ten minutes). */
  answerMs: number
  /** The same once this process is to end, which it must within ten seconds. */
  partingMs: number
}

/** What nodemailer tells its log of: the error of a session that ends is the same at every stage. */
interface Entry {
  tnx?: string
}

export class Attempt {
  /** apart: the mail was not spoken of; begun: its envelope was; has it: the server has all of it */
  stage: 'apart' | 'begun' | 'has it' = 'apart'

  /** For nodemailer. */
  readonly logger = { info: (entry: Entry) => this.hear(entry) }

  private readonly breakOff = new AbortController()
  private timer: NodeJS.Timeout
  private readonly onStop = () => {
    if (this.stage === 'has it') this.limit(this.limits.partingMs)
    else this.breakOff.abort()
  }

  constructor(
    private readonly limits: Limits,
    private readonly stop: AbortSignal,
  ) {
    this.timer = setTimeout(() => this.breakOff.abort(), limits.handOverMs)
    if (stop.aborted) this.onStop()
    else stop.addEventListener('abort', this.onStop, { once: true })
  }

  /** Breaks it off when it has taken too long, or the process is to end. */
  get signal(): AbortSignal {
    return this.breakOff.signal
  }

  get isStopped(): boolean {
    return this.stop.aborted
  }

  /** To be called when it is over. */
  end(): void {
    clearTimeout(this.timer)
    this.stop.removeEventListener('abort', this.onStop)
  }

  private hear({ tnx }: Entry): void {
    if (tnx === 'send') this.stage = 'begun'
    if (tnx !== 'message') return
    this.stage = 'has it'
    this.limit(this.isStopped ? this.limits.partingMs : this.limits.answerMs)
  }

  private limit(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.breakOff.abort(), ms)
  }
}
