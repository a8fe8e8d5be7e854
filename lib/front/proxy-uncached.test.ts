import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { startReverseProxy } from './fake-app'

let site: Awaited<ReturnType<typeof startReverseProxy>>
let app: http.Server
/** Bodies that the app was sent. */
let heard: string[]
/** Answers that break off before they begin. */
let breaking: number

beforeEach(async () => {
  heard = []
  app = http.createServer(async (request, response) => {
    heard.push(Buffer.concat(await request.toArray()).toString())
    if (breaking-- > 0) return void request.socket.destroy()
    response.end('answer')
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  site = await startReverseProxy({ appPort: (app.address() as AddressInfo).port })
  heard = []
})
afterEach(async () => {
  await site.end()
  app.closeAllConnections()
  app.close()
})

const send = (url: string, headers: Record<string, string> = {}) =>
  site.get(url, { method: 'POST', body: 'mine', headers })

test('a form with an idempotency key is retried when the app crashes', async () => {
  breaking = 1
  const answer = await send('/api/v1/pledges', { 'idempotency-key': 'k' })
  expect([answer.status, heard]).toEqual([200, ['mine', 'mine']])
})

test.each([
  ['a form without a key', '/api/v1/pledges', {}],
  ['another call with one', '/api/users/login', { 'idempotency-key': 'k' }],
])('%s is sent once, and nobody is told that nothing happened', async (_, url, headers) => {
  breaking = 1
  const answer = await send(url, headers)
  expect([answer.status, heard]).toEqual([504, ['mine']])
  expect(await answer.text()).toMatch(/may have been done all the same/)
})
