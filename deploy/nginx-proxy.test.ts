/** @jest-environment node */
/** The shipped server block in a real nginx, without its TLS, before a site that says what it was asked. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/lib/front/port'

const KEY = 'AbCdEfGhIjKlMnOpQrStUv'
const VISITOR = '203.0.113.9'

// What is left out for want of a program is named at the end of `npm test`.
const described = spawnSync('nginx', ['-v']).error ? describe.skip : describe

described('the shipped nginx.conf', () => {
  let folder: string
  let site: http.Server
  let nginx: ChildProcess
  let port: number

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-test-'))
    site = http.createServer((request, response) => {
      request.resume()
      request.on('end', () => {
        const { url, method, headers } = request
        response.setHeader('x-powered-by-site', 'yes').end(JSON.stringify({ url, method, headers }))
      })
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    port = await freePort()
    writeFileSync(path.join(folder, 'nginx.conf'), configuration((site.address() as AddressInfo).port, port))
    nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'start.log', '-g', 'daemon off;'], {
      stdio: 'ignore',
    })
    await answering()
  })

  afterAll(async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve))
    nginx.kill('SIGTERM')
    await ended
    await new Promise((resolve) => site.close(resolve))
    rmSync(folder, { recursive: true })
  })

  /** The file as it is shipped; but for the ports, the certificate, and where the logs go. */
  function configuration(sitePort: number, ownPort: number): string {
    const shipped = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${ownPort}`)
      .replace('listen 80;', `listen 127.0.0.1:${ownPort};`)
      .replace(/^(server \{\n(?:.*\n)*?\s*server_name) example\.org;(?=\n\s*access_log off)/m, '$1 plain.example.org;')
      .replace(/^\s*ssl_certificate.*$/gm, '')
      .replaceAll('/var/log/nginx/', '')
      .replace('http://127.0.0.1:3000', `http://127.0.0.1:${sitePort}`)
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`)
    // Its workers keep large bodies in a folder of this user.
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    return `${user}pid nginx.pid;\nevents {}\nhttp {\n${scratch.join('\n')}\n${shipped}\n}\n`
  }

  async function answering(): Promise<void> {
    for (;;) {
      if (nginx.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'start.log'), 'utf8'))
      if (await ask('/').catch(() => null)) return
    }
  }

  interface Answer {
    status: number
    headers: http.IncomingHttpHeaders
    text: string
  }

  function ask(address: string, options: http.RequestOptions = {}, body?: Buffer): Promise<Answer> {
    const headers = { host: 'example.org', ...(options.headers as http.OutgoingHttpHeaders) }
    return new Promise((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path: address, agent: false, ...options, headers })
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

  test('hands requests on as they were, with who asked and by what', async () => {
    const { url, headers } = await asked('/bn/news?page=2', { headers: { 'x-forwarded-for': VISITOR } })
    expect(url).toBe('/bn/news?page=2')
    expect(headers).toMatchObject({
      host: 'example.org',
      'x-forwarded-for': `${VISITOR}, 127.0.0.1`,
      'x-forwarded-proto': 'http',
    })
  })

  test('keeps the headers of the site and names no version of its own', async () => {
    const { headers } = await ask('/')
    expect(headers).toMatchObject({ 'x-powered-by-site': 'yes', server: 'nginx' })
  })

  test('takes a picture of 33 MB, and nothing above 34', async () => {
    const sized = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
    expect((await ask('/api/media', { method: 'POST' }, sized(33))).status).toBe(200)
    const refused = await ask('/api/media', {
      method: 'POST',
      headers: { expect: '100-continue', 'content-length': 36e6 },
    })
    expect(refused.status).toBe(413)
  })

  test('sends plain http to https', async () => {
    const { status, headers } = await ask('/bn/news?page=2', { headers: { host: 'plain.example.org' } })
    expect([status, headers.location]).toEqual([301, 'https://plain.example.org/bn/news?page=2'])
  })

  test('logs paths alone, and no page of a donor', async () => {
    for (const address of [`/pledge/${KEY}`, `/%70ledge/${KEY}`, '/search?q=secret-name', '/last']) await ask(address)
    const log = await logged('/last')
    expect(log).toContain('"GET /search" 200')
    expect(log).not.toMatch(new RegExp(`${KEY}|pledge|secret-name`))
  })

  /** The log, once it has a line of an address: nginx writes it when the answer has gone. */
  async function logged(address: string): Promise<string> {
    for (;;) {
      const log = readFileSync(path.join(folder, 'site.log'), 'utf8')
      if (log.includes(`"GET ${address}"`)) return log
      await ask('/')
    }
  }
})
