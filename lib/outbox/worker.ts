/** Sends what is in the outbox: one mail after the other, in the order in which they are due. */
import { setTimeout as wait } from 'node:timers/promises'
import type { SendMailOptions } from 'nodemailer'
import type { AdvisoryLock } from '@/lib/platform/database/advisory-lock'
import type { Log } from '@/lib/platform/log/log'
import { CannotBeMade } from './compose'
import type { ClaimedMail, Outbox } from './outbox'
import { PAUSES, type Pauses } from './pauses'
import { NotSent, type Send } from './transport'

export interface WorkerOptions {
  outbox: Outbox
  lock: AdvisoryLock
  send: Send
  /** @throws CannotBeMade; any other failure is taken for one of the database: the mail is tried again, after others */
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
  private readonly stopped = new AbortController()
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

  /** Ends it. A mail under way is broken off, or waited for where the server has it already (transport.ts: how long). */
  async stop(): Promise<void> {
    this.stopped.abort()
    this.hurry()
    await this.done
    await this.options.lock.release()
  }

  private get stopping(): boolean {
    return this.stopped.signal.aborted
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.woken = false
      await this.sendDue().catch((error: unknown) => this.report('read', 'The outbox could not be read.', error))
      await this.rest()
    }
  }

  private async sendDue(): Promise<void> {
    const { outbox, lock } = this.options
    while (!this.stopping && Date.now() >= this.pausedUntil && (await lock.acquire())) {
      const mail = await outbox.claim(this.pauses.claimSeconds)
      if (!mail) return
      await this.deliver(mail)
    }
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const { outbox, send, compose } = this.options
    try {
      const { remark, deferred } = await this.whileClaimed(mail, async () =>
        send(await compose(mail), this.stopped.signal),
      )
      this.reached()
      await this.persistently(async () => {
        await outbox.postAgain(mail, deferred, this.pauses.deferSeconds[0] ?? 0)
        await outbox.noteSent(mail, remark)
      })
    } catch (error) {
      if (error instanceof NotSent) await this.persistently(() => this.noteFailure(mail, error))
      else if (error instanceof CannotBeMade) await outbox.noteRefused(mail, error.message)
      else {
        this.slowDown()
        const reason = 'What it is made from could not be read.'
        await outbox.postpone(mail, this.pause / 1000, reason).catch(() => undefined)
        throw error
      }
    }
  }

  /** A server may take minutes to answer; a process that dies meanwhile is missed after seconds. */
  private async whileClaimed<T>(mail: ClaimedMail, work: () => Promise<T>): Promise<T> {
    const { renewMs, claimSeconds } = this.pauses
    const over = new AbortController()
    const renew = async () => {
      while (await wait(renewMs, true, { signal: over.signal }).catch(() => false))
        await this.options.outbox.renew(mail, claimSeconds).catch(() => undefined)
    }
    const renewing = renew()
    try {
      return await work()
    } finally {
      over.abort()
      // What became of it is noted under the claim as it is then.
      await renewing
    }
  }

  private async noteFailure(mail: ClaimedMail, { fault, message }: NotSent): Promise<void> {
    const { outbox } = this.options
    if (fault === 'stopped') return outbox.release(mail)
    if (fault === 'server') {
      this.unreachedSince ??= new Date()
      this.slowDown()
      // What a server answers may name addresses.
      this.report('server', `${message.replace(/\S+@\S+/g, '…')} Mails wait.`)
      // Others come before it then: what looks like the server's fault may be one mail's.
      return outbox.postpone(mail, this.pause / 1000, message)
    }
    if (fault === 'unanswered') this.slowDown()
    else this.reached()
    const { deferSeconds, unansweredSeconds } = this.pauses
    const again = (fault === 'unanswered' ? unansweredSeconds : deferSeconds)[mail.attempts]
    if (fault === 'refused' || again === undefined) return outbox.noteRefused(mail, message)
    return outbox.noteDeferred(mail, again, message)
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
        await wait(Math.min(250, this.pauses.pollMs))
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
