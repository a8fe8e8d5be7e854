/**
 * Pictures of the server of CONTENT_API_URL, passed on to visitors: fetched once, judged by their bytes, and kept on
 * disk, so that they show while that server is away. Imports nothing of the app: the front uses it.
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
  shelfLimit?: number
}

export const REMOTE_MEDIA_FOLDER = 'remote-media'

const SHELF_LIMIT = 500_000_000
/** Other servers may put another picture under an address; ours never do. */
const FRESH_MS = 10 * 60_000
/** Addresses that are no picture are not asked for again and again, whoever tries them. */
const MISSES = { max: 5000, ttl: 30_000 }

/**
 * @returns a function: path of a record → its picture; null where that server has none there. It throws Unreachable
 * where the server is away and the picture was not kept.
 */
export function remotePictures(options: RemotePicturesOptions): (path: string) => Promise<RemotePicture | null> {
  const { origin, dataDir, shelfLimit = SHELF_LIMIT } = options
  const shelf = pictureDiskCache(path.join(dataDir, REMOTE_MEDIA_FOLDER), shelfLimit)
  const fetchPicture = pictureFetcher(options)
  const misses = new LRUCache<string, true>(MISSES)
  const underway = new Map<string, Promise<RemotePicture | null>>()

  const fetched = async (at: string): Promise<RemotePicture | null> => {
    const picture = await fetchPicture(at)
    if (!picture) {
      misses.set(at, true)
      return null
    }
    await shelf.keep(nameOf(origin, at), picture.bytes).catch((error: Error) => {
      log.warn(`A picture of ${origin} could not be kept on disk: ${error.message}.`)
    })
    return picture
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
