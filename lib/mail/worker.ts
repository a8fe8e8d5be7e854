/** Sends what is in the outbox: one mail after the other, in the order in which they were posted. */
import type { SendMailOptions } from 'nodemailer'
import type { Log } from '@/lib/log'
import type { ClaimedMail, Outbox } from './outbox'
import { NotSent, type Send } from './transport'
import type { Turn } from './turn'

export interface Pauses {
  /** How often the outbox is looked at although nobody said that there is work. */
  pollMs: number
  /** First and longest pause after a failure that was the server's. */
  firstMs: number
  longestMs: number
  /** When a mail is tried again that the server would not take: after its first failure, its second, …; then refused. */
  deferSeconds: readonly number[]
  /** How long a mail is this process's; longer than sendMs. */
  claimSeconds: number
  /** After so long a send is broken off. */
  sendMs: number
  /** How often the same trouble is spoken of. */
  reportMs: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
/** For three days, as mail servers themselves do (RFC 5321, 4.5.4.1: four to five at most). */
const HOURS = 70

export const PAUSES: Pauses = {
  pollMs: 5000,
  firstMs: 5000,
  longestMs: 60_000,
  deferSeconds: [...[1, 5, 15, 30, 60].map((minutes) => minutes * MINUTE), ...Array(HOURS).fill(HOUR)],
  claimSeconds: 60,
  sendMs: 45_000,
  reportMs: 60_000,
}

/** What a mail is made from is not there any more, or cannot be put into words. */
export class CannotBeMade extends Error {}

export interface WorkerOptions {
  outbox: Outbox
  turn: Turn
  send: Send
  /** @throws CannotBeMade; any other failure is taken for one of the database, and tried again */
  compose: (mail: ClaimedMail) => Promise<SendMailOptions>
  log: Pick<Log, 'warn' | 'error'>
  pauses?: Pauses
}

export class MailWorker {
  /** Since when the mail server has not been reached; null while it is, or nothing was tried. */
  unreachedSince: Date | null = null

  private readonly pauses: Pauses
  private pause = 0
  private pausedUntil = 0
  private stopping = false
  private done: Promise<void> = Promise.resolve()
  private hurry: () => void = () => undefined
  private woken = false
  private readonly reported = new Map<string, number>()

  constructor(private readonly options: WorkerOptions) {
    this.pauses = options.pauses ?? PAUSES
  }

  start(): void {
    this.done = this.run()
  }

  /** There is work. */
  wake(): void {
    this.woken = true
    this.hurry()
  }

  /** Ends it; a send that is under way is waited for. */
  async stop(): Promise<void> {
    this.stopping = true
    this.hurry()
    await this.done
    await this.options.turn.end()
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.woken = false
      await this.sendDue().catch((error: unknown) => this.report('read', 'The outbox could not be read.', error))
      await this.rest()
    }
  }

  private async sendDue(): Promise<void> {
    const { outbox, turn } = this.options
    while (!this.stopping && Date.now() >= this.pausedUntil && (await turn.isOurs())) {
      // Begun before the claim, so that it ends before that.
      const deadline = AbortSignal.timeout(this.pauses.sendMs)
      const mail = await outbox.claim(this.pauses.claimSeconds)
      if (!mail) return
      await this.deliver(mail, deadline)
    }
  }

  private async deliver(mail: ClaimedMail, deadline: AbortSignal): Promise<void> {
    const { outbox, send, compose } = this.options
    try {
      const { remark } = await send(await compose(mail), deadline)
      this.reached()
      await this.persistently(() => outbox.noteSent(mail.id, remark))
    } catch (error) {
      if (error instanceof NotSent) await this.persistently(() => this.noteFailure(mail, error))
      else if (error instanceof CannotBeMade) await outbox.noteRefused(mail.id, error.message)
      else {
        await outbox.release(mail.id, 'What it is made from could not be read.').catch(() => undefined)
        this.slowDown()
        throw error
      }
    }
  }

  private async noteFailure(mail: ClaimedMail, { fault, message }: NotSent): Promise<void> {
    const { outbox } = this.options
    if (fault === 'server') {
      this.unreachedSince ??= new Date()
      this.slowDown()
      // What a server answers may name addresses.
      this.report('server', `${message.replace(/\S+@\S+/g, '…')} Mails wait.`)
      return outbox.release(mail.id, message)
    }
    if (fault === 'unanswered') this.slowDown()
    else this.reached()
    const again = this.pauses.deferSeconds[mail.attempts]
    if (fault === 'refused' || again === undefined) return outbox.noteRefused(mail.id, message)
    return outbox.noteDeferred(mail.id, again, message)
  }

  private reached(): void {
    this.unreachedSince = null
    this.pause = 0
    this.pausedUntil = 0
  }

  /** Twice as long each time; a little less by chance, so that instances do not come together. */
  private slowDown(): void {
    this.pause = Math.min(this.pause * 2 || this.pauses.firstMs, this.pauses.longestMs)
    this.pausedUntil = Date.now() + this.pause * (1 - Math.random() / 5)
  }

  /** What became of a mail is known here alone until it is written down: without it, it would be sent again. */
  private async persistently(note: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await note()
      } catch (error) {
        this.report('note', 'What became of a mail could not be noted yet.', error)
        await new Promise((resolve) => setTimeout(resolve, Math.min(250, this.pauses.pollMs)))
      }
    }
  }

  private async rest(): Promise<void> {
    const paused = this.pausedUntil - Date.now()
    if (this.stopping || (this.woken && paused <= 0)) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, paused > 0 ? paused : this.pauses.pollMs)
      this.hurry = () => {
        // Whoever posts a mail must not make an absent server be asked more often.
        if (!this.stopping && this.pausedUntil > Date.now()) return
        clearTimeout(timer)
        resolve()
      }
    })
    this.hurry = () => undefined
  }

  private report(trouble: string, sentence: string, err?: unknown): void {
    const now = Date.now()
    if (now - (this.reported.get(trouble) ?? 0) < this.pauses.reportMs) return
    this.reported.set(trouble, now)
    if (err) this.options.log.error({ err }, sentence)
    else this.options.log.warn(sentence)
  }
}
