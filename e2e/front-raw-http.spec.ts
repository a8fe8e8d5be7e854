/** Raw HTTP to the reverse proxy: pipelined, fragmented and malformed requests. */
import { sampled } from '@/lib/testing/sample'
import { decoded, type RawAnswer, sendRaw } from './support/raw-http'
import { expect, test } from './support/watched-site'

const HOST = 'Host: site'
const get = (target: string, ...headers: string[]) => [`GET ${target} HTTP/1.1`, HOST, ...headers, '\r\n'].join('\r\n')
const CLOSE = 'Connection: close'

/** Addresses whose answers nobody could mistake for each other's. */
const TOLD_APART: [target: string, status: number, sign: RegExp][] = [
  ['/', 200, /<html lang="en"/],
  ['/bn', 200, /<html lang="bn"/],
  ['/api/v1/faq', 200, /^\{"data":\[\{.*"question"/],
  ['/api/v1/versions', 200, /^\{"data":\{"\w+":/],
  ['/icon.svg', 200, /^<svg|^<\?xml/],
  ['/nowhere', 404, /<html lang="en"/],
  ['/bn/nowhere', 404, /<html lang="bn"/],
  ['/api/users/me', 200, /"user":null/],
  ['/healthz', 200, /^ok\n$/],
]

function expectSigns(answers: RawAnswer[], asked: typeof TOLD_APART): void {
  expect(answers.map(({ status }) => status)).toEqual(asked.map(([, status]) => status))
  for (const [at, answer] of answers.entries()) {
    expect(decoded(answer).toString(), asked[at]?.[0]).toMatch(asked[at]?.[2] ?? /^$/)
  }
}

test('pipelined requests are answered in their order', async ({ watched }) => {
  const turned = [...TOLD_APART.slice(4), ...TOLD_APART, ...TOLD_APART.slice(0, 4)]
  const requests = turned.map(([target], at) => get(target, ...(at === turned.length - 1 ? [CLOSE] : []))).join('')
  const { answers, rest } = await sendRaw(watched.port, [requests])
  expectSigns(answers, turned)
  expect(rest).toHaveLength(0)
})

test('requests in fragments on many concurrent connections get their own responses', async ({ watched }) => {
  const all = Array.from({ length: 5 }, () => TOLD_APART).flat()
  await Promise.all(
    all.map(async (one, at) => {
      const bytes = get(one[0], CLOSE)
      const size = 1 + (at % 7)
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
        bytes.slice(n * size, (n + 1) * size),
      )
      const { answers, rest } = await sendRaw(watched.port, pieces)
      expectSigns(answers, [one])
      expect(rest).toHaveLength(0)
    }),
  )
})

test('clients that disconnect midway do not disturb others', async ({ watched }) => {
  const leaving = Array.from({ length: 30 }, (_, at) => {
    const [target] = TOLD_APART[at % TOLD_APART.length] ?? ['/']
    return sendRaw(watched.port, [get(target)], { timeout: at })
  })
  const staying = TOLD_APART.map((one) => sendRaw(watched.port, [get(one[0], CLOSE)]))
  for (const [at, { answers }] of (await Promise.all(staying)).entries())
    expectSigns(answers, TOLD_APART.slice(at, at + 1))
  await Promise.all(leaving)
})

const NO_REQUESTS: [what: string, bytes: string | Buffer][] = [
  ['no HTTP', 'hello\r\n\r\n'],
  ['a version that nobody speaks', `GET / HTTP/9.9\r\n${HOST}\r\n\r\n`],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['the beginning of TLS', Buffer.from('16030100c2010000be0303', 'hex')],
  ['zeros', Buffer.alloc(2000)],
  ['no method', ` / HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a method that there is not', `FETCH / HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['a space in the address', `GET /a b HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}\r\n: x\r\n\r\n`],
  ['a space before the colon', `GET / HTTP/1.1\r\n${HOST}\r\nContent-Length : 5\r\n\r\nhello`],
  ['a folded header', `GET / HTTP/1.1\r\n${HOST}\r\nX-A: b\r\n Transfer-Encoding: chunked\r\n\r\n`],
  ['a zero byte in a header', `GET / HTTP/1.1\r\n${HOST}\r\nX-A: b\0c\r\n\r\n`],
  ['a header of 100 KB', `GET / HTTP/1.1\r\n${HOST}\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['a thousand headers', `GET / HTTP/1.1\r\n${HOST}\r\n${'X-A: aaaaaaaaaaaaaaaa\r\n'.repeat(1000)}\r\n`],
  ['an address of 100 KB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`],
  [
    'both lengths',
    `POST /api/v1/faq HTTP/1.1\r\n${HOST}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX`,
  ],
  ['two lengths', `POST /api/v1/faq HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  ['a length below zero', `POST /api/v1/faq HTTP/1.1\r\n${HOST}\r\nContent-Length: -1\r\n\r\n`],
  ['a length that is no number', `POST /api/v1/faq HTTP/1.1\r\n${HOST}\r\nContent-Length: 0x10\r\n\r\n`],
  [
    'a coding that nobody speaks',
    `POST /api/v1/faq HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked, cow\r\n\r\n0\r\n\r\n`,
  ],
  [
    'chunks without sizes',
    `POST /api/v1/faq HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n`,
  ],
]
for (const [what, bytes] of sampled('malformed-requests', NO_REQUESTS, { size: 6, keyOf: ([what]) => what })) {
  test(`a malformed request, ${what}, gets an error at most, and the connection is closed`, async ({ watched }) => {
    const { answers, closed } = await sendRaw(watched.port, [bytes], { end: true })
    expect(closed).toBe(true)
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
    expect((await fetch(`${watched.url}/api/v1/versions`)).status).toBe(200)
  })
}

test('a request body is never read as the next request', async ({ watched }) => {
  const hidden = get('/api/users/me')
  for (const target of ['/', '/api/v1/faq', '/nowhere', '/healthz', '/icon.svg', '/internal/expire']) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const head = [`${method} ${target} HTTP/1.1`, HOST, `Content-Length: ${hidden.length}`, '\r\n'].join('\r\n')
      const { answers } = await sendRaw(watched.port, [head, hidden, get('/healthz', CLOSE)])
      // Whoever does not want the body may end the connection; nobody may answer what stands in it.
      expect(answers.length, `${method} ${target}`).toBeLessThanOrEqual(2)
      for (const answer of answers)
        expect(decoded(answer).toString(), `${method} ${target}`).not.toContain('"user":null')
    }
  }
})

test('HTTP/1.0 clients and half-closed connections get whole responses', async ({ watched }) => {
  for (const bytes of [
    'GET / HTTP/1.0\r\n\r\n',
    `GET / HTTP/1.0\r\n${HOST}\r\nConnection: keep-alive\r\n\r\n`,
    get('/'),
  ]) {
    const { answers, rest } = await sendRaw(watched.port, [bytes], { end: true })
    expect(answers.map(({ status }) => status)).toEqual([200])
    expect(decoded(answers[0] as RawAnswer).toString()).toMatch(/<\/html>\s*$/)
    expect(rest).toHaveLength(0)
  }
})

test('an absolute-form target is served whatever its host', async ({ watched }) => {
  for (const target of ['http://site/bn', `HTTP://127.0.0.1:${watched.port}/bn`, 'http://evil.example/bn']) {
    const { answers } = await sendRaw(watched.port, [get(target, CLOSE)])
    expect(
      answers.map(({ status }) => status),
      target,
    ).toEqual([200])
    const html = decoded(answers[0] as RawAnswer).toString()
    expect(html).toContain('<html lang="bn"')
    expect(html).not.toContain('evil.example')
  }
})
