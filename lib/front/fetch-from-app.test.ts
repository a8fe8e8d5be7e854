import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchFromApp, NoResponse } from './fetch-from-app'

let app: http.Server
let port = 0
/** What the app does with a question. */
let handle: http.RequestListener

beforeAll(async () => {
  app = http.createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  port = (app.address() as AddressInfo).port
})
afterAll(async () => {
  app.closeAllConnections()
  await new Promise((resolve) => app.close(resolve))
})

const ask = (headers: Record<string, string> = {}, more = {}) =>
  fetchFromApp({ address: '/news', headers }, { port, host: 'example.org', timeoutMs: 2000, maxBytes: 1000, ...more })

test('the response is complete, with its status and headers', async () => {
  handle = (_, response) => {
    response.writeHead(404, { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] })
    response.write('not ')
    response.end('found')
  }
  const { status, headers, body } = await ask()
  expect([status, body.toString()]).toEqual([404, 'not found'])
  expect(headers).toMatchObject({ 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] })
})

test('the request has the address and headers of the cache key, and the host of the site', async () => {
  let seen: http.IncomingMessage | undefined
  handle = (request, response) => {
    seen = request
    response.end()
  }
  await ask({ rsc: '1' })
  expect(seen?.url).toBe('/news')
  expect(seen?.headers).toMatchObject({ rsc: '1', host: 'example.org', 'accept-encoding': 'identity' })
})

test('a hanging app is a timeout', async () => {
  handle = () => undefined
  await expect(ask({}, { timeoutMs: 50 })).rejects.toThrow(NoResponse)
})

test('a response that stalls is a timeout', async () => {
  handle = (_, response) => void response.write('half')
  await expect(ask({}, { timeoutMs: 50 })).rejects.toThrow(NoResponse)
})

test('a response that is cut off is an error', async () => {
  handle = (_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  }
  await expect(ask()).rejects.toThrow(NoResponse)
})

test('a response over the size limit is an error', async () => {
  handle = (_, response) => {
    response.on('error', () => undefined)
    const more = () => {
      if (!response.destroyed) response.write('x'.repeat(400), () => setImmediate(more))
    }
    more()
  }
  await expect(ask()).rejects.toThrow('longer than 1000 bytes')
  app.closeAllConnections()
})

test('a refused connection is an error', async () => {
  await expect(ask({}, { port: 1 })).rejects.toThrow(NoResponse)
})
