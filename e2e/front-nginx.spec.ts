/** The site behind nginx with the shipped configuration: large pages, and server actions whose body the app leaves unread. */
import { hasNginx, type Nginx, startNginx } from '@/lib/testing/nginx'
import { makeManyRecords } from './support/many-records'
import { ROUTES } from './support/routes'
import { actionId, unreadAction } from './support/unread-action'
import { test as base, expect } from './support/watched-site'

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({ watched }, use) => {
      const nginx = await startNginx(watched.port)
      await use(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
})

test.skip(!hasNginx(), 'nginx is not installed')

/** Policies and all; proxies take 4 kB of a head by themselves. */
const LONGEST_HEAD = 3500

test('pages with sixty questions, sixty people and ninety news pass nginx, with response heads below 3.5 kB', {
  tag: '@whole',
}, async ({ startWatched }) => {
  const site = await startWatched()
  await makeManyRecords(site)
  const nginx = await startNginx(site.port)
  const addresses = ROUTES.filter(({ path }) => !path.includes('{')).flatMap(({ path }) => [path, `/bn${path}`])
  for (const address of addresses) {
    const answer = await fetch(`http://127.0.0.1:${nginx.port}${address}`, { headers: { host: 'example.org' } })
    const head = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    expect.soft([address, answer.status]).toEqual([address, 200])
    expect.soft(head.length, address).toBeLessThan(LONGEST_HEAD)
    const scripts = [...(await answer.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text]) => text?.length ?? 0,
    )
    expect.soft(Math.max(0, ...scripts), `the longest script that ${address} runs`).toBeLessThan(50_000)
  }
  await nginx.stop()
})

test('visitors are answered after server actions whose bodies the app did not read', async ({ watched, nginx }) => {
  const person = { cookie: watched.cookie, 'sec-fetch-site': 'same-origin' }
  const id = await actionId(watched.url, person)
  for (const origin of [watched.url, `http://127.0.0.1:${nginx.port}`]) {
    for (const [address, headers, status] of [
      ['/admin', person, 500],
      ['/admin', {}, 401],
      ['/admin/login', {}, 401],
      ['/admin', { cookie: 'payload-token=forged' }, 401],
    ] as const) {
      const attack = async () => (await fetch(`${origin}${address}`, unreadAction(id, headers))).status
      expect(await Promise.all(Array.from({ length: 20 }, attack))).toEqual(Array(20).fill(status))
      const visitor = async () => {
        const answer = await fetch(`${origin}/api/v1/contact/create-contact`, {
          ...{ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
          signal: AbortSignal.timeout(15_000),
        })
        return answer.status
      }
      // Nothing was typed into the form: that is said at once.
      const answers = await Promise.all(Array.from({ length: 20 }, visitor))
      for (const answered of answers) expect([400, 422, 429]).toContain(answered)
    }
  }
})

const STRANGERS: Record<string, string>[] = [{}, { rsc: '1' }, { cookie: 'payload-token=forged' }]

test('no admin page gives a server action’s id without a session', async ({ watched }) => {
  for (const address of ['/admin', '/admin/login', '/admin/logout-inactivity', '/admin/logout', '/admin/nowhere']) {
    for (const headers of STRANGERS) {
      const answer = await fetch(`${watched.url}${address}`, { headers })
      expect(await answer.text(), `${address} with ${JSON.stringify(headers)}`).not.toMatch(/\b[0-9a-f]{42}\b/)
    }
  }
})
