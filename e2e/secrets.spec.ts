/** Secrets and server paths appear in no client bundle, response or log line. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES } from './support/routes'
import { authorizationOf } from './support/session-token'
import { ROOT } from './support/site-process'
import { ACCOUNT, expect, test } from './support/started-sites'

const mark = (name: string) => `kept-${name}-7Qx3vLp9ZtR2mWc5`

const SECRETS = {
  PAYLOAD_SECRET: `${mark('secret')}-and-some-more-of-it`,
  METRICS_TOKEN: mark('metrics'),
  SMTP_URL: `smtp://${mark('user')}:${mark('smtp')}@127.0.0.1:9`,
  ADMIN_PASSWORD: mark('password'),
}
const MARKS = /kept-\w+-7Qx3vLp9ZtR2mWc5/

/** Packages and settings of the server; in a file for browsers they would be a way in, or dead weight. */
const INNER = [
  ...[
    'PAYLOAD_SECRET',
    'SMTP_URL',
    'DATABASE_URL',
    'METRICS_TOKEN',
    'ADMIN_PASSWORD',
    'CONTENT_API_KEY',
    'drizzle-orm',
  ],
  ...['sanitize-html', 'nodemailer', 'libsql', 'rate-limiter-flexible', 'BEGIN IMMEDIATE', 'node:fs', ROOT],
]

test('no client bundle contains server packages, settings or source maps', () => {
  const folder = path.join(ROOT, '.next/static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|json)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const word of INNER) expect(text.includes(word), `${word} in ${file}`).toBe(false)
    expect(text.includes('sourceMappingURL'), file).toBe(false)
  }
})

/** Requests that go well, and requests that go wrong in every way that answers with a text. */
const ASKED: [method: string, target: string, init?: RequestInit][] = [
  ...ROUTES.filter(({ ids }) => !ids).map(({ path: target }): [string, string] => ['GET', target]),
  ...['/admin', '/admin/login', '/nowhere', '/robots.txt', '/sitemap.xml', '/feed.xml'].map((t): [string, string] => [
    'GET',
    t,
  ]),
  ...['/metrics', '/healthz', '/readyz', '/api/users/me', '/api/users', '/api/v1/nothing'].map(
    (t): [string, string] => ['GET', t],
  ),
  ...['/api/v1/projects', '/api/v1/meta', '/api/v1/openapi.json', '/media/x.webp', '/.env'].map(
    (t): [string, string] => ['GET', t],
  ),
  ...['/data/secret', '/_next/static/x.js', '/_next/image?url=/x&w=1&q=1', '/%'].map((t): [string, string] => [
    'GET',
    t,
  ]),
  ['GET', '/internal/expire', { headers: { authorization: 'Bearer wrong' } }],
  ['GET', '/metrics', { headers: { authorization: 'Bearer wrong' } }],
  [
    'POST',
    '/api/users/login',
    { body: '{"email":"a@b.co","password":"wrong"}', headers: { 'content-type': 'application/json' } },
  ],
  ['POST', '/api/users/login', { body: '{{{', headers: { 'content-type': 'application/json' } }],
  ['POST', '/api/users/first-register', { body: '{}', headers: { 'content-type': 'application/json' } }],
  ['POST', '/api/v1/contact/create-contact', { body: '{', headers: { 'content-type': 'application/json' } }],
  ['POST', '/api/graphql', { body: '{"query":"{__schema{types{name}}}"}' }],
]

test('no response and no log line contains a secret or a path of the server', async ({ start, folder }) => {
  test.setTimeout(180_000)
  const site = await start({
    ...ACCOUNT,
    ...SECRETS,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'desk@example.org',
  }).ready()
  const account = { email: ACCOUNT.ADMIN_EMAIL, password: SECRETS.ADMIN_PASSWORD }
  const authorization = await authorizationOf(site.url, account)
  const tell = async ([method, target, init = {}]: (typeof ASKED)[number], who?: string) => {
    const headers = { ...init.headers, ...(who && { authorization: who }) }
    const answer = await fetch(`${site.url}${target}`, { redirect: 'manual', method, ...init, headers })
    const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`
    expect(MARKS.exec(text)?.[0], `${method} ${target}`).toBeUndefined()
    for (const place of [ROOT, folder]) expect(text.includes(place), `${place} at ${method} ${target}`).toBe(false)
  }
  for (const each of ASKED) await tell(each)
  for (const target of [
    '/admin',
    '/api/users/me',
    '/api/users',
    '/api/globals/settings',
    '/api/access',
    '/api/media/abc',
  ])
    await tell(['GET', target], authorization)
  // The mail server of these settings is away, which the log says without its password.
  await tell([
    'POST',
    '/api/v1/contact/create-contact',
    {
      body: JSON.stringify({
        mailerName: 'Rahima',
        mailAddress: 'r@example.org',
        mailerMessage: 'When does the clinic open?',
      }),
      headers: { 'content-type': 'application/json' },
    },
  ])
  await expect.poll(() => site.output, { timeout: 30_000 }).toMatch(/mail/i)
  expect(MARKS.exec(site.output)?.[0]).toBeUndefined()
  expect(site.output).not.toContain(authorization.split(' ')[1])
  await site.stop()
  expect(MARKS.exec(site.output)?.[0]).toBeUndefined()
})
