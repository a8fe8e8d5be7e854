/** Faults of the app, the disk and the SQLite database: pages are served, and open pages catch up by themselves. */
import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { section } from './support/live-page'
import { expectNoErrors, expectServed, openTab, PAGES, underLoad, warmUp } from './support/load'
import { tagsOfScenario } from './support/long-scenarios'
import { openProjectTab } from './support/project-tab'
import { unique } from './support/records'
import { expect, test, type WatchedSite } from './support/watched-site'

test.describe.configure({ timeout: 120_000 })

const GENEROUS = { timeout: 30_000, intervals: [100] }

/** Whether the app answers: what one person is told comes from nobody else. */
const isBack = async ({ url }: WatchedSite) =>
  (await fetch(`${url}/api/users/me`).catch(() => undefined))?.status === 200

/** Until the app answers again. @returns milliseconds */
async function recovery(watched: WatchedSite, since: number): Promise<number> {
  await expect.poll(() => isBack(watched), GENEROUS).toBe(true)
  const took = Date.now() - since
  test.info().annotations.push({ type: 'app back after, ms', description: String(took) })
  return took
}

for (const [what, signal] of [
  ['killed', 'SIGKILL'],
  ['hanging', 'SIGSTOP'],
] as const) {
  test(
    `the app is ${what} under load: cached pages are served, and an open page catches up afterwards`,
    tagsOfScenario(`the app is ${what}`),
    async ({ watched, page }) => {
      const tab = await openProjectTab(watched, page, GENEROUS)
      const restarts = await watched.figure('site_app_restarts_total')
      const load = await underLoad(watched.url, PAGES, async () => {
        watched.signalApp(signal)
        const since = Date.now()
        // A page that nobody has asked for yet is waited for, and where that takes too long it is said when to come back.
        const waited = await fetch(`${watched.url}/become-volunteer?${what}`)
        if (waited.status !== 200) expect([waited.status, waited.headers.has('retry-after')]).toEqual([503, true])
        await recovery(watched, since)
        await tab.expectFirstTitle()
        await tab.expectRename()
      })
      expectServed(load)
      test.info().annotations.push({ type: 'slowest answer, ms', description: load.slowest.toFixed(0) })
      expect((await watched.figure('site_app_restarts_total')) - restarts).toBe(1)
      expectNoErrors(tab)
      await watched.call('DELETE', `projects/${tab.id}`)
    },
  )
}

test('the app is killed during writes: every acknowledged write is kept', { tag: '@whole' }, async ({ watched }) => {
  const acknowledged: string[] = []
  // Each time it is started again after a longer pause, so these are as many as a test has time for.
  for (let time = 0; time < 4; time += 1) {
    await expect.poll(() => isBack(watched), GENEROUS).toBe(true)
    const writes = Array.from({ length: 12 }, async () => {
      const question = unique('acknowledged')
      const written = watched.call('POST', 'faq/create-faq', { question, answer: 'yes' })
      const { status } = await written.catch(() => ({ status: 0 }))
      if (status === 201) acknowledged.push(question)
    })
    // In the middle of them: some are answered, some are under way.
    await Promise.any(writes)
    await new Promise((resolve) => setTimeout(resolve, time * 20))
    watched.signalApp('SIGKILL')
    await Promise.all(writes)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(4)
  const write = async () => watched.call('POST', 'faq/create-faq', { question: unique('acknowledged'), answer: 'yes' })
  await expect.poll(async () => (await write()).status, GENEROUS).toBe(201)
  test.info().annotations.push({ type: 'acknowledged', description: `${acknowledged.length} of 48` })
  const { text } = await watched.call('GET', 'faq')
  expect(acknowledged.filter((question) => !text.includes(question))).toEqual([])
})

test('another program locks the database: pages are served, and writes fail with a sentence', {
  tag: '@whole',
}, async ({ watched, page }) => {
  await warmUp(watched.url, PAGES)
  const tab = await openTab(page, watched.url)
  const other = createClient({ url: `file:${path.join(watched.site.env.DATA_DIR ?? '', 'site.db')}` })
  const hold = await other.transaction('write')
  try {
    const load = await underLoad(watched.url, PAGES, async () => {
      const { status, text } = await watched.call('POST', 'faq/create-faq', { question: 'Held?', answer: 'yes' })
      expect(status, text).toBeGreaterThanOrEqual(500)
      const { error } = JSON.parse(text) as { error: { message: string } }
      expect(error.message).toMatch(/^[A-Z].* .*\.$/)
      expect(error.message).not.toMatch(/SQL|lock|busy|database|stack/i)
    })
    expectServed(load)
  } finally {
    await hold.rollback()
    other.close()
  }
  await expect
    .poll(
      async () => (await watched.call('POST', 'faq/create-faq', { question: unique('Free'), answer: 'yes' })).status,
      GENEROUS,
    )
    .toBe(201)
  await expect(section(page, 'Our Projects').getByRole('heading', { level: 3 }).first()).toBeVisible()
  expectNoErrors(tab)
})

test('SIGTERM under load: requests under way are answered, and the process exits with 0', { tag: '@whole' }, async ({
  startWatched,
}) => {
  const { site, url } = await startWatched({ DEMO_CONTENT: 'off' })
  await warmUp(url, ['/', '/api/v1/versions'])
  let since = 0
  const load = await underLoad(url, ['/', '/api/v1/versions', '/contact', '/api/v1/faq?limit=1'], async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    since = Date.now()
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
  })
  const took = Date.now() - since
  test.info().annotations.push({ type: 'ended after, ms', description: String(took) })
  expect(took).toBeLessThan(15_000)
  // 0: the door was closed already. Whoever came in is answered, though never with half an answer.
  expect(load.failed.filter(({ status }) => status !== 0)).toEqual([])
  expect(load.asked.length - load.failed.length).toBeGreaterThan(10)
})

test('a full disk: pages are served, and writes fail with a sentence', { tag: '@whole' }, async ({
  folder,
  startWatched,
  page,
}) => {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=700', 'tmpfs', folder]).status === 0
  if (!mounted) console.warn('!!! A full disk is NOT tested: that needs the right to mount a small one (root).')
  test.skip(!mounted, 'needs the right to mount')
  try {
    const watched = await startWatched()
    const id = await watched.make('faq', { question: 'Is there room?', answer: 'Yes.' })
    await warmUp(watched.url, PAGES)
    const tab = await openTab(page, watched.url)
    await fill(folder)
    const load = await underLoad(watched.url, PAGES, async () => {
      let answer = { status: 200, text: '' }
      // The database may still have some room of its own.
      for (let writes = 0; answer.status === 200 && writes < 200; writes += 1) {
        answer = await watched.call('PATCH', `faq/${id}`, { answer: `Yes. ${'x'.repeat(4000)} ${writes}` })
      }
      const { status, text } = answer
      expect(status, text).toBeGreaterThanOrEqual(500)
      expect((JSON.parse(text) as { error: { message: string } }).error.message).toMatch(/^[A-Z].* .*\.$/)
    })
    expectServed(load)
    expect((await watched.call('GET', `faq/${id}`)).text).toContain('Yes.')
    await rm(path.join(folder, 'filler'))
    await expect
      .poll(async () => (await watched.call('PATCH', `faq/${id}`, { answer: 'Again.' })).status, GENEROUS)
      .toBe(200)
    await expect(section(page, 'FAQ').getByRole('heading', { name: 'Is there room?' })).toBeVisible(GENEROUS)
    expectNoErrors(tab)
    await watched.site.crash()
  } finally {
    spawnSync('umount', ['-l', folder])
  }
})

/** Writes until nothing more goes in. */
async function fill(folder: string): Promise<void> {
  const error = await writeFile(path.join(folder, 'filler'), Buffer.alloc(128 * 1024 * 1024)).catch(
    (cause: NodeJS.ErrnoException) => cause,
  )
  expect((error as NodeJS.ErrnoException | undefined)?.code).toBe('ENOSPC')
}
