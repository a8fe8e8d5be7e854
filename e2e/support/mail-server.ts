/** Sites of their own that send mails to a fake mail server. */
import { FakeMailServer } from '@/lib/outbox/fake-mail-server'
import { randomIpAddress } from './ip-address'
import { unique } from './records'
import type { SiteEnv } from './site-process'
import { test as base, expect, type WatchedSite } from './watched-site'

export interface MailFixtures {
  mailServer: FakeMailServer
  /** Starts a site with that mail server; after a crash again on the same data folder. */
  startMailing: (env?: SiteEnv) => Promise<WatchedSite>
}

export interface OutboxRow {
  id: number
  recipient: string
  state: string
  attempts: number
  lastError: string | null
}

export const test = base.extend<MailFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  mailServer: async ({}, use) => {
    const server = await FakeMailServer.listen()
    await use(server)
    await server.close()
  },
  startMailing: async ({ startWatched, mailServer }, use) => {
    const mailing = {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'Alokdhara <site@example.org>',
      MAIL_TO: 'office@example.org',
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO_CONTENT: 'off',
    }
    await use((env = {}) => startWatched({ ...mailing, ...env }))
  },
})

/** Posts a message. @returns its subject; null where it was refused or no answer came */
export async function postMessage({ url }: WatchedSite, from = 'rahima@example.org'): Promise<string | null> {
  const mailerSubject = unique('Mail')
  const body = { mailerName: 'Rahima', mailAddress: from, senderPhone: '', mailerSubject, mailerMessage: mailerSubject }
  const answer = await fetch(`${url}/api/v1/contact/create-contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomIpAddress() },
    body: JSON.stringify(body),
  }).catch(() => null)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.status === 201 ? mailerSubject : null
}

/** How often each message reached the office, and under how many Message-IDs: subject → counts. */
export function deliveries({ mails }: FakeMailServer): Map<string, { times: number; ids: Set<string> }> {
  const found = new Map<string, { times: number; ids: Set<string> }>()
  for (const { subject = '', messageId = '', recipients } of mails) {
    if (!recipients.includes('office@example.org')) continue
    const key = subject.replace(/^Message: /, '')
    const one = found.get(key) ?? { times: 0, ids: new Set() }
    found.set(key, { times: one.times + 1, ids: one.ids.add(messageId) })
  }
  return found
}

/** Rows of the outbox, as staff see them. */
export async function outboxOf({ url, authorization }: WatchedSite): Promise<OutboxRow[]> {
  const answer = await fetch(`${url}/api/mails?limit=500&depth=0&sort=id`, { headers: { authorization } })
  return ((await answer.json()) as { docs: OutboxRow[] }).docs
}

export { expect }
