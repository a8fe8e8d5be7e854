/** Starting the site: what it prints for the operator, and what it leaves in the data folder. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { sampled } from '@/lib/testing/sample'
import { Html } from './support/html'
import { tagsOfScenario } from './support/long-scenarios'
import { ROUTES } from './support/routes'
import { authorizationOf } from './support/session-token'
import type { SiteProcess } from './support/site-process'
import { ACCOUNT, expect, expectRefusal, freePort, test } from './support/started-sites'

/** Ended by SIGTERM: cleanly, or with the code that says so. */
async function expectEnd(site: SiteProcess): Promise<void> {
  expect([0, 143]).toContain(await site.stop())
}

// No test knows another's site: a free worker takes the next one.
test.describe.configure({ mode: 'parallel' })

/** For starts that are not about the demo content, which takes a while to write. */
const EMPTY = { ...ACCOUNT, DEMO_CONTENT: 'off' }

test('a first start creates secret, database and account, and shows the password once', async ({ start, folder }) => {
  const site = await start().ready()
  const [, password = ''] = /Password, shown this once \(please change it\): (\S+)/.exec(site.output) ?? []
  expect(password.length).toBeGreaterThanOrEqual(12)
  await expectEnd(site)
  const again = await start({ PORT: await freePort() }).ready()
  expect(again.output).not.toMatch(/password/i)
  expect(again.output).not.toContain(password)
  expect((await stat(path.join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})

test('a given password is never printed', async ({ running }) => {
  expect(running.output).toContain(ACCOUNT.ADMIN_EMAIL)
  expect(running.output).not.toContain(ACCOUNT.ADMIN_PASSWORD)
})

test('without SITE_URL, canonical links name the address that the start prints', async ({ running }) => {
  const html = await (await fetch(running.url)).text()
  expect(running.output).toContain(`http://localhost:${running.env.PORT}`)
  expect(html).toContain(`<link rel="canonical" href="http://localhost:${running.env.PORT}/"/>`)
})

test('without SITE_URL, staff sign in at each name of localhost and no other host', async ({ running }) => {
  const { PORT } = running.env
  const body = JSON.stringify({ email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD })
  const signIn = async (origin: string) => {
    const headers = { 'content-type': 'application/json', origin }
    const answer = await fetch(`${running.url}/api/users/login`, { method: 'POST', headers, body })
    return [origin, answer.status, answer.ok ? '' : await answer.text()]
  }
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect(await signIn(`http://${name}:${PORT}`)).toEqual([`http://${name}:${PORT}`, 200, ''])
  const elsewhere = await signIn(`http://192.0.2.1:${PORT}`)
  expect(elsewhere.slice(1)).toEqual([403, expect.stringContaining(`at http://localhost:${PORT}/admin`)])
})

test('a second start on the same data folder stops with a sentence, and the first goes on', async ({
  running,
  start,
}) => {
  const { DATA_DIR = '' } = running.env
  await expectRefusal(start({ DATA_DIR }), 'already runs on the data folder', DATA_DIR)
  expect((await fetch(`${running.url}/api/v1/versions`)).status).toBe(200)
})

test('the files of the data folder are readable by their own user only', async ({ running }) => {
  const fileOf = (name: string) => path.join(running.env.DATA_DIR ?? '', name)
  for (const name of ['site.db', 'secret', 'running.lock']) {
    expect((await stat(fileOf(name))).mode & 0o077, name).toBe(0)
  }
  expect((await readFile(fileOf('secret'), 'utf8')).trim().length).toBeGreaterThanOrEqual(32)
})

test(
  'the site starts again after a crash, with every acknowledged write',
  tagsOfScenario('a crash before the next start'),
  async ({ start }) => {
    const site = await start(EMPTY).ready()
    const account = { email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }
    const authorization = await authorizationOf(site.url, account)
    const headers = { 'content-type': 'application/json', authorization }
    const questions = Array.from({ length: 10 }, (_, n) => `asked before the crash ${n}`)
    for (const question of questions) {
      const body = JSON.stringify({ question, answer: 'yes' })
      const made = await fetch(`${site.url}/api/v1/faq/create-faq`, { method: 'POST', headers, body })
      expect(made.status).toBe(201)
    }
    await site.crash()
    const again = await start({ ...EMPTY, PORT: await freePort() }).ready()
    const list = await (await fetch(`${again.url}/api/v1/faq`)).text()
    for (const question of questions) expect(list).toContain(question)
  },
)

test('SIGTERM ends the site within ten seconds and frees folder and port', { tag: '@whole' }, async ({ start }) => {
  const site = await start(EMPTY).ready()
  const before = Date.now()
  await expectEnd(site)
  expect(Date.now() - before).toBeLessThan(10_000)
  await start(EMPTY).ready()
})

const WRONG: [name: string, value: string, others?: Record<string, string>][] = [
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['SITE_URL', 'example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['DATABASE_URL', 'postgres://'],
  ['ADMIN_PASSWORD', 'tiny-7', { ADMIN_EMAIL: 'a@example.org' }],
  ['ADMIN_PASSWORD', 'a-password-without-an-address'],
  ['ADMIN_EMAIL', 'nobody', { ADMIN_PASSWORD: 'a-password-of-my-own' }],
  ['ADMIN_EMAIL', 'a@example.org'],
  ['PAYLOAD_SECRET', 'too-short'],
  ['DEMO_CONTENT', 'yes'],
  ['CONTENT_API_URL', 'not an address'],
  ['CONTENT_API_URL', 'https://example.org/api'],
  ['CONTENT_API_KEY', 'two words'],
]
const refused = sampled('start-refusals', WRONG, { size: 3, keyOf: ([name, value]) => `${name}=${value}` })
for (const [name, value, others = {}] of refused) {
  test(`${name}=${value} stops the start with a sentence that names ${name}`, async ({ start }) => {
    const site = start({ [name]: value, ...others })
    await expectRefusal(site, 'The configuration is wrong.', new RegExp(`^.*\\b${name}\\b.*\\.$`, 'm'))
    if (/PASSWORD|SECRET/.test(name)) expect(site.output).not.toContain(value)
  })
}

test('all wrong variables are named together', async ({ start }) => {
  await expectRefusal(start({ PORT: 'x', SITE_URL: 'y', DEMO_CONTENT: 'z' }), 'PORT', 'SITE_URL', 'DEMO_CONTENT')
})

test('a HOST that is not this machine’s stops the start with its name', async ({ start }) => {
  await expectRefusal(start({ HOST: '203.0.113.7' }), '203.0.113.7')
})

test('a port in use stops the start with its number', async ({ start, port }) => {
  const other = net.createServer()
  await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', resolve))
  await expectRefusal(start(), `Port ${port} is taken`)
  other.close()
})

test('a data folder with spaces and Bangla letters works', { tag: '@whole' }, async ({ start, folder }) => {
  const data = path.join(folder, 'আলোকধারা data # 100%', 'of 2026')
  const site = await start({ ...ACCOUNT, DATA_DIR: data }).ready()
  const [project] = ((await (await fetch(`${site.url}/api/v1/projects`)).json()) as { data: { image1: string }[] }).data
  expect((await fetch(`${site.url}/${project?.image1}`)).status).toBe(200)
  await expectRefusal(start({ DATA_DIR: data, PORT: await freePort() }), 'already runs on the data folder', data)
})

test('a data folder that is a file stops the start with its path', async ({ start, folder }) => {
  const data = path.join(folder, 'file')
  await writeFile(data, 'not a folder')
  await expectRefusal(start({ DATA_DIR: data }), data, 'DATA_DIR')
})

const BROKEN: [what: string, spoil: (file: string) => Promise<unknown>, tag: string[]][] = [
  ['is a folder', (file) => mkdir(file), ['@whole']],
  ['holds something else', (file) => writeFile(file, 'this is no database, '.repeat(500)), []],
]
for (const [what, spoil, tag] of BROKEN) {
  test(`a database file that ${what} stops the start with its path`, { tag }, async ({ start, folder }) => {
    await spoil(path.join(folder, 'site.db'))
    const site = start(ACCOUNT)
    await expectRefusal(site, path.join(folder, 'site.db'))
  })

  test(`a lock file that ${what} stops the start with its path`, { tag }, async ({ start, folder }) => {
    await spoil(path.join(folder, 'running.lock'))
    await expectRefusal(start(ACCOUNT), folder, 'DATA_DIR')
  })
}

test('an unreadable secret stops the start with its path', async ({ start, folder }) => {
  await mkdir(path.join(folder, 'secret'))
  await expectRefusal(start(ACCOUNT), path.join(folder, 'secret'))
})

test(
  'without demo content the site is empty, and every page has the specification’s words for empty lists',
  tagsOfScenario('no demo content'),
  async ({ start }) => {
    const site = await start(EMPTY).ready()
    expect(await (await fetch(`${site.url}/api/v1/projects`)).json()).toEqual({ data: [] })
    for (const { path: route, ids, empty = [] } of ROUTES) {
      const response = await fetch(site.url + (ids ? route.replace(/\{\w+\}/g, '1') : route))
      expect.soft(response.status, route).toBe(ids ? 404 : 200)
      const html = new Html(await response.text())
      for (const [, text] of empty) expect.soft(html.count(text), `${route}: ${text}`).toBeGreaterThan(0)
      if (route === '/events') expect.soft(html.count('No found upcoming Events'), 'in both lists').toBe(2)
      if (route === '/news') expect.soft(html.count('No found upcomingNews'), 'in both lists').toBe(2)
    }
  },
)
