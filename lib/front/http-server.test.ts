import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { createHttpServer } from './http-server'

const server = createHttpServer((_, response) => response.end('heard'), null)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** What comes back for bytes as they are. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const socket = net.connect(port, '127.0.0.1', () => socket.end(Buffer.from(bytes, 'latin1')))
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(answer))
  })

const asked = (line: string, body = '') => `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${line}\r\n\r\n${body}`

test('a plain request is answered', async () => {
  expect(await answerTo(asked('Content-Length: 2', 'hi'))).toMatch(/^HTTP\/1\.1 200 .*heard$/s)
})

test.each([
  ['a control character', asked('X: a\u0001b')],
  ['two lengths of two kinds', asked('Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n')],
  ['a coding that is not the last', asked('Transfer-Encoding: chunked, identity', '0\r\n\r\n')],
])('a head with %s is heard by nobody (RFC 9112, section 6.3)', async (_, bytes) => {
  expect(await answerTo(bytes)).toMatch(/^HTTP\/1\.1 400 /)
})

test('slow heads, slow bodies and unread responses time out', () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = server
  for (const limit of [headersTimeout, requestTimeout, timeout, maxConnections]) expect(limit).toBeGreaterThan(0)
  expect(headersTimeout).toBeLessThanOrEqual(30_000)
  expect(requestTimeout).toBeLessThanOrEqual(600_000)
  expect(timeout).toBeLessThanOrEqual(300_000)
})
