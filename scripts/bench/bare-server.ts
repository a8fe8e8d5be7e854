/**
 * A bare node:http server, in a process of its own: sends recorded answers byte for byte, and passes on what it has no
 * answer for, where it is told to whom.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { told } from './processes'
import type { Recorded } from './record'

export interface BareInput {
  answers: Recorded[]
  /** Port on loopback of the server that is asked for all else. */
  passOnTo?: number
}

const { answers, passOnTo } = await told<BareInput>()
const known = new Map(
  answers.map(({ address, status, headers, body }) => [
    address,
    { status, headers: headers.flat(), body: Buffer.from(body, 'base64') },
  ]),
)

const server = http.createServer((request, response) => {
  const answer = known.get(request.url ?? '')
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
  else if (passOnTo) passOn(request, response, passOnTo)
  else response.writeHead(404).end()
})

const agent = new http.Agent({ keepAlive: true })

function passOn(request: http.IncomingMessage, response: http.ServerResponse, port: number): void {
  const { method, url: path, headers } = request
  const asked = http.request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.once('error', () => response.destroy())
  request.pipe(asked)
}

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
