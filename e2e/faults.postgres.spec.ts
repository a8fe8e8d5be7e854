/** Faults of the PostgreSQL server and of one of two instances: pages are served, and no edit is lost. */

import { dropDatabase, makeDatabase } from './support/database'
import { expectNoErrors, expectServed, PAGES, underLoad } from './support/load'
import { tagsOfScenario } from './support/long-scenarios'
import { openProjectTab } from './support/project-tab'
import { unique } from './support/records'
import { freePort } from './support/started-sites'
import { TcpProxy } from './support/tcp-proxy'
import { expect, test, type WatchedSite } from './support/watched-site'

test.describe.configure({ timeout: 180_000 })

const GENEROUS = { timeout: 60_000, intervals: [200] }
const DATABASE = `e2e_faults_${process.pid}`

const textOf = async (address: string) => (await fetch(address)).text()

/** The status of a write. */
const writeStatus = async (watched: WatchedSite) =>
  (await watched.call('POST', 'faq/create-faq', { question: unique('Back'), answer: 'Yes' })).status

test.afterEach(() => dropDatabase(DATABASE))

for (const [what, lose] of [
  ['stopped', (proxy: TcpProxy) => proxy.refuse()],
  ['hanging', (proxy: TcpProxy) => proxy.hang()],
] as const) {
  test(`the database is ${what}: pages are served, writes fail with a sentence, and an open page catches up afterwards`, {
    ...tagsOfScenario(`the database is ${what}`),
  }, async ({ startWatched, page }) => {
    const url = await makeDatabase(DATABASE)
    const proxy = await TcpProxy.to(url, 5432)
    const watched = await startWatched({ DATABASE_URL: proxy.proxied(url) })
    const tab = await openProjectTab(watched, page, GENEROUS)
    const load = await underLoad(watched.url, PAGES, async () => {
      lose(proxy)
      // A page that is not cached yet is rendered from the snapshot in memory.
      expect((await fetch(`${watched.url}/become-volunteer`)).status).toBe(200)
      const { status, text } = await watched.call('PATCH', `projects/${tab.id}`, { title: unique('Lost') })
      expect([500, 503], text).toContain(status)
      const { error } = JSON.parse(text) as { error: { message: string } }
      expect(error.message).toMatch(/^[A-Z].* .*\.$/)
      expect(error.message).not.toMatch(/SQL|ECONN|timeout|127\.0/i)
    })
    expectServed(load)
    await tab.expectFirstTitle()
    proxy.restore()
    await expect.poll(() => writeStatus(watched), GENEROUS).toBe(201)
    await tab.expectRename()
    expectNoErrors(tab)
    await watched.site.crash()
    await proxy.close()
  })
}

test('one of two instances restarts: no page fails, and edits reach both', {
  tag: '@whole',
}, async ({ startWatched, start }) => {
  const DATABASE_URL = await makeDatabase(DATABASE)
  const one = await startWatched({ DATABASE_URL })
  const env = { ...one.site.env, PORT: await freePort(), APP_PORT: await freePort() }
  const other = await start(env).ready()
  const question = unique('For both')
  const id = await one.make('faq', { question, answer: 'Yes' })
  const shows = (text: string, ...urls: string[]) =>
    Promise.all(urls.map((url) => expect.poll(() => textOf(url), GENEROUS).toContain(text)))
  await shows(question, one.url, other.url)
  const load = await underLoad(one.url, PAGES, async () => {
    expect(await other.stop()).toBe(0)
    const changed = unique('While one was away')
    expect((await one.call('PATCH', `faq/${id}`, { question: changed })).status).toBe(200)
    const again = await start(env).ready()
    await shows(changed, one.url, again.url)
    const last = unique('For both again')
    expect((await one.call('PATCH', `faq/${id}`, { question: last })).status).toBe(200)
    await shows(last, one.url, again.url)
  })
  expectServed(load)
})
