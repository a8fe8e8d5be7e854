import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { closeServer } from './close-server'

/** Asks over a connection that is kept. @returns the answer's text, once it is whole */
function ask(server: http.Server, agent: http.Agent): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', agent }, (response) => text(response).then(resolve, reject))
    request.once('error', reject)
  })
}

async function listening(listener: http.RequestListener): Promise<http.Server> {
  const server = http.createServer({ keepAliveTimeout: 3_600_000 }, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('close finishes responses in flight, and does not wait for idle connections', async () => {
  let end: () => void = () => undefined
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const server = await listening((_, response) => {
    response.write('half of it, ')
    end = () => response.end('and the rest')
    begin()
  })
  const agent = new http.Agent({ keepAlive: true })
  const answer = ask(server, agent)
  await begun
  const closed = closeServer(server)
  end()
  expect(await answer).toBe('half of it, and the rest')
  await closed
  agent.destroy()
})

test('a response that never ends is cut off', async () => {
  const server = await listening((_, response) => {
    response.write('half of it')
    void closeServer(server, 100)
  })
  await expect(ask(server, new http.Agent({ keepAlive: true }))).rejects.toThrow('aborted')
})

test('a server that does not listen is closed already', async () => {
  await closeServer(http.createServer())
})
