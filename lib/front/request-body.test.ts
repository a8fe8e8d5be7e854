import type { IncomingMessage } from 'node:http'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { session, startReverseProxy } from './fake-app'
import { RequestCounts } from './metrics'
import { proxyUncached } from './proxy-uncached'
import { type BodyLimits, BodyRejected, bodyReader, hasBody, mayExceed } from './request-body'

const LIMITS: BodyLimits = {
  longest: { 'sign-in': 50, form: 100, long: 1000 },
  buffered: 200,
  progressMs: 150,
  allBuffered: 500,
}

/** A request of which a test sends the body. */
function asked(headers: http.IncomingHttpHeaders = {}): PassThrough & IncomingMessage {
  return Object.assign(new PassThrough(), { headers }) as unknown as PassThrough & IncomingMessage
}

const refusal = async (taken: Promise<unknown>) =>
  taken.then(
    () => undefined,
    (error: unknown) => (error instanceof BodyRejected ? error.status : String(error)),
  )

test('a short body is buffered whole before it is forwarded', async () => {
  const request = asked()
  const taken = bodyReader(LIMITS)(request, 'long')
  for (const part of ['ab', 'cd']) request.write(part)
  request.end('e')
  expect(await taken).toMatchObject({ bytes: Buffer.from('abcde'), isWhole: true })
})

test.each([
  ['sign-in', 51],
  ['form', 101],
  ['long', 1001],
] as const)('a body of the kind “%s” may be so long and no longer, whatever its length says', async (kind, size) => {
  const declared = asked({ 'content-length': String(size) })
  expect(await refusal(bodyReader(LIMITS)(declared, kind))).toBe(413)
  const lying = asked({ 'content-length': '1' })
  const taken = bodyReader({ ...LIMITS, buffered: 2000, allBuffered: 5000 })(lying, kind)
  lying.write(Buffer.alloc(size - 1))
  lying.end('x')
  expect(await refusal(taken)).toBe(413)
  const fitting = asked({ 'content-length': String(size - 1) })
  const whole = bodyReader({ ...LIMITS, buffered: 2000, allBuffered: 5000 })(fitting, kind)
  fitting.end(Buffer.alloc(size - 1))
  expect((await whole).bytes).toHaveLength(size - 1)
})

test.each([
  [{}, false],
  [{ 'content-length': '10000' }, false],
  [{ 'content-length': '10001' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('of %j it is known whether it may be longer than a sign-in', (headers, expected) => {
  expect(mayExceed({ headers }, 'sign-in')).toBe(expected)
})

test('a body that does not arrive times out', async () => {
  const request = asked()
  request.write('a')
  expect(await refusal(bodyReader(LIMITS)(request, 'long'))).toBe(408)
})

test('a long body is streamed, and aborted when it stalls or exceeds the limit', async () => {
  for (const [more, status] of [
    [0, 408],
    [900, 413],
  ] as const) {
    const request = asked()
    const failed = new Promise<Error>((resolve) => request.once('error', resolve))
    request.write(Buffer.alloc(200))
    const body = await bodyReader(LIMITS)(request, 'long')
    expect(body.isWhole).toBe(false)
    body.watch()
    request.resume()
    request.write(Buffer.alloc(more))
    expect(await failed).toMatchObject({ status })
  }
})

test('all buffers together are limited, and released', async () => {
  const take = bodyReader({ ...LIMITS, allBuffered: 150 })
  const first = asked()
  first.end(Buffer.alloc(90))
  const { release } = await take(first, 'form')
  const second = asked()
  second.end(Buffer.alloc(90))
  expect(await refusal(take(second, 'form'))).toBe(503)
  release()
  const third = asked()
  third.end(Buffer.alloc(90))
  await take(third, 'form')
})

test('a visitor who disconnects releases the buffer', async () => {
  const take = bodyReader({ ...LIMITS, allBuffered: 100 })
  const leaving = asked()
  leaving.write(Buffer.alloc(90))
  const taken = take(leaving, 'form')
  setTimeout(() => leaving.destroy(), 20)
  expect(await refusal(taken)).toMatch(/went away/)
  const next = asked()
  next.end(Buffer.alloc(90))
  await take(next, 'form')
})

test('a request with a body is known by its headers', () => {
  expect(hasBody({ headers: {} })).toBe(false)
  expect(hasBody({ headers: { 'content-length': '0' } })).toBe(false)
  expect(hasBody({ headers: { 'content-length': '1' } })).toBe(true)
  expect(hasBody({ headers: { 'transfer-encoding': 'chunked' } })).toBe(true)
})

describe('through the reverse proxy', () => {
  let site: Awaited<ReturnType<typeof startReverseProxy>>
  beforeEach(async () => {
    site = await startReverseProxy()
  })
  afterEach(() => site.end())

  test('a trickled body does not reach the app, and others are answered', async () => {
    const head = 'POST /api/v1/contact/create-contact HTTP/1.1\r\nHost: site\r\nContent-Length: 50\r\n\r\na'
    const sockets = Array.from({ length: 300 }, () => net.connect(site.port, '127.0.0.1').on('error', () => undefined))
    for (const socket of sockets) socket.write(head)
    const answer = await site.get('/api/v1/contact/create-contact', { method: 'POST', body: 'mine' })
    expect(await answer.text()).toBe('mine')
    expect(site.app.requests).toHaveLength(1)
    for (const socket of sockets) socket.destroy()
  })

  test.each(['/api/v1/faq/create-faq', '/api/users/login', '/api/media'])(
    'the large body of a stranger, or of whoever made a token up, is refused at %s with a sentence',
    async (address) => {
      for (const headers of [
        {},
        { cookie: 'payload-token=x' },
        await session('another secret'),
        await session(undefined, '-1s'),
      ]) {
        for (const body of [Buffer.alloc(400_000), stream(400_000)]) {
          const answer = await site.get(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
          expect(answer.status).toBe(413)
          expect(await answer.text()).toMatch(/larger than may be sent/)
        }
      }
      expect(site.app.requests).toEqual([])
    },
  )

  test.each(['keep-alive', 'close'])(
    'who goes on sending is told all the same (Connection: %s)',
    async (connection) => {
      const socket = net.connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true })
      const errors: Error[] = []
      let said = ''
      let ended = false
      socket.on('error', (error) => errors.push(error))
      socket.on('data', (chunk) => {
        said += String(chunk)
      })
      socket.on('end', () => {
        ended = true
      })
      socket.write(
        `POST /api/v1/faq/create-faq HTTP/1.1\r\nHost: site\r\nConnection: ${connection}\r\nContent-Length: 900000\r\n\r\n`,
      )
      await until(() => said.includes('larger than may be sent') && ended)
      for (let part = 0; part < 9; part += 1) {
        await new Promise((resolve) => socket.write(Buffer.alloc(100_000), resolve))
      }
      await new Promise((resolve) => socket.once('close', resolve).end())
      expect(errors).toEqual([])
    },
  )

  test('a long upload arrives whole, with Content-Length or chunked', async () => {
    const body = Buffer.alloc(2_000_000, 'abc')
    for (const sent of [body, stream(2_000_000)]) {
      const answer = await site.get('/api/media', {
        method: 'POST',
        body: sent,
        headers: await session(),
        duplex: 'half',
      } as RequestInit)
      expect((await answer.arrayBuffer()).byteLength).toBe(2_000_000)
    }
  })

  test('a chunked body reaches the app with its Content-Length', async () => {
    await site.get('/api/v1/faq/1', { method: 'DELETE', body: stream(10), duplex: 'half' } as RequestInit)
    expect(site.app.lastHeaders['content-length']).toBe('10')
    expect(site.app.lastHeaders['transfer-encoding']).toBeUndefined()
  })

  test.each([
    ['two hosts', 'Host: a\r\nHost: b'],
    ['a host with a path', 'Host: site/evil'],
    ['a host with a name before it', 'Host: evil@site'],
    ['a host with spaces', 'Host: a b'],
  ])('%s are nobody’s', async (_, host) => {
    const socket = net.connect(site.port, '127.0.0.1')
    socket.write(`GET /admin HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)
    let said = ''
    for await (const chunk of socket) said += String(chunk)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(site.app.requests).toEqual([])
  })
})

test('a body that is cut off while it is streamed is no request to the app', async () => {
  let heard: string | undefined
  let hasArrived = false
  const app = http.createServer((request, response) => {
    hasArrived = true
    request.once('error', () => {
      heard = 'broken'
    })
    request.once('end', () => {
      heard = 'whole'
      response.end()
    })
    request.resume()
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  const passed = proxyUncached({
    app: { ready: async () => true },
    admission: { isSignedIn: async () => true, isKnownKey: async () => false },
    appPort: (app.address() as AddressInfo).port,
    requestHeaders: ({ headers }) => headers as Record<string, string>,
    siteUrl: 'http://site',
    common: {},
    developing: false,
    requests: new RequestCounts(),
    onWrite: () => undefined,
    bodyLimits: { buffered: 10 },
  })
  const front = http.createServer((request, response) => void passed(request, response).catch(() => undefined))
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const socket = net.connect((front.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write(
    'POST /api/media HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n14\r\naaaaaaaaaaaaaaaaaaaa\r\n',
  )
  await until(() => hasArrived)
  socket.destroy()
  await until(() => heard !== undefined)
  expect(heard).toBe('broken')
  for (const server of [app, front]) {
    server.closeAllConnections()
    server.close()
  }
})

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** A body of unknown length. */
function stream(size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(size))
      controller.close()
    },
  })
}
