/** Client of another server's /api/v1, as far as content is read. Its responses are untrusted. */
import { z } from 'zod'
import { InvalidResponse, type RemoteServer, requestRemote } from '@/lib/platform/remote/remote-request'
import { retryPolicy } from '@/lib/platform/remote/retry-policy'
import { apiPath, type Locale } from '@/lib/shared/addresses/localized'
import type { ContentType, ImageIndex } from '@/lib/shared/content/types'
import { imageMeta } from '../model/image-schema'

/** A response's value; 'unchanged' for a 304, 'missing' where the server has no such call. */
type Read<T> = { value: T; etag: string | undefined } | 'unchanged' | 'missing'

/** What a server of this software offers beside its lists. */
export type SitePart = 'pages' | 'menu' | 'words'

export interface RemoteApi {
  origin: string
  /** The records of a list, unchecked. @throws Unreachable, InvalidResponse */
  list(type: ContentType, locale: Locale, etag?: string): Promise<Read<unknown[]>>
  /** Version of every list; 'missing' where the server keeps none. @throws Unreachable, InvalidResponse */
  versions(etag?: string): Promise<Read<Record<string, string>>>
  /** What a call beside the lists gives, unchecked; 'missing' where there is none. @throws Unreachable, InvalidResponse */
  part(part: SitePart, locale: Locale): Promise<unknown>
  /** What is known of pictures. @throws Unreachable, InvalidResponse */
  images(paths: string[], locale: Locale): Promise<ImageIndex>
}

/** Most bytes of an answer; the largest list that we know of has two. */
const LIMIT = 20_000_000

/** Longest query: servers take eight kilobytes of an address at least. */
const QUERY_LENGTH = 6000

export function remoteApi({ origin, key }: RemoteServer): RemoteApi {
  const patiently = retryPolicy()
  const get = async (path: string, etag?: string): Promise<Read<unknown>> => {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (key) headers.authorization = `Bearer ${key}`
    if (etag) headers['if-none-match'] = etag
    const answer = await patiently(() => requestRemote(new URL(path, origin), { headers, limit: LIMIT }))
    if (answer.status === 304 && etag) return 'unchanged'
    if (answer.status === 404 || answer.status === 405 || answer.status === 410) return 'missing'
    if (answer.status === 401 || answer.status === 403)
      throw new InvalidResponse(`is not given to this site (${answer.status}); CONTENT_API_KEY may be wrong`)
    if (answer.status >= 300 && answer.status < 400)
      throw new InvalidResponse('leads elsewhere; CONTENT_API_URL should be the address itself')
    if (answer.status !== 200) throw new InvalidResponse(`answers ${answer.status}`)
    return { value: parsed(answer.type, answer.body), etag: answer.etag }
  }

  return {
    origin,
    list: async (type, locale, etag) => {
      const read = await get(`${apiPath(type)}${inLanguage(locale)}`, etag)
      return typeof read === 'string' ? read : { ...read, value: listIn(read.value) }
    },
    part: async (part, locale) => {
      const read = await get(`${apiPath(part)}${inLanguage(locale)}`)
      return typeof read === 'string' ? 'missing' : (read.value as { data?: unknown } | null)?.data
    },
    versions: async (etag) => {
      const read = await get(apiPath('versions'), etag)
      if (typeof read === 'string') return read
      const found = versionsSchema.safeParse(read.value)
      if (!found.success) throw new InvalidResponse('is no table of versions')
      return { value: found.data.data, etag: read.etag }
    },
    images: async (paths, locale) => {
      const known: ImageIndex = {}
      for (const query of queriesOf(paths)) {
        const read = await get(`${apiPath('images')}?${query}${locale === 'bn' ? '&locale=bn' : ''}`)
        if (typeof read === 'string') continue
        const found = imagesSchema.safeParse(read.value)
        if (!found.success) throw new InvalidResponse('does not say what pictures are')
        Object.assign(known, found.data.data)
      }
      return known
    },
  }
}

const versionsSchema = z.object({ data: z.record(z.string(), z.string().max(200)) })
const imagesSchema = z.object({ data: z.record(z.string(), imageMeta) })

const inLanguage = (locale: Locale) => (locale === 'en' ? '' : `?locale=${locale}`)

function parsed(type: string, body: Buffer): unknown {
  if (type !== 'application/json' && !type.endsWith('+json'))
    throw new InvalidResponse(`is ${type || 'of no type'} and not JSON`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new InvalidResponse('is no JSON that can be read')
  }
}

function listIn(value: unknown): unknown[] {
  const list = Array.isArray(value) ? value : (value as { data?: unknown } | null)?.data
  if (!Array.isArray(list)) throw new InvalidResponse('is no list')
  return list
}

function queriesOf(paths: string[]): string[] {
  const queries: string[] = []
  let query = ''
  for (const path of paths) {
    const one = new URLSearchParams({ path }).toString()
    if (query && query.length + one.length > QUERY_LENGTH) {
      queries.push(query)
      query = ''
    }
    query += query ? `&${one}` : one
  }
  return query ? [...queries, query] : queries
}
