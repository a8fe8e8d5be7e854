/** The outbox of several instances on one database: each mail is sent once, whichever instance took it. */
import { dropDatabase, makeDatabase } from './support/database'
import { deliveries, expect, outboxOf, postMessage, test } from './support/mail-server'

test.describe.configure({ timeout: 120_000 })

const GENEROUS = { timeout: 30_000, intervals: [100] }
const DATABASE = `e2e_mail_${process.pid}`

test.afterEach(() => dropDatabase(DATABASE))

test('two instances send each mail once, and the one left goes on after the other is killed', {
  tag: '@whole',
}, async ({ mailServer, startMailing }) => {
  const DATABASE_URL = await makeDatabase(DATABASE)
  const first = await startMailing({ DATABASE_URL })
  const second = await startMailing({ DATABASE_URL })
  const posted = await Promise.all(Array.from({ length: 12 }, (_, n) => postMessage(n % 2 ? first : second)))
  const allSent = async () => (await outboxOf(second)).every(({ state }) => state === 'sent')
  await expect.poll(allSent, GENEROUS).toBe(true)
  await first.site.crash()
  posted.push(await postMessage(second))
  await expect.poll(allSent, GENEROUS).toBe(true)
  expect(posted).not.toContain(null)
  expect(new Set(deliveries(mailServer).keys())).toEqual(new Set(posted))
  expect(mailServer.ids).toHaveLength(new Set(mailServer.ids).size)
  expect(mailServer.mails).toHaveLength((await outboxOf(second)).length)
})
