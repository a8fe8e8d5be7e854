/**
 * Pictures of the server of CONTENT_API_URL, passed on to visitors: fetched once, judged by their bytes, and kept on
 * disk, so that they show while that server is away. Imports nothing of the app: the front uses it.
 */
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log'
import { ask, Refused } from '@/lib/remote/ask'
import { patience } from '@/lib/remote/patience'
import { picturePath } from './picture-path'
import { pictureShelf } from './picture-shelf'
import { pictureType } from './picture-type'

export interface RemotePicture {
  bytes: Buffer
  type: string
}

export interface RemotePicturesOptions {
  origin: string
  /** Sent as a bearer token. */
  key: string | null
  dataDir: string
  /** Most bytes on disk. */
  shelfLimit?: number
}

export const REMOTE_MEDIA_FOLDER = 'remote-media'

const SHELF_LIMIT = 500_000_000
/** As large as an upload may be. */
const PICTURE_LIMIT = 15_000_000
const TIMEOUT_MS = 10_000
/** Other servers may put another picture under an address; ours never do. */
const FRESH_MS = 10 * 60_000
/** Addresses that are no picture are not asked for again and again, whoever tries them. */
const MISSES = { max: 5000, ttl: 30_000 }

/**
 * @returns a function: path of a record → its picture; null where that server has none there. It throws Unreachable
 * where the server is away and the picture was not kept.
 */
export function remotePictures(options: RemotePicturesOptions): (path: string) => Promise<RemotePicture | null> {
  const { origin, key, dataDir, shelfLimit = SHELF_LIMIT } = options
  const shelf = pictureShelf(path.join(dataDir, REMOTE_MEDIA_FOLDER), shelfLimit)
  const patiently = patience()
  const misses = new LRUCache<string, true>(MISSES)
  const underway = new Map<string, Promise<RemotePicture | null>>()

  const fetched = async (at: string): Promise<RemotePicture | null> => {
    const headers: Record<string, string> = { accept: 'image/avif,image/webp,image/*' }
    if (key) headers.authorization = `Bearer ${key}`
    const url = new URL(at.split('/').map(encodeURIComponent).join('/'), `${origin}/`)
    const question = { headers, limit: PICTURE_LIMIT, timeoutMs: TIMEOUT_MS }
    const { status, body } = await patiently(() => ask(url, question)).catch((error: unknown) => {
      if (error instanceof Refused) return { status: 0, body: Buffer.alloc(0) }
      throw error
    })
    const type = status === 200 ? pictureType(body) : undefined
    if (!type) {
      misses.set(at, true)
      return null
    }
    await shelf.keep(nameOf(origin, at), body).catch((error: Error) => {
      log.warn(`A picture of ${origin} could not be kept on disk: ${error.message}.`)
    })
    return { bytes: body, type }
  }

  const read = async (at: string): Promise<RemotePicture | null> => {
    const kept = await shelf.find(nameOf(origin, at))
    const type = kept && pictureType(kept.bytes)
    const known = kept && type ? { bytes: kept.bytes, type } : undefined
    if (kept && known && Date.now() - kept.keptAt < FRESH_MS) return known
    return fetched(at).catch((error: unknown) => {
      if (known) return known
      throw error
    })
  }

  return async (given) => {
    const at = picturePath(given, origin)
    if (at === null || misses.has(at)) return null
    const running = underway.get(at) ?? read(at).finally(() => underway.delete(at))
    underway.set(at, running)
    return running
  }
}

const nameOf = (origin: string, at: string) => `${origin}/${at}`
