/** Serves pictures of the server of CONTENT_API_URL, whose records name them by paths of its own. */
import { LRUCache } from 'lru-cache'
import { remotePictures } from '@/lib/platform/remote-pictures/remote-pictures'
import { isSocialCardAddress } from '@/lib/shared/addresses/machine-paths'
import { type EncodedResponse, encodeResponse } from './encoded-response'
import { FILE_HEADERS } from './response-headers'

interface Options {
  origin: string
  key: string | null
  dataDir: string
  /** Headers of every response. */
  common: Record<string, string>
}

const PICTURE = /^\/(.+\.(?:avif|gif|jpe?g|png|webp))$/i

const MAX_BYTES = 64 * 1024 * 1024
/** Another server may replace a picture; the disk cache revalidates after some minutes. */
const CACHED_MS = 60_000
const LIFETIME = 'public, max-age=300, stale-if-error=86400'

/**
 * @returns a function: decoded path of an address → the picture there; undefined where the address is none of a picture,
 * the other server has none there, or is unreachable and none was cached
 */
export function remotePictureResponses({
  common,
  ...options
}: Options): (address: string) => Promise<EncodedResponse | undefined> {
  const pictureAt = remotePictures(options)
  const cache = new LRUCache<string, EncodedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 1024,
    ttl: CACHED_MS,
  })
  return async (address) => {
    const path = PICTURE.exec(address)?.[1]
    // The other server may have social cards, too, but of its own pages.
    if (!path || isSocialCardAddress(address)) return undefined
    const known = cache.get(path)
    if (known) return known
    const picture = await pictureAt(path).catch(() => null)
    if (!picture) return undefined
    const headers = { ...common, ...FILE_HEADERS, 'content-type': picture.type, 'cache-control': LIFETIME }
    const encoded = await encodeResponse({ status: 200, headers, body: picture.bytes })
    cache.set(path, encoded)
    return encoded
  }
}
