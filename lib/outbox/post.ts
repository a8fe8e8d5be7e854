import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { env } from '@/lib/platform/env/env'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { MailKind } from './kinds'

/** Stands in a row's recipient for MAIL_TO, or the e-mail of the settings: whichever it is when the mail is sent. */
export const FOUNDATION = 'foundation'

export interface PostedMail {
  kind: MailKind
  /** An address, or FOUNDATION. */
  recipient: string
  /** Language of the person who caused it. Mails to the foundation are in that of staff instead, where it is known. */
  locale: Locale
  /** Id of the message it tells of. */
  message?: number
  /** Id of the volunteer it tells of. */
  registration?: number
  /** Id of the gift it tells of; known by the receipt where it tells of one. */
  pledge?: number
  /** Id of the receipt it brings or takes back. */
  receipt?: number
}

/**
 * Puts a mail into the outbox, in the request's transaction: it is sent if and only if that is committed. After the
 * COMMIT wakeOutbox (wake.ts) has it sent at once; without that the worker finds it in a few seconds.
 * @throws Error outside of a transaction
 */
export async function postMail(req: PayloadRequest, mail: PostedMail): Promise<void> {
  const { kind, recipient, locale, message = null, registration = null, pledge = null, receipt = null } = mail
  // Made here and kept: however often it is sent, it is one message to the receiving side (RFC 5322, 3.6.4).
  const internetMessageId = `<${randomUUID()}@${new URL(env().siteUrl).hostname}>`
  await runSql(
    await transactionDatabase(req),
    sql`INSERT INTO mails (kind, recipient, locale, message_id, registration_id, pledge_id, receipt_id,
        internet_message_id)
      VALUES (${kind}, ${recipient}, ${locale}, ${message}, ${registration},
        coalesce(${pledge}, (SELECT pledge_id FROM receipts WHERE id = ${receipt})), ${receipt}, ${internetMessageId})`,
  )
}

/** Of which kinds mails of a record were posted already. @throws Error outside of a transaction */
export async function postedKinds(
  req: PayloadRequest,
  record: Pick<PostedMail, 'message' | 'registration' | 'pledge'>,
): Promise<Set<MailKind>> {
  const { message = null, registration = null, pledge = null } = record
  const found = await runSql(
    await transactionDatabase(req),
    sql`SELECT kind FROM mails
      WHERE message_id = ${message} OR registration_id = ${registration} OR pledge_id = ${pledge}`,
  )
  return new Set(found.map(({ kind }) => kind as MailKind))
}
