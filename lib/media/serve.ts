import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { env } from '@/lib/env'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** Names are made from the bytes, so a file under a name never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A file of the media folder, or 404. Only names of our own making are looked up, so no path leads out of it. */
export async function serveMedia(request: Request, name: string): Promise<Response> {
  const type = TYPES[path.extname(name)]
  if (!type || !/^[a-z0-9-]+\.(webp|avif)$/.test(name)) return new Response(null, { status: 404 })
  const file = path.join(/* turbopackIgnore: true */ env().dataDir, 'media', name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return new Response(null, { status: 404 })
  const etag = `"${name}"`
  const headers = { 'content-type': type, 'cache-control': IMMUTABLE, 'x-content-type-options': 'nosniff', etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>)
  return new Response(body, { headers: { ...headers, 'content-length': String(found.size) } })
}
