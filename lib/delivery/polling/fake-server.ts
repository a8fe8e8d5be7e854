/** For tests: a content API in memory behind fetch, which notes what it is asked. */
import type { ContentType } from '@/lib/shared/content/types'

interface Answer {
  status?: number
  body?: unknown
  etag?: string
  version?: string
}

export function fakeServer() {
  const server = {
    /** Addresses in the order they were asked for, without the host. */
    asked: [] as string[],
    /** If-None-Match of each request for versions. */
    known: [] as (string | null)[],
    versions: { projects: 'v1', banner: 'v1', donation: 'v1', faq: 'v1' } as Record<string, string>,
    records: {} as Record<string, object[]>,
    /** Versions that lists say they are of, where they say so. */
    listVersions: {} as Record<string, string>,
    images: {} as Record<string, object>,
    /** Answers nothing at all while false. */
    up: true,
    /** Status of everything while it is not 200. */
    status: 200,
    imagesStatus: 200,
    change(type: ContentType, ...records: object[]) {
      server.versions[type] = `${server.versions[type]}+`
      server.records[type] = records
    },
    requests: (part: string) => server.asked.filter((address) => address.startsWith(`/api/v1/${part}`)),
  }
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    server.asked.push(address)
    if (!server.up) throw new TypeError('Failed to fetch')
    return asResponse(answer(server, address, init))
  }) as typeof fetch
  return server
}

function answer(server: ReturnType<typeof fakeServer>, address: string, init: RequestInit): Answer {
  if (server.status !== 200) return { status: server.status, body: { error: {} } }
  const name = address.replace('/api/v1/', '').replace(/\?.*/, '')
  if (name === 'images') return { status: server.imagesStatus, body: { data: server.images } }
  if (name !== 'versions') return { body: { data: server.records[name] ?? [] }, version: server.listVersions[name] }
  const etag = JSON.stringify(Object.values(server.versions).join())
  const known = new Map(Object.entries((init.headers ?? {}) as Record<string, string>)).get('If-None-Match') ?? null
  server.known.push(known)
  return known === etag ? { status: 304, etag } : { body: { data: { ...server.versions } }, etag }
}

function asResponse({ status = 200, body, etag, version }: Answer) {
  const headers: Record<string, string | undefined> = { etag, 'content-version': version }
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => {
      if (body === undefined) throw new SyntaxError('Unexpected end of JSON input')
      return body
    },
  }
}
