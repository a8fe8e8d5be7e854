/**
 * For *.dbtest.ts alone: requests of a program, answered by the route handlers themselves. What the front does for the app
 * (addresses of visitors, closed headers) is done by its own parts; what it does to answers is tested over HTTP.
 */
import type { ClientRequest, ClientResponse, Multipart, Transport } from '@/e2e/support/client'
import { appRequestHeaders } from '@/lib/front/app-request-headers'

type Context = { params: Promise<{ call?: string[]; slug: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>
/** Handlers of a route by their methods. */
export type Handlers = Partial<Record<string, Handler>>

/** The handlers by the paths that they stand below. */
export interface Routes {
  '/api/v1': Handlers
  '/api': Handlers
}

async function bodyOf({ body, multipart }: ClientRequest): Promise<{ bytes?: Buffer; type?: string }> {
  if (!multipart) return body === undefined ? {} : { bytes: Buffer.from(body) }
  const form = new Response(formOf(multipart))
  return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' }
}

function formOf(parts: Multipart): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.set(name, part)
    else form.set(name, new File([new Uint8Array(part.buffer)], part.name, { type: part.mimeType }))
  }
  return form
}

/** What stands in a path below a route; null where that is no path, which Next itself answers. */
function segmentsOf(pathname: string, route: string): string[] | null {
  try {
    return pathname
      .slice(route.length)
      .split('/')
      .slice(1)
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}

/** @param site address of the site @param own headers that go with each request, such as those of whoever is signed in */
export function inProcess(routes: Routes, site: string, own: Record<string, string> = {}): Transport {
  const toApp = appRequestHeaders({ siteUrl: site, trustedProxies: ['127.0.0.1'], developing: false })
  return async (question) => {
    const { method, address } = question
    const url = new URL(address, site)
    const route = url.pathname.startsWith('/api/v1/') ? '/api/v1' : '/api'
    if (!url.pathname.startsWith(`${route}/`)) throw new Error(`${address} is no address of a call.`)
    const segments = segmentsOf(url.pathname, route)
    if (!segments) return { status: 400, headers: {}, text: 'Bad Request' }
    // As Next has it: HEAD is answered by GET.
    const handler = routes[route][method] ?? (method === 'HEAD' ? routes[route].GET : undefined)
    if (!handler) return { status: 405, headers: {}, text: '' }
    const { bytes, type } = await bodyOf(question)
    const headers = toApp({
      url: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        ...lowerCased({ ...own, ...question.headers }),
        ...(type && { 'content-type': type }),
      },
      socket: { remoteAddress: '127.0.0.1' } as never,
    })
    const length = bytes && { 'content-length': String(bytes.length) }
    // As Node has it, what may have a body and has none has an empty one.
    const empty = method === 'GET' || method === 'HEAD' ? undefined : new Uint8Array()
    const request = new Request(url, {
      method,
      headers: { ...headers, ...length },
      body: bytes ? new Uint8Array(bytes) : empty,
    })
    return answerOf(method, await handler(request, { params: Promise.resolve({ call: segments, slug: segments }) }))
  }
}

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

async function answerOf(method: string, response: Response): Promise<ClientResponse> {
  const text = await response.text()
  const headers = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  // As Playwright joins them.
  if (cookies.length > 0) headers['set-cookie'] = cookies.join('\n')
  return { status: response.status, headers, text: method === 'HEAD' ? '' : text }
}
