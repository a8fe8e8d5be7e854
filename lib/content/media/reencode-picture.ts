/**
 * Re-encodes uploaded pictures: the type is detected from the bytes, and only the pixels are kept (OWASP, File Upload
 * Cheat Sheet).
 */
import { AsyncResource } from 'node:async_hooks'
import { bulkhead } from 'cockatiel'
import sharp, { type Metadata } from 'sharp'
import { say } from '@/lib/platform/calls/say'
import { isHeic, pictureType } from '@/lib/platform/remote-pictures/picture-type'
import type { Crop } from '@/lib/shared/content/framing'
import { LARGEST_WIDTH } from './copy-shapes'
import { pixelsOf } from './crop'

/** Formats that sharp decodes and a browser shows; an SVG has become a PNG before (draw-svg.ts). */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'gif'])
/** 50 megapixels: beyond any camera the staff use, well below what exhausts the memory. */
const MAX_PIXELS = 50_000_000
/** What cannot be read row by row is unpacked as a whole, into this many bytes at the most. */
const MAX_UNPACKED = 150_000_000
/** A picture takes one second or two; one that was made to take longer is let go. */
const SECONDS = 20
/** A picture is kept as wide as any screen shows it, and not endlessly long. */
const LARGEST_HEIGHT = 4000

/** A file that cannot be shown; the message is for the person who sent it. */
export class NotAPicture extends Error {
  override name = 'NotAPicture'
}

const notAPicture = (fault: 'notOne' | 'heic' | 'damaged' | 'tooManyPixels' | 'tooMuch' | 'tooNarrow') =>
  new NotAPicture(say(`content.upload.${fault}`))

/** What is narrower is a line at any size in which it is shown. */
const MOST_RATIO = 50

/** Pictures are decoded one at a time, so that many at once take no more memory than one. */
const decodeQueue = bulkhead(1, Number.POSITIVE_INFINITY)

/**
 * Re-encodes a picture: upright, in sRGB, its first frame, reduced to the size in which it is stored, and without the
 * file's metadata (place, camera, thumbnails, profiles, appended data).
 * @param bytes of a file from anybody
 * @param crop the part of it that is wanted; none for the whole
 * @returns a PNG
 * @throws NotAPicture
 */
export async function reencodePicture(bytes: Buffer, crop?: Crop | null): Promise<Buffer> {
  // Ahead of the decoders: of all that they read, five formats are wanted.
  if (!pictureType(bytes)) throw notAPicture(isHeic(bytes) ? 'heic' : 'notOne')
  // Bound, since what waited would otherwise speak the language of the call before it.
  return decodeQueue.execute(AsyncResource.bind(() => reencoded(bytes, crop ?? null)))
}

async function reencoded(bytes: Buffer, crop: Crop | null): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
  const meta = await picture.metadata().catch((error: Error) => {
    throw notAPicture(/pixel limit/i.test(error.message) ? 'tooManyPixels' : 'notOne')
  })
  if (!FORMATS.has(formatOf(meta) ?? '')) throw notAPicture('notOne')
  if (meta.width * meta.height > MAX_PIXELS) throw notAPicture('tooManyPixels')
  if (unpackedBytes(meta) > MAX_UNPACKED) throw notAPicture('tooMuch')
  const [short, long] = [meta.width, meta.height].sort((a, b) => a - b) as [number, number]
  if (long > short * MOST_RATIO) throw notAPicture('tooNarrow')
  // Not packed: it is unpacked again at once, five times.
  const upright = picture.autoOrient()
  // A part is not read row by row: it takes more memory than the whole.
  return (crop ? upright.extract(pixelsOf(meta.autoOrient, crop)) : upright)
    .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => {
      throw notAPicture('damaged')
    })
}

/** sharp calls AVIF by its container. */
const formatOf = ({ format, compression }: Metadata) =>
  format === 'heif' && compression === 'av1' ? 'avif' : (format as string | undefined)

/** Bytes that one pixel takes while a format is unpacked; 0 where the rows come one by one. */
function unpackedBytes(meta: Metadata): number {
  const { width, height, channels, isProgressive, chromaSubsampling } = meta
  const pixels = width * height
  const wide = /short/.test(meta.depth ?? '') ? 2 : 1
  switch (formatOf(meta)) {
    case 'jpeg':
      // Coefficients of two bytes, of every plane.
      return isProgressive ? pixels * (chromaSubsampling === '4:2:0' ? 3 : 2 * channels) : 0
    case 'png':
      return isProgressive ? pixels * channels * wide : 0
    case 'avif':
      return pixels * 7 * wide
    default:
      return pixels * 4
  }
}
