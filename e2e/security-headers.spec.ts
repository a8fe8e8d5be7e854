/** Security headers, graded by the Mozilla Observatory and Google's CSP Evaluator, of a site behind a TLS proxy. */
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { observatoryGrade } from './support/observatory'
import { SiteProcess } from './support/site-process'
import { SCRATCH } from './support/sites'
import { ACCOUNT, test as base, expect, freePort } from './support/started-sites'

const ORIGIN = 'https://foundation.example'

/** One site of each kind of address, that is served over TLS by a proxy in front. */
const test = base.extend<object, { secure: SiteProcess }>({
  secure: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(SCRATCH, 'secure-'))
      const own = { SITE_URL: ORIGIN, INDEXING: 'on', DEMO_CONTENT: 'off' }
      const site = new SiteProcess({ HOST: '127.0.0.1', PORT: await freePort(), DATA_DIR: folder, ...ACCOUNT, ...own })
      await use(await site.ready())
      await site.crash()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const PUBLIC = [
  '/',
  '/bn',
  '/about-us',
  '/donate-now',
  '/bn/contact',
  '/search?q=water',
  '/editor',
  '/player',
  '/nowhere',
]
const ADMIN = ['/admin/login', '/admin/logout']
const OTHERS = ['/api/v1/news', '/api/users/me', '/feed.xml', '/icon.svg', '/.well-known/security.txt', '/robots.txt']

for (const address of [...PUBLIC, ...ADMIN]) {
  test(`the Observatory gives ${address} an A+`, async ({ secure }) => {
    const ask = (init: RequestInit = {}) => fetch(`${secure.url}${address}`, { redirect: 'manual', ...init })
    const preflight = await ask({
      method: 'OPTIONS',
      headers: { origin: 'https://http-observatory.security.mozilla.org', 'access-control-request-method': 'GET' },
    })
    const { grade, score, failed } = await observatoryGrade(`${ORIGIN}${address}`, await ask(), preflight)
    expect([grade, failed], `${score} points`).toEqual(['A+', []])
  })
}

for (const address of [...PUBLIC, ...ADMIN, ...OTHERS]) {
  test(`the CSP Evaluator finds nothing severe in the policy of ${address}`, async ({ secure }) => {
    const answer = await fetch(`${secure.url}${address}`, { redirect: 'manual' })
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toBeTruthy()
    const grave = new CspEvaluator(new CspParser(policy ?? '').csp)
      .evaluate()
      .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
    expect(grave.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)).toEqual([])
  })
}

for (const address of PUBLIC) {
  test(`${address} requires trusted types and TLS by its policy`, async ({ secure }) => {
    const { headers } = await fetch(`${secure.url}${address}`)
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    for (const part of ["require-trusted-types-for 'script'", 'trusted-types default', 'upgrade-insecure-requests'])
      expect(policy).toContain(part)
  })
}

test('the cookies of a sign-in are Secure and HttpOnly, with host prefixes', async ({ secure }) => {
  const answer = await fetch(`${secure.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }),
  })
  expect(answer.status).toBe(200)
  const [session, device, ...others] = answer.headers.getSetCookie()
  expect(session).toMatch(/^__Host-payload-token=[^;]+; /)
  expect(session).not.toMatch(/domain=/i)
  expect(device).toMatch(/^__Secure-known-device-[^;]+; /)
  expect(others).toEqual([])
  for (const cookie of [session, device])
    for (const part of [/; secure\b/i, /; httponly\b/i]) expect(cookie).toMatch(part)
})

for (const address of ['/', '/api/v1/news', '/api/users/me', '/api/users/login', '/admin/login']) {
  test(`no CORS header lets other sites read ${address}`, async ({ secure }) => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers } = await fetch(`${secure.url}${address}`, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      expect([null, ORIGIN], method).toContain(headers.get('access-control-allow-origin'))
    }
  })
}

test('security.txt has a contact, and expires within a year', async ({ secure }) => {
  const answer = await fetch(`${secure.url}/security.txt`)
  expect([answer.url, answer.headers.get('content-type')]).toEqual([
    `${secure.url}/.well-known/security.txt`,
    'text/plain; charset=utf-8',
  ])
  const text = await answer.text()
  // The demo's e-mail is of a domain that nobody has.
  expect(text).toContain(`Contact: ${ORIGIN}/contact`)
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`)
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})
