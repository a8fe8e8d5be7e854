/** Pictures of the server of CONTENT_API_URL, whose records name them by paths of its own. */
import { LRUCache } from 'lru-cache'
import { remotePictures } from '@/lib/platform/remote-pictures/remote-pictures'
import { isPreviewAddress } from '@/lib/shared/addresses/machine-paths'
import { type Packed, pack } from './encoded-response'
import { FILE_HEADERS } from './response-headers'

interface Options {
  origin: string
  key: string | null
  dataDir: string
  /** Headers of every answer. */
  common: Record<string, string>
}

const PICTURE = /^\/(.+\.(?:avif|gif|jpe?g|png|webp))$/i

const MAX_BYTES = 64 * 1024 * 1024
/** Another server may put another picture under an address; the shelf looks after some minutes. */
const KEPT_MS = 60_000
const LIFETIME = 'public, max-age=300, stale-if-error=86400'

/**
 * @returns a function: decoded path of an address → the picture there; undefined where the address is none of a picture,
 * the other server has none there, or is away and none was kept
 */
export function otherPictures({ common, ...options }: Options): (address: string) => Promise<Packed | undefined> {
  const pictureAt = remotePictures(options)
  const kept = new LRUCache<string, Packed>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 1024,
    ttl: KEPT_MS,
  })
  return async (address) => {
    const path = PICTURE.exec(address)?.[1]
    // A site of this kind has previews as well, but of its own pages.
    if (!path || isPreviewAddress(address)) return undefined
    const known = kept.get(path)
    if (known) return known
    const picture = await pictureAt(path).catch(() => null)
    if (!picture) return undefined
    const headers = { ...common, ...FILE_HEADERS, 'content-type': picture.type, 'cache-control': LIFETIME }
    const packed = await pack({ status: 200, headers, body: picture.bytes })
    kept.set(path, packed)
    return packed
  }
}
