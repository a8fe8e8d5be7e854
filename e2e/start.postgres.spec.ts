/** Starting the site on PostgreSQL. */

import { dropDatabase, makeDatabase } from './support/database'
import { tagsOfScenario } from './support/long-scenarios'
import { TEST_DATABASE_URL } from './support/sites'
import { ACCOUNT, expect, expectRefusal, freePort, test } from './support/started-sites'

test('an unreachable database server stops the start with a sentence without the password', async ({ start }) => {
  const DATABASE_URL = `postgres://site:very-secret@127.0.0.1:${await freePort()}/site`
  const site = start({ ...ACCOUNT, DATABASE_URL })
  await expectRefusal(site, /database|DATABASE_URL/i, /127\.0\.0\.1|ECONNREFUSED/)
  expect(site.output).not.toContain('very-secret')
})

test('a missing database stops the start with its name', async ({ start }) => {
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = '/no_such_database'
  await expectRefusal(start({ ...ACCOUNT, DATABASE_URL: url.href }), 'no_such_database')
})

test(
  'two instances start at once on one empty database, and share it',
  tagsOfScenario('two instances at once'),
  async ({ start }) => {
    const name = `e2e_two_${process.pid}`
    const DATABASE_URL = await makeDatabase(name)
    const [one, two] = [
      start({ ...ACCOUNT, DATABASE_URL }),
      start({ ...ACCOUNT, DATABASE_URL, PORT: await freePort() }),
    ]
    await Promise.all([one.ready(), two.ready()])
    const lists = await Promise.all([one, two].map(async ({ url }) => (await fetch(`${url}/api/v1/projects`)).text()))
    expect(lists[0]).toBe(lists[1])
    expect(lists[0]).toContain('Night school')
    expect(`${one.output}${two.output}`.match(/Demo content written/g)).toHaveLength(1)
    await Promise.all([one.stop(), two.stop()])
    await dropDatabase(name)
  },
)

test('the site starts again after a crash', { tag: '@whole' }, async ({ start }) => {
  const name = `e2e_crash_${process.pid}`
  const DATABASE_URL = await makeDatabase(name)
  const env = { ...ACCOUNT, DATABASE_URL, DEMO_CONTENT: 'off' }
  const site = await start(env).ready()
  await site.crash()
  const again = await start(env).ready()
  expect((await fetch(`${again.url}/api/v1/projects`)).status).toBe(200)
  await again.stop()
  await dropDatabase(name)
})
