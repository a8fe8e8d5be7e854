/** The outbox as its table: what is due, whose turn it is, and what became of it. */
import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { BaseDatabaseAdapter } from 'payload'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import type { Locale } from '@/lib/shared/addresses/localized'
import { isOfKinds } from './areas'
import type { MailKind } from './kinds'

/** A mail that is this process's to send, for a while. */
export interface ClaimedMail {
  id: number
  kind: MailKind
  recipient: string
  locale: Locale
  message: number | null
  registration: number | null
  pledge: number | null
  receipt: number | null
  internetMessageId: string
  /** Attempts that failed by the mail's own fault. */
  attempts: number
  /** Until when, as the database wrote it: by this a claim is known again. */
  claim: string
}

export class Outbox {
  /** @param db of the transaction that its writes belong to; each stands for itself without one */
  constructor(
    private readonly adapter: BaseDatabaseAdapter,
    private readonly db?: SqlRunner,
  ) {}

  /** Takes the mail that is due for longest, for so many seconds; null where none is. Of two who ask at once one gets it. */
  async claim(seconds: number): Promise<ClaimedMail | null> {
    const free = sql`state = 'waiting' AND (claimed_until IS NULL OR claimed_until <= ${this.in(0)})
      AND (next_attempt_at IS NULL OR next_attempt_at <= ${this.in(0)})`
    const [row] = await this.run(sql`UPDATE mails SET claimed_until = ${this.in(seconds)}
      WHERE id = (SELECT id FROM mails WHERE ${free}
        ORDER BY coalesce(next_attempt_at, created_at), id LIMIT 1) AND ${free}
      RETURNING id, kind, recipient, locale, message_id, registration_id, pledge_id, receipt_id,
        internet_message_id, attempts, claimed_until`)
    return row ? toClaimed(row) : null
  }

  /** Keeps a claim for so many seconds more from now on; without effect when it is not ours any more. */
  async renew(mail: ClaimedMail, seconds: number): Promise<void> {
    const [row] = await this.run(sql`UPDATE mails SET claimed_until = ${this.in(seconds)}
      WHERE ${isStill(mail)} RETURNING claimed_until`)
    if (row) mail.claim = timeOf(row)
  }

  /** @param remark what staff should know although it was sent */
  async noteSent(mail: ClaimedMail, remark: string | null = null): Promise<void> {
    await this.settle(
      mail,
      sql`state = 'sent', sent_at = ${this.in(0)}, attempts = attempts + 1, last_error = ${remark}`,
    )
  }

  /** Posts a mail that others have got for each of these alone; once, however often it is called. */
  async postAgain(mail: ClaimedMail, recipients: string[], seconds: number): Promise<void> {
    const reason = 'The mail server took it for others, and did not take it for this one yet.'
    for (const recipient of recipients) {
      // Another mail, for a server may drop what it has seen; told by the address, so that it is made but once.
      const own = createHash('sha256').update(recipient).digest('hex').slice(0, 12)
      const messageId = mail.internetMessageId.replace('@', `.${own}@`)
      await this.run(sql`INSERT INTO mails (recipient, kind, locale, message_id, registration_id, pledge_id, receipt_id,
          internet_message_id, attempts, next_attempt_at, last_error)
        SELECT ${recipient}, kind, locale, message_id, registration_id, pledge_id, receipt_id,
          ${messageId}, 1, ${this.in(seconds)}, ${reason}
        FROM mails WHERE id = ${mail.id} ON CONFLICT (internet_message_id) DO NOTHING`)
    }
  }

  /** It failed by its own fault, and is tried again in so many seconds. */
  async noteDeferred(mail: ClaimedMail, seconds: number, reason: string): Promise<void> {
    const next = this.in(seconds)
    await this.settle(mail, sql`next_attempt_at = ${next}, attempts = attempts + 1, last_error = ${reason}`)
  }

  /** It failed for good. */
  async noteRefused(mail: ClaimedMail, reason: string): Promise<void> {
    await this.settle(mail, sql`state = 'refused', attempts = attempts + 1, last_error = ${reason}`)
  }

  /** It was not its fault, as far as one knows: it is due in so many seconds, after those that are due before. */
  async postpone(mail: ClaimedMail, seconds: number, reason: string): Promise<void> {
    await this.settle(mail, sql`next_attempt_at = ${this.in(seconds)}, last_error = ${reason}`)
  }

  /** Nothing was tried: it is due as before. */
  async release(mail: ClaimedMail): Promise<void> {
    await this.settle(mail, sql`attempts = attempts`)
  }

  /** Gives back what a process claimed that is gone; only where no other process can be sending. */
  async voidClaims(): Promise<void> {
    await this.run(sql`UPDATE mails SET claimed_until = NULL WHERE state = 'waiting' AND claimed_until IS NOT NULL`)
  }

  /** Has a mail tried again that was refused or left, as if it were new. @returns whether it was one */
  async resend(id: number): Promise<boolean> {
    const rows = await this.run(sql`UPDATE mails
      SET state = 'waiting', attempts = 0, next_attempt_at = NULL, claimed_until = NULL, created_at = ${this.in(0)},
        updated_at = ${this.in(0)}
      WHERE id = ${id} AND state IN ('refused', 'left') RETURNING id`)
    return rows.length > 0
  }

  /** Settles a refused mail without sending it. @returns whether it was refused */
  async leave(id: number): Promise<boolean> {
    const rows = await this.run(sql`UPDATE mails SET state = 'left', updated_at = ${this.in(0)}
      WHERE id = ${id} AND state = 'refused' RETURNING id`)
    return rows.length > 0
  }

  /** Settles thanks that have waited for too many days: they would puzzle by now. Not one that a sender has in hand. */
  async leaveLateThanks(days = 7): Promise<void> {
    await this.run(sql`UPDATE mails
      SET state = 'left', last_error = 'It was too late for thanks.', updated_at = ${this.in(0)}
      WHERE state = 'waiting' AND kind IN ('message-acknowledged', 'registration-acknowledged')
        AND created_at < ${this.in(-days * 24 * 60 * 60)} AND (claimed_until IS NULL OR claimed_until <= ${this.in(0)})`)
  }

  /**
   * How many mails wait and were refused, and since when the oldest waits.
   * @param kinds of which mails; all without it
   */
  async figures(
    kinds?: readonly MailKind[],
  ): Promise<{ waiting: number; refused: number; oldestWaiting: string | null }> {
    const counted = kinds ? isOfKinds(kinds) : sql`true`
    const rows = await this.run(
      sql`SELECT state, count(*) AS count, min(created_at) AS oldest FROM mails
        WHERE state IN ('waiting', 'refused') AND ${counted} GROUP BY state`,
    )
    const of = (state: string) => rows.find((row) => row.state === state)
    const oldest = of('waiting')?.oldest
    return {
      waiting: Number(of('waiting')?.count ?? 0),
      refused: Number(of('refused')?.count ?? 0),
      oldestWaiting: oldest ? new Date(oldest as string | Date).toISOString() : null,
    }
  }

  /** Without effect when the claim ran out and another has the mail. */
  private async settle(mail: ClaimedMail, change: SQL): Promise<void> {
    await this.run(sql`UPDATE mails SET ${change}, claimed_until = NULL, updated_at = ${this.in(0)}
      WHERE ${isStill(mail)}`)
  }

  /** So many seconds from now by the database's clock, which all processes share. */
  private in(seconds: number): SQL {
    return this.adapter.name === 'postgres'
      ? sql`now() + make_interval(secs => ${seconds}::float8)`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${seconds} seconds`})`
  }

  private run(query: SQL): Promise<Record<string, unknown>[]> {
    return runSql(this.db ?? plainDatabase(this.adapter), query)
  }
}

const isStill = ({ id, claim }: ClaimedMail) => sql`id = ${id} AND state = 'waiting' AND claimed_until = ${claim}`

const timeOf = ({ claimed_until: time }: Record<string, unknown>) =>
  time instanceof Date ? time.toISOString() : String(time)

const idIn = (value: unknown) => (value === null ? null : Number(value))

const toClaimed = (row: Record<string, unknown>): ClaimedMail => ({
  id: Number(row.id),
  kind: row.kind as MailKind,
  recipient: String(row.recipient),
  locale: row.locale === 'bn' ? 'bn' : 'en',
  message: idIn(row.message_id),
  registration: idIn(row.registration_id),
  pledge: idIn(row.pledge_id),
  receipt: idIn(row.receipt_id),
  internetMessageId: String(row.internet_message_id),
  attempts: Number(row.attempts),
  claim: timeOf(row),
})
