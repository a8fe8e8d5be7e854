/** @jest-environment node */
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NoAnswer } from './ask-app'
import { passOn } from './pass-on'
import { freePort } from './port'

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

const about = (port: number) => ({ port, told: {}, body: undefined, headers: () => ({}) })

test('a question that reached nobody says so, and leaves nothing behind on the visitor’s connection', async () => {
  const nobody = await freePort()
  const refusals: unknown[] = []
  const port = await listening(async (request, response) => {
    const before = response.listenerCount('close')
    for (let time = 0; time < 15; time += 1) {
      await passOn(request, response, about(nobody)).catch((error: NoAnswer) => refusals.push(error.refused))
    }
    response.end(String(response.listenerCount('close') - before))
  })
  // The last one may be about to go.
  expect(Number(await (await fetch(`http://127.0.0.1:${port}`)).text())).toBeLessThan(3)
  expect(refusals).toEqual(Array(15).fill(true))
})

test('one that broke off is told apart from one that reached nobody', async () => {
  const app = await listening((request) => request.socket.destroy())
  const port = await listening(async (request, response) => {
    const error = await passOn(request, response, about(app)).catch((reason: unknown) => reason)
    response.end(`${error instanceof NoAnswer} ${(error as NoAnswer).refused}`)
  })
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('true false')
})

test('a visitor who leaves takes the question along', async () => {
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
    passOn(request, response, about(app)).catch(() => undefined)
  })
  const visit = http.get(`http://127.0.0.1:${port}`)
  visit.once('error', () => undefined)
  leave = () => visit.destroy()
  await end
})
