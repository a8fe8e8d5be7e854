/** The outbox: faults of the mail server or of the site lose no mail. */
import { setTimeout as wait } from 'node:timers/promises'
import { FakeMailServer } from '@/lib/outbox/fake-mail-server'
import { tagsOfScenario } from './support/long-scenarios'
import { deliveries, expect, outboxOf, postMessage, test } from './support/mail-server'
import { ACCOUNT } from './support/started-sites'

test.describe.configure({ timeout: 120_000 })

const GENEROUS = { timeout: 30_000, intervals: [100] }

test('mails wait while the mail server is down, get through a slow one, and refused mails are resent by staff', {
  tag: '@whole',
}, async ({ mailServer, startMailing, page }) => {
  const { port } = mailServer
  await mailServer.close()
  const site = await startMailing()
  const early = await postMessage(site)
  await expect.poll(async () => (await outboxOf(site))[0]?.lastError, GENEROUS).toMatch(/could not be reached/)

  const server = await FakeMailServer.listen({ port })
  server.delayMs = 1000
  server.onRecipient = (to) =>
    to === 'nobody@example.org' ? [550, 'Nobody'] : to === 'full@example.org' ? [452, 'Full'] : null
  for (const from of ['nobody@example.org', 'full@example.org']) expect(await postMessage(site, from)).not.toBeNull()
  const states = async () => Object.fromEntries((await outboxOf(site)).map((row) => [row.recipient, row.state]))
  const settled = { 'rahima@example.org': 'sent', 'nobody@example.org': 'refused', 'full@example.org': 'waiting' }
  await expect.poll(states, GENEROUS).toMatchObject({ foundation: 'sent', ...settled })
  // What came while the server was away goes behind what is due meanwhile.
  await expect.poll(() => [...deliveries(server).keys()], GENEROUS).toContain(early)
  expect(deliveries(server).size).toBe(3)

  server.onRecipient = () => null
  await page.goto(`${site.url}/admin/login`)
  await page.getByLabel('Email').fill(ACCOUNT.ADMIN_EMAIL)
  await page.getByLabel('Password').fill(ACCOUNT.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('One mail was not delivered.')).toBeVisible(GENEROUS)
  await page.getByRole('link', { name: 'See why' }).click()
  await expect(page.getByText('The mail server answered: 550 Nobody')).toBeVisible(GENEROUS)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => server.recipients.includes('nobody@example.org'), GENEROUS).toBe(true)
  await server.close()
})

test(
  'after the site is killed, each accepted message is delivered, and duplicates have the same Message-ID',
  tagsOfScenario('all is killed while mail is sent'),
  async ({ mailServer, startMailing }) => {
    const accepted: string[] = []
    const kills = 3
    for (let time = 0; time < kills; time += 1) {
      const site = await startMailing()
      mailServer.delayMs = 30
      const posts = Array.from({ length: 10 }, async () => {
        const subject = await postMessage(site)
        if (subject) accepted.push(subject)
      })
      await Promise.any(posts)
      // Some are under way then, some sent, some not begun.
      await wait(Math.random() * 400)
      await site.site.crash()
      await Promise.all(posts)
    }
    mailServer.delayMs = 0
    const site = await startMailing()
    await expect.poll(async () => (await outboxOf(site)).every(({ state }) => state === 'sent'), GENEROUS).toBe(true)
    const arrived = deliveries(mailServer)
    expect(accepted.length).toBeGreaterThanOrEqual(kills)
    expect(accepted.filter((subject) => !arrived.has(subject))).toEqual([])
    for (const { ids } of arrived.values()) expect(ids.size).toBe(1)
    const twice = mailServer.ids.length - new Set(mailServer.ids).size
    expect(twice).toBeLessThanOrEqual(kills)
    test.info().annotations.push({ type: 'accepted, twice', description: `${accepted.length}, ${twice}` })
  },
)
