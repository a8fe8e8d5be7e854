/** For tests: a fake app on loopback, which can be down, behind a reverse proxy of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SignJWT } from 'jose'
import { FLIGHT_QUEUE } from '@/lib/platform/content-security/flight-data'
import { signingKey } from '@/lib/platform/credentials/session-token'
import { freePort } from './free-port'
import type { SupervisedApp } from './page-cache'
import { ReverseProxy } from './reverse-proxy'
import type { ReverseProxyOptions } from './reverse-proxy-options'

/** The site's, and a token that the app could have signed with it. */
const SECRET = 'a secret of the site for tests alone'
export const session = async (secret = SECRET, ends = '1h') => {
  const token = new SignJWT({ id: 1, collection: 'users', sid: 'mine' }).setProtectedHeader({ alg: 'HS256' })
  return { cookie: `payload-token=${await token.setExpirationTime(ends).sign(signingKey(secret))}` }
}

const html = (text: string) =>
  `<!DOCTYPE html><html><body><h1>${text}</h1><script>${FLIGHT_QUEUE}</script><!--${'-'.repeat(600)}--></body></html>`

interface FakeApp {
  /** Requests it received, as 'GET /news'. */
  requests: string[]
  /** Text of its pages. */
  text: string
  /** Headers of the last request. */
  lastHeaders: http.IncomingHttpHeaders
  /** Pages that it answered with 304. */
  revalidated: number
  isUp: boolean
  /** Names of files that were downloaded. */
  downloads: string[]
}

/** Answers as the app does: pages, their data, calls, and 404s without content. */
function listenerOf(app: FakeApp): http.RequestListener {
  return (request, response) => {
    app.requests.push(`${request.method} ${request.url}`)
    app.lastHeaders = request.headers
    if (!app.isUp) return response.destroy()
    const { pathname } = new URL(request.url ?? '/', 'http://app')
    const type = (text: string) => response.setHeader('content-type', text)
    response.setHeader('vary', 'rsc, next-router-state-tree')
    // What frameworks like to say of themselves.
    response.setHeader('x-powered-by', 'Next.js, Payload')
    if (pathname.startsWith('/admin')) {
      response.setHeader('set-cookie', 'payload-token=mine')
      return response.end(`admin ${request.headers.cookie}`)
    }
    if (pathname.startsWith('/api/')) {
      type('application/json')
      if (request.method !== 'GET') return request.pipe(response)
      return response.end(JSON.stringify({ data: app.text }))
    }
    if (request.headers.rsc || pathname.endsWith('.rsc')) {
      type('text/x-component')
      if (pathname.includes('nowhere')) response.statusCode = 404
      return response.end(`${app.text} data of ${request.url}`)
    }
    if (pathname.endsWith('/preview.jpg')) {
      type('image/jpeg')
      response.setHeader('cache-control', 'public, max-age=600')
      return response.end(Buffer.alloc(2000, 7))
    }
    type('text/html; charset=utf-8')
    if (pathname.endsWith('/not-found')) return response.end(html(`nothing here (${pathname})`))
    if (pathname.includes('nowhere')) response.statusCode = 404
    if (pathname.includes('broken')) response.statusCode = 500
    if (response.statusCode !== 200) return response.end('<template></template>')
    const tag = `"${app.text}"`
    response.setHeader('etag', tag)
    if (request.headers['if-none-match'] !== tag) return response.end(html(`${app.text} at ${request.url}`))
    app.revalidated += 1
    response.statusCode = 304
    response.end()
  }
}

/** Starts both, with a data folder that holds one picture. */
export async function startReverseProxy(more: Partial<ReverseProxyOptions> = {}) {
  const app: FakeApp = { requests: [], text: 'first', lastHeaders: {}, revalidated: 0, isUp: true, downloads: [] }
  const server = http.createServer(listenerOf(app))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const dataDir = mkdtempSync(path.join(tmpdir(), 'front-'))
  for (const folder of ['media', 'files']) mkdirSync(path.join(dataDir, folder))
  writeFileSync(path.join(dataDir, 'files/report-2025-1a2b3c4d.pdf'), Buffer.alloc(5000, 7))
  writeFileSync(path.join(dataDir, 'media/boat-1a2b3c4d.webp'), Buffer.alloc(3000, 7))
  const watched: SupervisedApp = {
    get isAnswering() {
      return app.isUp
    },
    onLost: () => () => undefined,
    ready: async () => app.isUp,
    source: { up: true, failures: 2 },
    outbox: null,
    backups: null,
    restarts: 1,
    countDownload: (name) => app.downloads.push(name),
  }
  const port = await freePort()
  const front = new ReverseProxy(
    {
      port,
      host: '127.0.0.1',
      siteUrl: 'http://site.example',
      isIndexed: true,
      dataDir,
      appPort: (server.address() as AddressInfo).port,
      metricsToken: null,
      serviceWorker: false,
      payloadSecret: SECRET,
      trustedProxies: [],
      contentApiUrl: null,
      s3: null,
      s3Bucket: null,
      contentApiKey: null,
      drainSeconds: 0,
      developing: false,
      ...more,
    },
    watched,
  )
  await front.listen()
  app.requests = []
  return {
    app,
    front,
    port,
    get: (url: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual', ...init }),
    end: async () => {
      await front.close()
      server.closeAllConnections()
      server.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
