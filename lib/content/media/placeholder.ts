/** What stands in a picture's place until it has come: the picture itself, 16 pixels wide, in the page's own HTML. */
import sharp from 'sharp'

const WIDTH = 16
/** Of a picture that is far longer than wide; no WebP is longer than 16,383. */
const MOST_HEIGHT = 256
/** Enough for patches of colour; about 100 bytes. */
const WEBP = { quality: 30, effort: 6 }

/**
 * A picture's placeholder.
 * @param picture its bytes or its file
 * @returns a data: address of a WebP; '' for a picture with transparent parts, through which it would show
 * @throws when the picture cannot be decoded
 */
export async function placeholderOf(picture: Buffer | string): Promise<string> {
  const small = await sharp(picture)
    .autoOrient()
    .resize({ width: WIDTH, height: MOST_HEIGHT, fit: 'inside' })
    .png()
    .toBuffer()
  const { isOpaque } = await sharp(small).stats()
  if (!isOpaque) return ''
  const webp = await sharp(small).removeAlpha().webp(WEBP).toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
