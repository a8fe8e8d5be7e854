/** What stands behind the texts: paper, river bank, thread, stitches. All of it drawn as SVG, without a letter. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Program } from '@/lib/shared/format/program'
import { PAPER_COLOUR, THEME_COLOUR } from '@/lib/shared/site'
import { CARD_SIZE, type SocialCard } from './card'

/** The palette of styles/settings/_colours.scss, as far as it shows here. */
export const COLOURS = {
  paper: PAPER_COLOUR,
  cotton: '#f7f0e2',
  ink: THEME_COLOUR,
  ink2: '#4b4e6d',
  brick: '#a63a22',
  leaf: '#1f6b45',
  track: '#cfc0a2',
  mustardLight: '#f9d276',
} as const

export const PROGRAM_COLOURS = {
  health: '#a63a22',
  education: '#2c3a86',
  microcredit: '#9a5a0a',
  quality: '#1d5a6b',
  environment: '#1f6b45',
  orphanage: '#8a2f63',
  oldhome: '#6b4a2e',
} as const satisfies Record<Program, string>

/** Cloth and motif in the place of a picture that is not there. */
const CLOTHS = {
  news: { colour: COLOURS.ink, motif: 'lotus' },
  event: { colour: '#1c5341', motif: 'kalka' },
  project: { colour: '#1d5a6b', motif: 'lotus' },
  subcategory: { colour: '#1d5a6b', motif: 'lotus' },
  health: { colour: '#862c22', motif: 'lotus' },
  campaign: { colour: '#862c22', motif: 'kalka' },
  site: { colour: COLOURS.ink, motif: 'kalka' },
} as const satisfies Record<SocialCard['kind'], { colour: string; motif: string }>

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
export function paper({ left }: { left: number }): Buffer {
  const bank = (x: number) => `M${x + 8} -10C${x + 56} 90 ${x + 56} 190 ${x + 30} 300S${x - 4} 520 ${x + 34} 640`
  const thread = `stroke="${COLOURS.paper}" stroke-width="3.2" stroke-dasharray="14 11"`
  return svg(`<path fill="${COLOURS.paper}" d="${bank(left)}H-10V-10Z"/><path ${thread} d="${bank(left + 15)}"/>`)
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
export function progress({ left, right, y }: Stretch, percent: number): Buffer {
  const reached = ((right - left) * Math.min(100, Math.max(0, percent))) / 100
  const clip = `<clipPath id="reached"><rect x="${left}" y="0" width="${reached}" height="${CARD_SIZE.height}"/></clipPath>`
  const row = (colour: string, clipped = '') =>
    `<path stroke="${colour}" stroke-width="11" stroke-dasharray="12 19" d="M${left + 6} ${y}H${right - 6}"${clipped}/>`
  return svg(`${clip}${row(COLOURS.track)}${row(COLOURS.leaf, ' clip-path="url(#reached)"')}`)
}

const MOTIF = 440
/** The paper's edge swings over the picture by this much. */
const BANK = 22

/** Cloth with one large motif, for cards without a picture. */
export async function cloth(kind: SocialCard['kind']): Promise<Buffer> {
  const { colour, motif } = CLOTHS[kind]
  const drawn = (await ownPicture(`motifs/${motif}.svg`)).toString().replaceAll('#000', COLOURS.mustardLight)
  const { width, height } = placeOf(kind)
  const stitched = await sharp(Buffer.from(drawn)).resize({ height: MOTIF }).png().toBuffer({ resolveWithObject: true })
  const left = Math.round((width - stitched.info.width) / 2) + BANK
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: stitched.data, left, top: (height - MOTIF) / 2 }])
    .png()
    .toBuffer()
}
