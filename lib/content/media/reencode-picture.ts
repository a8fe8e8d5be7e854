/**
 * Re-encodes uploaded pictures: the type is detected from the bytes, and only the pixels are kept (OWASP, File Upload
 * Cheat Sheet).
 */
import { bulkhead } from 'cockatiel'
import sharp, { type Metadata } from 'sharp'
import { pictureType } from '@/lib/platform/remote-pictures/picture-type'

/** Formats that sharp decodes and a browser shows; SVG can carry scripts and is not among them. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'gif'])
/** 50 megapixels: beyond any camera the staff use, well below what exhausts the memory. */
const MAX_PIXELS = 50_000_000
/** What cannot be read row by row is unpacked as a whole, into this many bytes at the most. */
const MAX_UNPACKED = 150_000_000
/** A picture takes one second or two; one that was made to take longer is let go. */
const SECONDS = 20
/** The size in which a picture is kept: as wide as any screen shows it, and not endlessly long. */
export const LARGEST_WIDTH = 2000
const LARGEST_HEIGHT = 4000

/** A file that cannot be shown; the message is for the person who sent it. */
export class NotAPicture extends Error {
  override name = 'NotAPicture'
}

const NOT_ONE = 'This file is not a picture that can be shown. Please use JPEG, PNG, WebP, AVIF or GIF.'
const DAMAGED = 'This picture is damaged or too large: 50 megapixels at the most.'
const TOO_MUCH = 'This picture needs too much memory to be unpacked. Please save it smaller, or as a plain JPEG.'

const TOO_NARROW = 'This picture is too long for its width: one side may be 50 times the other at the most.'
/** What is narrower is a line at any size in which it is shown. */
const MOST_RATIO = 50

/** Pictures are decoded one at a time, so that many at once take no more memory than one. */
const decodeQueue = bulkhead(1, Number.POSITIVE_INFINITY)

/**
 * Re-encodes a picture: upright, in sRGB, its first frame, reduced to the size in which it is stored, and without the
 * file's metadata (place, camera, thumbnails, profiles, appended data).
 * @param bytes of a file from anybody
 * @returns a PNG
 * @throws NotAPicture
 */
export async function reencodePicture(bytes: Buffer): Promise<Buffer> {
  // Ahead of the decoders: of all that they read, five formats are wanted.
  if (!pictureType(bytes)) throw new NotAPicture(NOT_ONE)
  return decodeQueue.execute(() => reencoded(bytes))
}

async function reencoded(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
  const meta = await picture.metadata().catch((error: Error) => {
    throw new NotAPicture(/pixel limit/i.test(error.message) ? DAMAGED : NOT_ONE)
  })
  if (!FORMATS.has(formatOf(meta) ?? '')) throw new NotAPicture(NOT_ONE)
  if (meta.width * meta.height > MAX_PIXELS) throw new NotAPicture(DAMAGED)
  if (unpackedBytes(meta) > MAX_UNPACKED) throw new NotAPicture(TOO_MUCH)
  const [short, long] = [meta.width, meta.height].sort((a, b) => a - b) as [number, number]
  if (long > short * MOST_RATIO) throw new NotAPicture(TOO_NARROW)
  return picture
    .autoOrient()
    .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer()
    .catch(() => {
      throw new NotAPicture(DAMAGED)
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
