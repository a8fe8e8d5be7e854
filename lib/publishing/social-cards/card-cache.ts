/** Drawn pictures, kept by everything that they show; drawn two at a time, whoever asks. */
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { getImages } from '@/lib/delivery/content'
import { log } from '@/lib/platform/log/log'
import type { ImagePath } from '@/lib/shared/content/types'
import { LOGO, PICTURE } from './background'
import { type Preview, previewVersion } from './card'
import { copyFor, type Place } from './copies'
import { drawPreview, type PreviewPictures } from './draw'
import { pictureOrNone } from './sources'

const MEGABYTE = 1024 * 1024
const MAX_BYTES = 32 * MEGABYTE
/** Drawing takes a core for a moment: pages must go on being answered beside it. */
const TOGETHER = 2
/** Who comes after these is told to come again; more would hold the front's connections to the app for seconds. */
const WAITING = 30
/** A picture of which something could not be read is soon tried again. */
const INCOMPLETE_MS = 30_000
/** Another server may put another picture under an address. */
const LIFETIME_MS = 10 * 60_000

const drawing = bulkhead(TOGETHER, WAITING)

const kept = new LRUCache<string, Buffer, Preview>({
  maxSize: MAX_BYTES,
  sizeCalculation: (jpeg) => jpeg.length + 1024,
  ttl: LIFETIME_MS,
  fetchMethod: (_version, _stale, { context, options }) =>
    drawing.execute(async () => {
      const { jpeg, complete } = await drawWhole(context)
      if (!complete) options.ttl = INCOMPLETE_MS
      return jpeg
    }),
})

/** A picture as a JPEG, drawn now or before; undefined when too many are being drawn. @throws when it cannot be drawn at all */
export async function keptPreview(preview: Preview): Promise<Buffer | undefined> {
  try {
    return await kept.forceFetch(previewVersion(preview), { context: preview })
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return undefined
    throw error
  }
}

/** Draws a preview with its pictures, or without those that are missing or damaged. */
async function drawWhole(preview: Preview): Promise<{ jpeg: Buffer; complete: boolean }> {
  const given = [preview.picture, preview.foundation.logo]
  const known = await getImages(
    given.filter((path): path is string => path !== null),
    preview.locale,
  )
  const read = (path: ImagePath, place: Place) => pictureOrNone(path && copyFor(path, known[path], place))
  const [picture, logo] = await Promise.all([read(preview.picture, PICTURE), read(preview.foundation.logo, LOGO)])
  const pictures: PreviewPictures = { picture: picture.bytes, logo: logo.bytes }
  try {
    return { jpeg: await drawPreview(preview, pictures), complete: !picture.failed && !logo.failed }
  } catch (error) {
    log.warn({ err: error, image: preview.picture }, 'A picture is damaged, and is not in its preview.')
    return { jpeg: await drawPreview(preview, { picture: null, logo: null }), complete: false }
  }
}
