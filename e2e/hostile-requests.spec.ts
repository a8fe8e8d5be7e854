/** Hostile requests: open redirects, path traversal, forged hosts, headers internal to Next, request smuggling. */

import { expect, test } from './support/fixtures'
import { sendRaw } from './support/raw-http'

const portOf = (url: string) => Number(new URL(url).port)
const ask = async (siteUrl: string, lines: string[], body = '') => {
  const bytes = [...lines, 'Connection: close', '', body].join('\r\n')
  const { answers } = await sendRaw(portOf(siteUrl), [bytes], { timeout: 5000 })
  return answers
}

const AWAY = [
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '///evil.example/..',
  '/.//evil.example',
]
const BENT = [
  ...['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/media/..%5csite.db', '/media/%2e%2e%2fsite.db'],
  ...['/_next/static/..%2f..%2f..%2fpackage.json', '/news;x=1', '/news%00', '/%c0%ae%c0%ae/etc/passwd', '/%ff%fe'],
  ...[
    '/%0d%0aSet-Cookie:%20x=1',
    '/news%0d%0aX-Evil:%201',
    '/admin/..;/internal/expire',
    '/./internal/expire',
    `/${'a/'.repeat(3000)}`,
  ],
]

test('no address redirects off the site or reads files outside its folders', async ({ siteUrl }) => {
  for (const target of [...AWAY, ...AWAY.map((each) => `/bn${each}`), ...AWAY.map((each) => `/en${each}`), ...BENT]) {
    for (const query of ['', '?redirect=//evil.example&next=https://evil.example&url=//evil.example']) {
      const [answer] = await ask(siteUrl, [`GET ${target}${query} HTTP/1.1`, 'Host: 127.0.0.1'])
      expect([200, 307, 308, 400, 401, 404], `${target}: ${answer?.status}`).toContain(answer?.status)
      const place = answer?.headers.location
      if (place !== undefined) expect(new URL(place, siteUrl).origin, `${target} → ${place}`).toBe(siteUrl)
      expect(answer?.headers['x-evil'] ?? answer?.headers['set-cookie'], target).toBeUndefined()
      expect(answer?.wire.toString()).not.toMatch(/root:.:0:|"dependencies"|SQLite format/)
    }
  }
})

test('a forged Host or X-Forwarded-Host appears in no response', async ({ siteUrl }) => {
  const hosts = ['evil.example', 'evil.example:80', '127.0.0.1.evil.example']
  for (const target of [
    '/',
    '/bn/news',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/nowhere',
    '/api/v1/news',
    '/en/news',
    '/admin',
  ]) {
    for (const host of hosts) {
      const forwarded = [`X-Forwarded-Host: ${host}`, `Forwarded: host=${host}`, `X-Original-URL: /internal/expire`]
      const [answer] = await ask(siteUrl, [
        `GET ${target} HTTP/1.1`,
        `Host: ${host}`,
        ...forwarded,
        'Accept-Encoding: identity',
      ])
      expect(answer?.status).toBeLessThan(500)
      expect(answer?.wire.toString(), target).not.toContain('evil.example')
      expect(JSON.stringify(answer?.headers), target).not.toContain('evil.example')
    }
  }
})

test('headers internal to Next, sent from outside, change no response', async ({ siteUrl }) => {
  const asked = async (target: string, ...more: string[]) => {
    const [answer] = await ask(siteUrl, [`GET ${target} HTTP/1.1`, 'Host: a', 'RSC: 1', ...more])
    return { target, status: answer?.status, type: answer?.headers['content-type'], place: answer?.headers.location }
  }
  // Next gives the data of a page at an address that holds a hash of what its router says, and leads others there.
  const { place = '' } = await asked('/search?q=boat')
  const plain = await asked(place)
  expect([plain.status, plain.type]).toEqual([200, 'text/x-component'])
  for (const header of [
    ...[
      'Next-Router-State-Tree: unreadable',
      'X-Middleware-Rewrite: /admin',
      'X-Invoke-Status: 500',
      'X-Matched-Path: /x',
    ],
    ...[
      'X-HTTP-Method-Override: DELETE',
      'Next-Action: 7f00',
      'X-Nextjs-Data: 1',
      'Content-Security-Policy: default-src *',
    ],
  ]) {
    expect(await asked(place, header), header).toEqual(plain)
  }
})

const SMUGGLED = 'GET /api/users/me HTTP/1.1\r\nHost: a\r\n\r\n'
const TWOFOLD: [what: string, lines: string[], body: string][] = [
  ['both lengths', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
  ['both, the other way round', ['Transfer-Encoding: chunked', `Content-Length: ${SMUGGLED.length}`], SMUGGLED],
  ['an unknown coding', ['Transfer-Encoding: xchunked'], SMUGGLED],
  ['a coding with a tab', ['Transfer-Encoding:\tchunked\v'], SMUGGLED],
  ['two codings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${SMUGGLED}`],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED],
  ['a list of lengths', ['Content-Length: 5, 5'], `hello${SMUGGLED}`],
  ['a signed length', ['Content-Length: +5'], `hello${SMUGGLED}`],
  ['a space before the colon', [`Content-Length : ${SMUGGLED.length}`], SMUGGLED],
  ['a folded line', ['X: y', ' Transfer-Encoding: chunked'], SMUGGLED],
  ['a chunk of a strange size', ['Transfer-Encoding: chunked'], `0x5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`],
]

test('a request with ambiguous length or encoding (request smuggling) gets 400 and no second response', async ({
  siteUrl,
}) => {
  for (const [what, lines, body] of TWOFOLD) {
    for (const target of ['/api/v1/faq/create-faq', '/admin/login', '/']) {
      const answers = await ask(siteUrl, [`POST ${target} HTTP/1.1`, 'Host: a', ...lines], body)
      expect(
        answers.map(({ status }) => status),
        `${what} at ${target}`,
      ).toEqual([400])
    }
  }
})

test('CONNECT, TRACE and Upgrade are refused', async ({ siteUrl }) => {
  for (const lines of [
    ['CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443'],
    ['TRACE / HTTP/1.1', 'Host: a', 'X-Secret: mine'],
    ['GET /admin HTTP/1.1', 'Host: a', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'],
    ['GET / HTTP/1.1', 'Host: a', 'Upgrade: h2c', 'HTTP2-Settings: x'],
  ]) {
    const [answer] = await ask(siteUrl, lines)
    expect([undefined, 101]).toContainEqual(answer?.status === 101 ? 'upgraded' : undefined)
    expect(answer?.wire.toString() ?? '').not.toContain('X-Secret')
    expect(answer?.status ?? 400).toBeLessThan(500)
  }
})

test('a body larger than any call takes is refused at every address', async ({ anonymous }) => {
  const raw = Buffer.alloc(400_000, 'a')
  for (const target of [
    '/',
    '/api/v1/contact/create-contact',
    '/api/users/login',
    '/admin/login',
    '/internal/expire',
    '/nowhere',
  ]) {
    const answer = await anonymous.request('POST', target, { raw, headers: { 'content-type': 'application/json' } })
    // Strangers send nothing to the admin.
    expect([401, 404, 405, 413], `${target}: ${answer.status}`).toContain(answer.status)
  }
})
