/** How the outbox does, for the admin and for those who run the site. */
import type { Payload } from 'payload'
import type { OutboxHealth } from '@/lib/platform/channel/channel'
import { env } from '@/lib/platform/env/env'
import type { MailKind } from './kinds'
import { Outbox } from './outbox'

/** Pages, calls and instrumentation each have their own copy of this module, and one outbox. */
const shared = globalThis as { foundationMailServer?: { unreachedSince: Date | null } }

/** Has the health tell how this sender does. */
export function watchSender(sender: { unreachedSince: Date | null }): void {
  shared.foundationMailServer = sender
}

const LONG_MS = 60 * 60 * 1000

/** Whether mails wait for more than an hour although a server is there. */
export function waitsLong({ configured, unreachedSince, oldestWaiting }: OutboxHealth, now = Date.now()): boolean {
  return configured && !unreachedSince && oldestWaiting !== null && now - Date.parse(oldestWaiting) > LONG_MS
}

/**
 * How the outbox does at this moment.
 * @param kinds of which mails; all without it
 */
export async function outboxHealth(payload: Payload, kinds?: readonly MailKind[]): Promise<OutboxHealth> {
  const figures = await new Outbox(payload.db).figures(kinds)
  return {
    ...figures,
    configured: env().smtpServer !== null,
    unreachedSince: shared.foundationMailServer?.unreachedSince?.toISOString() ?? null,
  }
}
