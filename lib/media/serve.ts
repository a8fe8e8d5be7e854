import { open } from 'node:fs/promises'
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
  const etag = `"${name}"`
  const headers = { 'content-type': type, 'cache-control': IMMUTABLE, 'x-content-type-options': 'nosniff', etag }
  const file = await open(path.join(env().dataDir, 'media', name)).catch(() => null)
  if (!file) return new Response(null, { status: 404 })
  if (request.headers.get('if-none-match') === etag) {
    await file.close()
    return new Response(null, { status: 304, headers })
  }
  const { size } = await file.stat()
  const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
  return new Response(body, { headers: { ...headers, 'content-length': String(size) } })
}
