/** For tests: a small content API on a port of its own, whose responses a test can override. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Override = (request: IncomingMessage, response: ServerResponse) => void

export async function fakeServer() {
  const server = {
    origin: '',
    /** Addresses in the order they were asked for. */
    asked: [] as string[],
    headers: [] as IncomingMessage['headers'][],
    /** Type → records; what is not here is a 404. */
    lists: {} as Record<string, unknown>,
    bangla: {} as Record<string, unknown>,
    images: {} as Record<string, object>,
    /** Undefined: the server keeps none. */
    versions: undefined as Record<string, string> | undefined,
    /** Path below /api/v1 → a response in place of the usual one; '*' for all of them. */
    overrides: {} as Record<string, Override>,
    requestsFor: (path: string) => server.asked.filter((one) => one.split('?')[0] === `/api/v1/${path}`),
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://server.invalid')
    const name = url.pathname.replace('/api/v1/', '')
    server.asked.push(request.url ?? '')
    server.headers.push(request.headers)
    const override = server.overrides[name] ?? server.overrides['*']
    if (override) override(request, response)
    else answer(request, response, bodyOf(name, url))
  })
  const bodyOf = (name: string, { searchParams }: URL): unknown => {
    if (name === 'versions') return server.versions && { data: server.versions }
    if (name === 'images') {
      const known = searchParams.getAll('path').flatMap((path) => {
        const meta = server.images[path]
        return meta ? [[path, meta]] : []
      })
      return { data: Object.fromEntries(known) }
    }
    const bangla = searchParams.get('locale') === 'bn' ? server.bangla[name] : undefined
    return bangla ?? server.lists[name]
  }
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  server.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return server
}

function answer(request: IncomingMessage, response: ServerResponse, body: unknown): void {
  if (body === undefined) {
    response.writeHead(404).end()
    return
  }
  const text = JSON.stringify(body)
  const etag = `"${Buffer.from(text).toString('base64url').slice(-24)}-${text.length}"`
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
  else response.writeHead(200, { 'content-type': 'application/json', etag }).end(text)
}

export const answering =
  (status: number, type: string, body: string | Buffer): Override =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

/** Sends the beginning of a list, and then goes on for ever. */
export const endless: Override = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = Buffer.alloc(1_000_000, ' ')
  const send = () => {
    while (!response.destroyed && response.write(more));
    if (!response.destroyed) response.once('drain', send)
  }
  response.write('[')
  send()
}

export const silent: Override = () => undefined
