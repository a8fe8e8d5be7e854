/** A content source in a process of its own: another site's /api/v1, and a count of who asks it for what. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { told } from './processes'

export interface CountingInput {
  /** Port on loopback of the site that has the content. */
  port: number
}

/** How often each address was asked for. */
export type Reads = Record<string, number>

const { port } = await told<CountingInput>()
let reads: Reads = {}
const agent = new http.Agent({ keepAlive: true })

const server = http.createServer(({ method, url = '/', headers }, response) => {
  const asked = http.request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.once('error', () => response.destroy())
  asked.end()
  reads[url] = (reads[url] ?? 0) + 1
})

// Any message asks for the reads since the last one.
process.on('message', () => {
  process.send?.(reads)
  reads = {}
})

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
