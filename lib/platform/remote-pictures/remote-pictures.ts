/**
 * Pictures of the server of CONTENT_API_URL: fetched once, sniffed by their bytes, and cached on disk, so that they show while
 * that server is unreachable. Imports nothing of the app: the front uses it.
 */
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/platform/log/log'
import type { RemoteServer } from '@/lib/platform/remote/remote-request'
import { pictureFetcher, type RemotePicture } from './fetch-picture'
import { pictureDiskCache } from './picture-disk-cache'
import { picturePath } from './picture-path'
import { pictureType } from './picture-type'

export interface RemotePicturesOptions extends RemoteServer {
  dataDir: string
  /** Most bytes on disk. */
  diskLimit?: number
}

export const REMOTE_MEDIA_FOLDER = 'remote-media'

const DISK_LIMIT = 500_000_000
/** Other servers may put another picture under an address; ours never do. */
const FRESH_MS = 10 * 60_000
/** Negative cache: paths without a picture are not fetched again for a while. */
const MISSES = { max: 5000, ttl: 30_000 }

/**
 * @returns a function: path of a record → its picture; null where that server has none there. It throws Unreachable
 * where the server is down and the picture was not cached.
 */
export function remotePictures(options: RemotePicturesOptions): (path: string) => Promise<RemotePicture | null> {
  const { origin, dataDir, diskLimit = DISK_LIMIT } = options
  const diskCache = pictureDiskCache(path.join(dataDir, REMOTE_MEDIA_FOLDER), diskLimit)
  const fetchPicture = pictureFetcher(options)
  const misses = new LRUCache<string, true>(MISSES)
  const inFlight = new Map<string, Promise<RemotePicture | null>>()

  const fetched = async (at: string): Promise<RemotePicture | null> => {
    const picture = await fetchPicture(at)
    if (!picture) {
      misses.set(at, true)
      return null
    }
    await diskCache.store(nameOf(origin, at), picture.bytes).catch((error: Error) => {
      log.warn(`A picture of ${origin} could not be kept on disk: ${error.message}.`)
    })
    return picture
  }

  const read = async (at: string): Promise<RemotePicture | null> => {
    const kept = await diskCache.find(nameOf(origin, at))
    const type = kept && pictureType(kept.bytes)
    const known = kept && type ? { bytes: kept.bytes, type } : undefined
    if (kept && known && Date.now() - kept.storedAt < FRESH_MS) return known
    return fetched(at).catch((error: unknown) => {
      if (known) return known
      throw error
    })
  }

  return async (given) => {
    const at = picturePath(given, origin)
    if (at === null || misses.has(at)) return null
    const running = inFlight.get(at) ?? read(at).finally(() => inFlight.delete(at))
    inFlight.set(at, running)
    return running
  }
}

const nameOf = (origin: string, at: string) => `${origin}/${at}`
