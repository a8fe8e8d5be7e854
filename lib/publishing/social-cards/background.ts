/** What stands behind the texts: paper, river bank, thread, stitches. All of it drawn as SVG, without a letter. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type Palette, paletteOf, type Token } from '@/lib/shared/colour/palette'
import type { Program } from '@/lib/shared/format/program'
import { CARD_SIZE, type SocialCard } from './card'

/** The colours that a card is drawn in: the foundation's. */
export const paletteOfCard = ({ colours }: Pick<SocialCard, 'colours'>): Palette => paletteOf(colours)

/** Of a program's line. */
export const programColour = (program: Program, palette: Palette): string => palette[`t-${program}`]

/** Cloth and motif in the place of a picture that is not there. */
const CLOTHS = {
  news: { colour: 'ink', motif: 'lotus' },
  event: { colour: 'leaf-d', motif: 'kalka' },
  project: { colour: 'river', motif: 'lotus' },
  subcategory: { colour: 'river', motif: 'lotus' },
  health: { colour: 'brick-d', motif: 'lotus' },
  campaign: { colour: 'brick-d', motif: 'kalka' },
  site: { colour: 'ink', motif: 'kalka' },
} as const satisfies Record<SocialCard['kind'], { colour: Token; motif: string }>

const svg = (body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" fill="none" stroke-linecap="round">${body}</svg>`,
  )

const publicFile = (name: string) => path.resolve(/* turbopackIgnore: true */ 'public/images', name)

/** A file of the site's own pictures. */
const ownPicture = (name: string): Promise<Buffer> => readFile(publicFile(name))

/** The largest room for a logo, in pixels: beside the site's own picture. */
export const LOGO = { width: 300, height: 112 } as const

/** Where a picture stands beside the paper of records; the site's own, a wide one, has more room. */
export const PICTURE = { left: 660, width: 540, height: 630 } as const
export const WIDE_PICTURE = { left: 545, width: 655, height: 630 } as const
export const placeOf = (kind: SocialCard['kind']) => (kind === 'site' ? WIDE_PICTURE : PICTURE)

/** The paper that texts stand on, as far as a picture, with the river bank's thread along its edge. */
export function paper({ left }: { left: number }, { paper: colour }: Palette): Buffer {
  const bank = (x: number) => `M${x + 8} -10C${x + 56} 90 ${x + 56} 190 ${x + 30} 300S${x - 4} 520 ${x + 34} 640`
  const thread = `stroke="${colour}" stroke-width="3.2" stroke-dasharray="14 11"`
  return svg(`<path fill="${colour}" d="${bank(left)}H-10V-10Z"/><path ${thread} d="${bank(left + 15)}"/>`)
}

interface Stretch {
  left: number
  right: number
  /** Middle of the stitches. */
  y: number
}

/** A running stitch, as beside the headings of sections. */
export function stitches({ left, right, y }: Stretch, colour: string): Buffer {
  const [stitch, space] = [14, 9]
  // No stitch is cut.
  const whole = Math.floor((right - left + space) / (stitch + space)) * (stitch + space) - space
  const dashes = `stroke-width="3" stroke-dasharray="${stitch} ${space}"`
  return svg(`<path stroke="${colour}" ${dashes} d="M${right - whole} ${y}H${right}"/>`)
}

/** How much of a goal was given, in stitches. */
export function progress({ left, right, y }: Stretch, percent: number, palette: Palette): Buffer {
  const reached = ((right - left) * Math.min(100, Math.max(0, percent))) / 100
  const clip = `<clipPath id="reached"><rect x="${left}" y="0" width="${reached}" height="${CARD_SIZE.height}"/></clipPath>`
  const row = (colour: string, clipped = '') =>
    `<path stroke="${colour}" stroke-width="11" stroke-dasharray="12 19" d="M${left + 6} ${y}H${right - 6}"${clipped}/>`
  return svg(`${clip}${row(palette['stitch-track'])}${row(palette.leaf, ' clip-path="url(#reached)"')}`)
}

const MOTIF = 440
/** The paper's edge swings over the picture by this much. */
const BANK = 22

/** Cloth with one large motif, for cards without a picture. */
export async function cloth(kind: SocialCard['kind'], palette: Palette): Promise<Buffer> {
  const { colour, motif } = CLOTHS[kind]
  const drawn = (await ownPicture(`motifs/${motif}.svg`)).toString().replaceAll('#000', palette['must-l'])
  const { width, height } = placeOf(kind)
  const stitched = await sharp(Buffer.from(drawn)).resize({ height: MOTIF }).png().toBuffer({ resolveWithObject: true })
  const left = Math.round((width - stitched.info.width) / 2) + BANK
  return sharp({ create: { width, height, channels: 3, background: palette[colour] } })
    .composite([{ input: stitched.data, left, top: (height - MOTIF) / 2 }])
    .png()
    .toBuffer()
}
