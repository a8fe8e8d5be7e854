/** Uploads are judged by their bytes: decoded, limited in pixels, and renamed by content. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Formats that sharp decodes and a browser shows; SVG can carry scripts and is not among them. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
/** 50 megapixels: beyond any camera the staff use, well below what exhausts the memory. */
const MAX_PIXELS = 50_000_000

export class NotAnImage extends APIError {
  constructor(message: string) {
    super(message, 422, undefined, true)
  }
}

/**
 * Checks that bytes are a picture that can be shown.
 * @throws NotAnImage with a sentence for the person who uploads
 */
export async function checkImage(bytes: Buffer): Promise<void> {
  const notOne = 'This file is not a picture that can be shown. Please use JPEG, PNG, WebP, AVIF or GIF.'
  // sharp throws at once for a file without any bytes.
  if (bytes.length === 0) throw new NotAnImage(notOne)
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const meta = await picture.metadata().catch(() => {
    throw new NotAnImage(notOne)
  })
  // sharp calls AVIF by its container.
  const format = meta.format === 'heif' && meta.compression === 'av1' ? 'avif' : meta.format
  if (!(IMAGE_FORMATS as readonly string[]).includes(format ?? '')) throw new NotAnImage(notOne)
  // Metadata alone would let a truncated file or a renamed text pass.
  await picture.stats().catch(() => {
    throw new NotAnImage('This picture is damaged or too large: 50 megapixels at the most.')
  })
}

/** Name by content, so that an address never shows another picture than it did, and can be cached for ever. */
export function contentName(original: string, bytes: Buffer): string {
  const { name } = path.parse(original)
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return `${slug || 'picture'}-${hash}.webp`
}

export const checkUploadedImage: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
  const file = req.file
  if (file && (operation === 'create' || operation === 'update')) {
    await checkImage(file.data)
    file.name = contentName(file.name, file.data)
  }
  return args
}
