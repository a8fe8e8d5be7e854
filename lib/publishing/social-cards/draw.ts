/** Draws the pictures that messengers show of pages. */
import sharp, { type OverlayOptions } from 'sharp'
import type { Palette } from '@/lib/shared/colour/palette'
import type { RecordKind } from '@/lib/shared/content/record-head'
import { cloth, PICTURE, paletteOfCard, paper, WIDE_PICTURE } from './background'
import { CARD_SIZE, type SocialCard } from './card'
import { bodyPieces, headOf, siteTexts } from './card-texts'
import { stacked } from './stack'

/** Pictures that a card shows; without one it is drawn all the same. */
export interface CardPictures {
  picture: Buffer | null
  logo: Buffer | null
}

/** Threads of some pixels lose their colour at half the resolution. */
const JPEG = { mozjpeg: true, chromaSubsampling: '4:4:4' } as const
/** Nearly all have 80 to 140 KB in the first; photographs of leaves and crowds can need the others. */
const QUALITIES = [82, 68, 50, 30]
/** WhatsApp leaves out larger pictures. */
const MOST_BYTES = 300_000

/** Of a picture, in pixels: decoding takes four bytes for each. */
const LARGEST = 50_000_000

/** Where the title of a record stands: in the middle of what the foundation's name leaves. */
const BODY = { top: 156, bottom: 598 }

/**
 * A card as a JPEG of 1200 × 630 pixels.
 * @throws when one of the pictures cannot be decoded
 */
export async function drawCard(card: SocialCard, pictures: CardPictures): Promise<Buffer> {
  const { kind } = card
  const layers = kind === 'site' ? await ofSite(card, pictures) : await ofRecord(card, kind, pictures)
  const { data, info } = await sharp({ create: { ...CARD_SIZE, channels: 3, background: paletteOfCard(card).paper } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: info })
      .jpeg({ ...JPEG, quality })
      .toBuffer()
    if (jpeg.length < MOST_BYTES) break
  }
  return jpeg
}

async function ofRecord(card: SocialCard, kind: RecordKind, { picture, logo }: CardPictures) {
  const palette = paletteOfCard(card)
  const [ground, head, body] = await Promise.all([
    picture ? covering(picture, PICTURE, palette) : cloth(kind, palette),
    headOf(card, logo),
    bodyPieces(card, BODY.bottom - BODY.top),
  ])
  const texts = stacked(body, { middle: (BODY.top + BODY.bottom) / 2 })
  return [{ input: ground, left: PICTURE.left, top: 0 }, { input: paper(PICTURE, palette) }, ...head, ...texts]
}

async function ofSite(card: SocialCard, { picture, logo }: CardPictures): Promise<OverlayOptions[]> {
  const palette = paletteOfCard(card)
  const [ground, texts] = await Promise.all([
    picture ? covering(picture, WIDE_PICTURE, palette, 0.74) : cloth('site', palette),
    siteTexts(card, logo),
  ])
  const text = stacked(texts, { middle: CARD_SIZE.height / 2 })
  return [{ input: ground, left: WIDE_PICTURE.left, top: 0 }, { input: paper(WIDE_PICTURE, palette) }, ...text]
}

/**
 * A picture cut to a place that it fills.
 * @param across which part of a picture that is too wide is kept: 0 its left, 1 its right
 */
async function covering(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  { cotton }: Palette,
  across = 0.5,
) {
  const { data, info } = await sharp(picture, { limitInputPixels: LARGEST })
    .autoOrient()
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: cotton })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((info.width - width) * across)
  const top = Math.round((info.height - height) / 2)
  return sharp(data, { raw: info }).extract({ left, top, width, height }).png({ compressionLevel: 0 }).toBuffer()
}
