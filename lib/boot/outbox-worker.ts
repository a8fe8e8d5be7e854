import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { cms } from '@/lib/cms/instance'
import { logoPng } from '@/lib/content/media/logo-bytes'
import { getSettings } from '@/lib/delivery/content'
import { composer } from '@/lib/outbox/compose'
import { outboxHealth, watchSender } from '@/lib/outbox/health'
import { Outbox } from '@/lib/outbox/outbox'
import { openTransport } from '@/lib/outbox/transport'
import { onWake } from '@/lib/outbox/wake'
import { MailWorker } from '@/lib/outbox/worker'
import type { OutboxHealth } from '@/lib/platform/channel/channel'
import { onShutdown } from '@/lib/platform/channel/graceful-shutdown'
import { advisoryLock } from '@/lib/platform/database/advisory-lock'
import { env } from '@/lib/platform/env/env'
import { log } from '@/lib/platform/log/log'
import { LETTERS } from './letters'

/** Key of the advisory lock by which one process sends: 'mail' in ASCII. */
const ADVISORY_KEY = 0x6d61696c

/** Pause between attempts to open the database: Payload logs each at length. */
const REOPEN_MS = 3000
const COUNT_MS = 5000

/** Starts sending what is in the outbox, for as long as this process lives. Called once, when the server starts. */
export function startOutboxWorker(): void {
  void open().then(async (payload) => {
    await countMails(payload)
    return startWorker(payload)
  })
}

async function open(): Promise<Payload> {
  for (;;) {
    const payload = await cms().catch(() => undefined)
    if (payload) return payload
    await wait(REOPEN_MS)
  }
}

async function startWorker(payload: Payload): Promise<void> {
  const { smtpServer, mailFrom, mailTo, siteUrl, databaseUrl, databaseDirectUrl } = env()
  // Without an SMTP server mails wait until there is one.
  if (!smtpServer || !mailFrom) return
  const outbox = new Outbox(payload.db)
  // On SQLite claims are of a process that has ended; on PostgreSQL other instances may hold them.
  if (!databaseUrl) await outbox.voidClaims().catch(() => undefined)
  const worker = new MailWorker({
    outbox,
    lock: advisoryLock(databaseDirectUrl, ADVISORY_KEY),
    send: openTransport(smtpServer, new URL(siteUrl).hostname),
    compose: composer({
      ...{ payload: cms, letters: LETTERS, settings: getSettings, picture: logoPng },
      ...{ siteUrl, from: mailFrom, to: mailTo },
    }),
    log,
  })
  watchSender(worker)
  onWake(() => worker.wake())
  worker.start()
  onShutdown(() => worker.stop())
}

let counted: OutboxHealth | null = null

/** How the outbox did a moment ago; null until it was looked at. */
export const lastOutboxHealth = (): OutboxHealth | null => counted

/** Has looked once when it returns: what is too late to be sent is settled before the first mail goes out. */
async function countMails(payload: Payload): Promise<void> {
  const count = async () => {
    await new Outbox(payload.db).leaveLateThanks().catch(() => undefined)
    counted = await outboxHealth(payload).catch(() => counted)
    setTimeout(count, COUNT_MS).unref()
  }
  await count()
}
