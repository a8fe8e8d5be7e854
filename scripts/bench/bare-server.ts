/**
 * A bare node:http server in a process of its own: replays recorded answers byte for byte, and forwards other requests to
 * another server, if it is given one.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentInput } from './processes'
import type { RecordedAnswer } from './recorded-answer'

export interface BareInput {
  answers: RecordedAnswer[]
  /** Port on loopback of the server to which other requests are forwarded. */
  forwardTo?: number
}

const { answers, forwardTo } = await parentInput<BareInput>()
const known = new Map(
  answers.map(({ address, status, headers, body }) => [
    address,
    { status, headers: headers.flat(), body: Buffer.from(body, 'base64') },
  ]),
)

const server = http.createServer((request, response) => {
  const answer = known.get(request.url ?? '')
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
  else if (forwardTo) forward(request, response, forwardTo)
  else response.writeHead(404).end()
})

const agent = new http.Agent({ keepAlive: true })

function forward(request: http.IncomingMessage, response: http.ServerResponse, port: number): void {
  const { method, url: path, headers } = request
  const asked = http.request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.once('error', () => response.destroy())
  request.pipe(asked)
}

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
