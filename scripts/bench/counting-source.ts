/** A content source in a process of its own, which forwards to a site's /api/v1 and counts the requests. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentInput } from './processes'

export interface CountingInput {
  /** Port on loopback of the site that has the content. */
  port: number
}

/** Address → number of requests. */
export type Reads = Record<string, number>

const { port } = await parentInput<CountingInput>()
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

// Each message is answered with the reads since the last one.
process.on('message', () => {
  process.send?.(reads)
  reads = {}
})

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
