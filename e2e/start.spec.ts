/** Starting the site: what it says to the person at the terminal, and what it leaves behind. */
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import type { SiteProcess } from './support/site-process'
import { expect, expectRefusal, freePort, test } from './support/starts'

/** Ended by SIGTERM: cleanly, or with the code that says so. */
async function expectEnd(site: SiteProcess): Promise<void> {
  expect([0, 143]).toContain(await site.stop())
}

const account = { ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'a-password-of-my-own' }

test('a first start makes everything by itself, and shows a password once', async ({ start, folder }) => {
  const site = await start().ready()
  const [, password = ''] = /Password, shown this once \(please change it\): (\S+)/.exec(site.output) ?? []
  expect(password.length).toBeGreaterThanOrEqual(12)
  await expectEnd(site)
  const again = await start({ PORT: await freePort() }).ready()
  expect(again.output).not.toMatch(/password/i)
  expect(again.output).not.toContain(password)
  expect((await stat(path.join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})

test('a given password is never printed', async ({ start }) => {
  const site = await start(account).ready()
  expect(site.output).toContain('first@example.org')
  expect(site.output).not.toContain(account.ADMIN_PASSWORD)
})

test('a second start on one data folder says so and stops, and the first goes on', async ({ start, folder }) => {
  const first = await start(account).ready()
  await expectRefusal(start({ PORT: await freePort() }), 'already runs on the data folder', folder)
  expect((await fetch(`${first.url}/api/v1/versions`)).status).toBe(200)
})

test('after a crash it starts again without help, with all that was acknowledged', async ({ start }) => {
  const site = await start(account).ready()
  const login = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD }),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
  const questions = Array.from({ length: 10 }, (_, n) => `asked before the crash ${n}`)
  for (const question of questions) {
    const body = JSON.stringify({ question, answer: 'yes' })
    const made = await fetch(`${site.url}/api/v1/faq/create-faq`, { method: 'POST', headers, body })
    expect(made.status).toBe(201)
  }
  await site.crash()
  const again = await start({ ...account, PORT: await freePort() }).ready()
  const list = await (await fetch(`${again.url}/api/v1/faq`)).text()
  for (const question of questions) expect(list).toContain(question)
})

test('SIGTERM ends it in time, and frees the folder and the port', async ({ start }) => {
  const site = await start(account).ready()
  const before = Date.now()
  await expectEnd(site)
  expect(Date.now() - before).toBeLessThan(10_000)
  await start(account).ready()
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
  ['CONTENT_API_URL', 'https://example.org'],
]
for (const [name, value, others = {}] of WRONG) {
  test(`${name}=${value} stops it with a sentence that names ${name}`, async ({ start }) => {
    const site = start({ [name]: value, ...others })
    await expectRefusal(site, 'The configuration is wrong.', new RegExp(`^.*\\b${name}\\b.*\\.$`, 'm'))
    if (/PASSWORD|SECRET/.test(name)) expect(site.output).not.toContain(value)
  })
}

test('every wrong variable is named at once', async ({ start }) => {
  await expectRefusal(start({ PORT: 'x', SITE_URL: 'y', DEMO_CONTENT: 'z' }), 'PORT', 'SITE_URL', 'DEMO_CONTENT')
})

test('a host that is not this machine’s is said', async ({ start }) => {
  await expectRefusal(start({ HOST: '203.0.113.7' }), '203.0.113.7')
})

test('a port in use is said', async ({ start, port }) => {
  const other = net.createServer()
  await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', resolve))
  await expectRefusal(start(), `Port ${port} is taken`)
  other.close()
})

test('a folder with spaces and Bangla letters is as good as any', async ({ start, folder }) => {
  const data = path.join(folder, 'আলোকধারা data # 100%', 'of 2026')
  const site = await start({ ...account, DATA_DIR: data }).ready()
  const [project] = ((await (await fetch(`${site.url}/api/v1/projects`)).json()) as { data: { image1: string }[] }).data
  expect((await fetch(`${site.url}/${project?.image1}`)).status).toBe(200)
  await expectRefusal(start({ DATA_DIR: data, PORT: await freePort() }), 'already runs on the data folder', data)
})

test('a data folder that is a file is said', async ({ start, folder }) => {
  const data = path.join(folder, 'file')
  await writeFile(data, 'not a folder')
  await expectRefusal(start({ DATA_DIR: data }), data, 'DATA_DIR')
})

const BROKEN: [what: string, spoil: (file: string) => Promise<unknown>][] = [
  ['is a folder', (file) => mkdir(file)],
  ['holds something else', (file) => writeFile(file, 'this is no database, '.repeat(500))],
]
for (const [what, spoil] of BROKEN) {
  test(`a database that ${what} is named, with the reason`, async ({ start, folder }) => {
    await spoil(path.join(folder, 'site.db'))
    const site = start(account)
    await expectRefusal(site, path.join(folder, 'site.db'))
  })

  test(`a lock that ${what} is named, with the reason`, async ({ start, folder }) => {
    await spoil(path.join(folder, 'running.lock'))
    await expectRefusal(start(account), folder, 'DATA_DIR')
  })
}

test('a secret that cannot be read is named', async ({ start, folder }) => {
  await mkdir(path.join(folder, 'secret'))
  await expectRefusal(start(account), path.join(folder, 'secret'))
})

test('what it keeps is its own user’s alone', async ({ start, folder }) => {
  await chmod(folder, 0o755)
  const site = await start(account).ready()
  await site.stop()
  for (const file of ['site.db', 'secret', 'running.lock']) {
    expect((await stat(path.join(folder, file))).mode & 0o077, file).toBe(0)
  }
  expect((await readFile(path.join(folder, 'secret'), 'utf8')).trim().length).toBeGreaterThanOrEqual(32)
})

test('without demo content it starts empty, and every list and page is there', async ({ start }) => {
  const site = await start({ ...account, DEMO_CONTENT: 'off' }).ready()
  const list = await fetch(`${site.url}/api/v1/projects`)
  expect(await list.json()).toEqual({ data: [] })
  const html = await (await fetch(site.url)).text()
  for (const text of ['No banner found', 'No Image found', 'No project found', 'No donation found', 'No news found']) {
    expect(html).toContain(text)
  }
})
