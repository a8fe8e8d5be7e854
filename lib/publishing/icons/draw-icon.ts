import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { toCoveredText } from '@/lib/platform/pdf/glyph-coverage'
import { OWN } from '@/lib/shared/colour/palette'
import { ICON_FILES, type IconName } from '@/lib/shared/icons'
import { setText } from '../social-cards/typeset'
import { icoFile } from './ico-file'
import type { IconSource } from './icon-source'

/** Of the side: corners of icons that devices do not cut themselves. */
const ROUNDING = 11 / 52
/** A letter is drawn this much smaller than a mark, which has space of its own around it. */
const LETTER = 0.62

const NEUTRAL = () => readFile(path.resolve(/* turbopackIgnore: true */ 'public/icon.svg'))

/**
 * An icon as a file: the mark on paper, or the letter on ink, or the site's own where there is neither.
 * @param mark bytes of the mark's picture
 * @throws when these cannot be decoded
 */
export async function drawIcon(name: IconName, source: IconSource, mark: Buffer | null): Promise<Buffer> {
  const { sizes, share, filled } = ICON_FILES[name]
  const pictures = await Promise.all(
    sizes.map(async (size) => ({ size, png: await drawn(size, { share, filled }, source, mark) })),
  )
  return name.endsWith('.ico') ? icoFile(pictures) : (pictures[0]?.png ?? Buffer.alloc(0))
}

interface Shape {
  share: number
  filled: boolean
}

async function drawn(size: number, { share, filled }: Shape, source: IconSource, mark: Buffer | null): Promise<Buffer> {
  const { ink, paper } = source
  const letter = toCoveredText(source.letter)
  const inner = Math.round(size * share)
  if (!mark && !letter) return neutral(size, filled ? inner : size, filled)
  const layer = mark ? await fitted(mark, inner) : await letterOf(letter, inner, paper)
  return ground(size, mark ? paper : ink, filled)
    .composite([layer])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Paper or ink, to the edges or with rounded corners. */
function ground(size: number, colour: string, filled: boolean) {
  const radius = filled ? 0 : size * ROUNDING
  const square = `<rect width="${size}" height="${size}" rx="${radius}" fill="${colour}"/>`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${square}</svg>`))
}

async function fitted(mark: Buffer, inner: number): Promise<OverlayOptions> {
  return { input: await sharp(mark).resize(inner, inner, { fit: 'inside' }).png().toBuffer() }
}

async function letterOf(letter: string, inner: number, colour: string): Promise<OverlayOptions> {
  const style = { face: 'head', size: inner * LETTER, leading: 1, colour } as const
  const { pixels, width, height } = await setText(letter, style)
  const raw = { width, height, channels: 4 } as const
  // A letter with wide signs stays within the icon.
  const input = await sharp(pixels, { raw })
    .resize(inner, inner, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  return { input }
}

async function neutral(size: number, inner: number, filled: boolean): Promise<Buffer> {
  const input = await sharp(await NEUTRAL(), { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  // The file has the site's own ground.
  return ground(size, OWN.ink, filled).composite([{ input }]).png({ compressionLevel: 9 }).toBuffer()
}
