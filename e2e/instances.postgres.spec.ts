/**
 * Two instances behind nginx, with data folders of their own and one bucket: the whole of one, or its app, is killed in turn; no page
 * fails, no acknowledged write is lost, and pictures of either are pictures of both.
 */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startS3 } from '@/lib/platform/object-storage/testing'
import { hasNginx, startNginx } from '@/lib/testing/nginx'
import { clientWith } from './support/accounts'
import { dropDatabase, makeDatabase } from './support/database'
import { expectServed, PAGES, underLoad, warmUp } from './support/load'
import { uploadedPicture } from './support/pictures-of-staff'
import { unique } from './support/records'
import { expect, test, WatchedSite } from './support/watched-site'

const DATABASE = `e2e_instances_${process.pid}`
/** How often something is killed: each of the four things once. Thirty and more: TEST_KILLS=32. */
const KILLS = Number(process.env.TEST_KILLS ?? 4)

test.describe.configure({ timeout: 120_000 + KILLS * 30_000 })
test.skip(!hasNginx(), 'nginx is not installed')
test.afterEach(() => dropDatabase(DATABASE))

/** Whether an instance takes requests, and its app answers. */
const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200

/** Questions that were acknowledged, written through nginx without a pause until it is ended. */
function writeThrough(url: string, authorization: string): { end: () => Promise<string[]> } {
  const acknowledged: string[] = []
  let ended = false
  const run = async () => {
    while (!ended) {
      const question = unique('Written')
      const status = await fetch(`${url}/api/v1/faq/create-faq`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ question, answer: 'Yes' }),
      }).then(
        async (response) => (await response.arrayBuffer()) && response.status,
        () => 0,
      )
      if (status === 201) acknowledged.push(question)
      await wait(100)
    }
  }
  const running = run()
  return {
    end: async () => {
      ended = true
      await running
      return acknowledged
    },
  }
}

test('two instances behind nginx, each killed in turn: no page fails, no acknowledged write is lost', {
  tag: '@whole',
}, async ({ folder, playwright }) => {
  const DATABASE_URL = await makeDatabase(DATABASE)
  const s3 = await startS3('pictures')
  const PAYLOAD_SECRET = randomBytes(32).toString('hex')
  const shared = { DATABASE_URL, PAYLOAD_SECRET, S3_BUCKET: 'pictures', ...s3.variables }
  const start = (at: number, env = {}) =>
    WatchedSite.start({ ...env, ...shared, DATA_DIR: path.join(folder, `instance-${at}`) })
  const instances = [await start(0), await start(1)] as [WatchedSite, WatchedSite]
  const nginx = await startNginx(...instances.map(({ port }) => port))
  const url = `http://127.0.0.1:${nginx.port}`
  try {
    for (const instance of instances) await warmUp(instance.url, PAGES)
    for (const [one, other] of [instances, instances.toReversed()] as [WatchedSite, WatchedSite][]) {
      const { authorization } = one
      const { client, dispose } = await clientWith(playwright, one.url, { authorization })
      const { filename } = await uploadedPicture(client, 'river')
      await dispose()
      const picture = await fetch(`${other.url}/media/${filename}`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    const writing = writeThrough(url, instances[0].authorization)
    const load = await underLoad(url, PAGES, async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const at = kill % 2 === 0 ? 0 : 1
        const victim = instances[at]
        if (kill % 4 < 2) {
          await victim.site.crash()
          instances[at] = await start(at, victim.site.env)
        } else victim.signalApp('SIGKILL')
        await expect.poll(() => isReady(instances[at].url), { timeout: 60_000 }).toBe(true)
        await warmUp(instances[at].url, PAGES)
      }
    })
    const acknowledged = await writing.end()
    expectServed(load)
    expect(acknowledged.length).toBeGreaterThan(KILLS)
    for (const { url: origin } of instances) {
      const questions = async () =>
        ((await (await fetch(`${origin}/api/v1/faq`)).json()) as { data: { question: string }[] }).data.map(
          ({ question }) => question,
        )
      await expect
        .poll(async () => (await questions()).filter((one) => acknowledged.includes(one)).length)
        .toBe(acknowledged.length)
    }
    console.info(
      `${KILLS} kills: ${load.asked.length} pages, ${acknowledged.length} writes, the slowest page ${Math.round(load.slowest)} ms`,
    )
  } finally {
    for (const { site } of instances) await site.crash()
    await nginx.stop()
    await s3.stop()
  }
})
