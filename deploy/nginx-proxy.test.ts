/** The shipped configuration in a real nginx, without TLS, in front of a server that echoes requests. */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { hasNginx, type Nginx, startNginx } from '@/lib/testing/nginx'

const KEY = 'AbCdEfGhIjKlMnOpQrStUv'
const VISITOR = '203.0.113.9'

const described = hasNginx() ? describe : describe.skip

described('the shipped nginx.conf', () => {
  let site: http.Server
  let count = 0
  let nginx: Nginx

  beforeAll(async () => {
    site = http.createServer((request, response) => {
      request.resume()
      request.on('end', () => {
        const { url, method, headers } = request
        const { lifetime, status } = Object.fromEntries(new URL(url ?? '/', 'http://site').searchParams)
        response.statusCode = Number(status ?? 200)
        if (lifetime) response.setHeader('cache-control', lifetime)
        count += 1
        const policy = 'x'.repeat(Number(new URL(url ?? '/', 'http://site').searchParams.get('policy') ?? 0))
        response
          .setHeader('x-powered-by-site', 'yes')
          .setHeader('content-security-policy', policy)
          .setHeader('etag', `"${count}"`)
          .end(JSON.stringify({ url, method, headers, count }))
      })
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    nginx = await startNginx((site.address() as AddressInfo).port)
  })

  afterAll(async () => {
    await nginx.stop()
    await new Promise((resolve) => site.close(resolve))
  })

  interface Answer {
    status: number
    headers: http.IncomingHttpHeaders
    text: string
  }

  function ask(address: string, options: http.RequestOptions = {}, body?: Buffer): Promise<Answer> {
    const headers = { host: 'example.org', ...(options.headers as http.OutgoingHttpHeaders) }
    return new Promise((resolve, reject) => {
      const request = http.request({
        host: '127.0.0.1',
        port: nginx.port,
        path: address,
        agent: false,
        ...options,
        headers,
      })
      request.on('response', (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      })
      request.on('error', reject)
      request.end(body)
    })
  }

  const asked = async (...call: Parameters<typeof ask>) =>
    JSON.parse((await ask(...call)).text) as { url: string; headers: Record<string, string> }

  test('forwards requests with the client’s address and protocol', async () => {
    const { url, headers } = await asked('/bn/news?page=2', { headers: { 'x-forwarded-for': VISITOR } })
    expect(url).toBe('/bn/news?page=2')
    expect(headers).toMatchObject({
      host: 'example.org',
      'x-forwarded-for': `${VISITOR}, 127.0.0.1`,
      'x-forwarded-proto': 'http',
    })
  })

  test('keeps the site’s headers and does not reveal its version', async () => {
    const { headers } = await ask('/')
    expect(headers).toMatchObject({ 'x-powered-by-site': 'yes', server: 'nginx' })
  })

  test('accepts response headers of 8 kB', async () => {
    expect((await ask('/?policy=8000')).headers['content-security-policy']).toHaveLength(8000)
  })

  test('accepts bodies of 33 MB and refuses more than 34 MB', async () => {
    const sized = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
    expect((await ask('/api/media', { method: 'POST' }, sized(33))).status).toBe(200)
    const refused = await ask('/api/media', {
      method: 'POST',
      headers: { expect: '100-continue', 'content-length': 36e6 },
    })
    expect(refused.status).toBe(413)
  })

  test('redirects http to https', async () => {
    const { status, headers } = await ask('/bn/news?page=2', { headers: { host: 'plain.example.org' } })
    expect([status, headers.location]).toEqual([301, 'https://plain.example.org/bn/news?page=2'])
  })

  /** How often the site is asked when a visitor asks for an address twice. */
  async function askedFor(address: string, options: http.RequestOptions = {}): Promise<number> {
    const before = count
    await ask(address, options)
    await ask(address, options)
    return count - before
  }
  const anybodys = encodeURIComponent('public, max-age=0, s-maxage=5')

  test('answers for as long as the site says that anybody may be given it', async () => {
    expect(await askedFor(`/page?lifetime=${anybodys}`)).toBe(1)
    expect(await askedFor('/plain')).toBe(2)
    for (const lifetime of ['private, max-age=60', 'no-store', 'public, max-age=0'])
      expect(await askedFor(`/own?lifetime=${encodeURIComponent(lifetime)}`)).toBe(2)
  })

  test('asks the site for whoever has a session, sends a form or wants a part', async () => {
    const page = `/session?lifetime=${anybodys}`
    await ask(page)
    for (const headers of [{ cookie: 'payload-token=a' }, { authorization: 'JWT a' }, { range: 'bytes=0-1' }])
      expect(await askedFor(page, { headers })).toBe(2)
    expect(await askedFor(page, { method: 'POST' })).toBe(2)
    const asked = await ask('/part', { headers: { range: 'bytes=0-1', 'if-range': '"1"' } })
    expect(JSON.parse(asked.text).headers).toMatchObject({ range: 'bytes=0-1', 'if-range': '"1"' })
  })

  test('what an open page has already is not sent again', async () => {
    const { headers } = await ask(`/polled?lifetime=${anybodys}`)
    const again = await ask(`/polled?lifetime=${anybodys}`, { headers: { 'if-none-match': headers.etag } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('while the site is away, visitors are given what is kept, and told of the rest', async () => {
    const kept = `/kept?lifetime=${encodeURIComponent('public, max-age=0, s-maxage=1')}`
    expect((await ask(kept)).status).toBe(200)
    const { port } = site.address() as AddressInfo
    await new Promise((resolve) => site.close(resolve).closeAllConnections())
    try {
      await new Promise((resolve) => setTimeout(resolve, 1200))
      expect((await ask(kept)).status).toBe(200)
      const away = await ask('/never-asked')
      expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '5', 'no-store'])
      expect(away.text).toMatch(/being updated.*হালনাগাদ/)
    } finally {
      await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve))
    }
  })

  test('one address may ask for many things at once, and not for any number', async () => {
    const answers = await Promise.all(Array.from({ length: 800 }, () => ask('/many')))
    const taken = answers.filter(({ status }) => status === 200).length
    expect(taken).toBeGreaterThan(400)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  })

  test('the proof of the server’s name is not redirected', async () => {
    const host = { headers: { host: 'plain.example.org' } }
    expect((await ask('/.well-known/acme-challenge/token', host)).status).toBe(404)
  })

  test('logs paths without queries, and no donor’s page', async () => {
    for (const address of [`/pledge/${KEY}`, `/%70ledge/${KEY}`, '/search?q=secret-name', '/last']) await ask(address)
    const log = await logged('/last')
    expect(log).toContain('"GET /search" 200')
    expect(log).not.toMatch(new RegExp(`${KEY}|pledge|secret-name`))
  })

  /** The log once it has a line for an address: nginx writes it after the answer. */
  async function logged(address: string): Promise<string> {
    for (;;) {
      const log = readFileSync(path.join(nginx.folder, 'site.log'), 'utf8')
      if (log.includes(`"GET ${address}"`)) return log
      await ask('/')
    }
  }
})
