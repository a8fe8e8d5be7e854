import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NoResponse } from './fetch-from-app'
import { forwardRequest } from './forward-request'
import { freePort } from './free-port'

const servers: http.Server[] = []

async function listening(listener: RequestListener): Promise<number> {
  const server = http.createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const about = (port: number) => ({ port, requestHeaders: {}, body: undefined, deadlineMs: 5000, headers: () => ({}) })

test('a refused connection is reported, and leaves nothing behind on the visitor’s connection', async () => {
  const nobody = await freePort()
  const refusals: unknown[] = []
  const port = await listening(async (request, response) => {
    const before = response.listenerCount('close')
    for (let time = 0; time < 15; time += 1) {
      await forwardRequest(request, response, about(nobody)).catch((error: NoResponse) => refusals.push(error.failure))
    }
    response.end(String(response.listenerCount('close') - before))
  })
  // The last one may be about to go.
  expect(Number(await (await fetch(`http://127.0.0.1:${port}`)).text())).toBeLessThan(3)
  expect(refusals).toEqual(Array(15).fill('refused'))
})

test('an aborted request is told apart from a refused connection', async () => {
  const app = await listening((request) => request.socket.destroy())
  const port = await listening(async (request, response) => {
    const error = await forwardRequest(request, response, about(app)).catch((reason: unknown) => reason)
    response.end(`${error instanceof NoResponse} ${(error as NoResponse).failure}`)
  })
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('true aborted')
})

test('when the visitor disconnects, the request to the app is aborted', async () => {
  let leave: () => void = () => undefined
  let ended: () => void = () => undefined
  const end = new Promise<void>((resolve) => {
    ended = resolve
  })
  const app = await listening((request) => {
    request.once('close', ended)
    leave()
  })
  const port = await listening((request, response) => {
    forwardRequest(request, response, about(app)).catch(() => undefined)
  })
  const visit = http.get(`http://127.0.0.1:${port}`)
  visit.once('error', () => undefined)
  leave = () => visit.destroy()
  await end
})

/** A front of one question at a time, which tells of failures in words. */
const fronting = (app: number, more: object = {}) =>
  listening(async (request, response) => {
    const bytes = Buffer.concat(await request.toArray())
    const body =
      bytes.length > 0 ? { bytes, isWhole: true, watch: () => undefined, release: () => undefined } : undefined
    await forwardRequest(request, response, { ...about(app), body, ...more }).catch((error: NoResponse) => {
      response.writeHead(503).end(error.failure)
    })
  })

const post = (port: number, body: Uint8Array<ArrayBuffer> | string) =>
  fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })

test('no request waits behind a body that the app did not read', async () => {
  const connections = new Set<unknown>()
  const app = await listening((request, response) => {
    connections.add(request.socket)
    // As Next does with an action that it cannot read: it begins, and stops for good.
    request.once('data', () => {
      request.pause()
      response.writeHead(500).end('unread')
    })
  })
  const front = await fronting(app)
  for (let time = 1; time <= 5; time += 1) {
    const answer = await post(front, new Uint8Array(2_000_000))
    expect([answer.status, await answer.text()]).toEqual([500, 'unread'])
    expect(connections.size).toBe(time)
  }
})

test('requests without a body reuse connections', async () => {
  const connections = new Set<unknown>()
  const app = await listening((request, response) => {
    connections.add(request.socket)
    response.end('answer')
  })
  const front = await fronting(app)
  for (let time = 0; time < 5; time += 1) await (await fetch(`http://127.0.0.1:${front}`)).text()
  expect(connections.size).toBe(1)
})

test('an app that does not begin to respond is a timeout', async () => {
  const app = await listening(() => undefined)
  const answer = await post(await fronting(app, { deadlineMs: 50 }), 'mine')
  expect([answer.status, await answer.text()]).toEqual([503, 'timeout'])
})
