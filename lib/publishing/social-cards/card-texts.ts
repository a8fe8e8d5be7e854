/** What a social card says, as pieces to be stacked. */
import sharp, { type OverlayOptions } from 'sharp'
import { hasBangla, toCoveredText } from '@/lib/platform/pdf/glyph-coverage'
import type { Palette } from '@/lib/shared/colour/palette'
import { LOGO, paletteOfCard, programColour, progress, stitches } from './background'
import type { SocialCard } from './card'
import { fitted, type Room } from './fit-text'
import { heightOf, layerOf, type Piece, stacked } from './stack'
import type { Style } from './typeset'

const LEFT = 64
const RIGHT = 624
const WIDTH = RIGHT - LEFT
const HEAD = { top: 50, height: 76 }
/** A wider logo has the name in it. */
const MARK_RATIO = 1.6

const NAME_SIZES = [38, 34, 30, 26]
const LINE: Room = { width: WIDTH, height: 60, lines: 1, sizes: [28, 25, 22] }
const TITLE_SIZES = [80, 70, 64, 58, 52, 46, 41]
/** The paper is narrower beside the site's own picture. */
const SITE_WIDTH = 440

type Face = Pick<Style, 'face' | 'colour'>

/** The foundation's mark or logo, where it has one, and its names. */
export async function headOf(card: SocialCard, logo: Buffer | null): Promise<OverlayOptions[]> {
  const { foundation } = card
  const { name, small } = facesOf(card)
  const drawn = logo && (await markOf(logo, { ...LOGO, height: HEAD.height }))
  const middle = HEAD.top + HEAD.height / 2
  const mark = drawn ? [{ input: drawn.data, left: LEFT, top: Math.round(middle - drawn.info.height / 2) }] : []
  if (drawn && drawn.info.width > MARK_RATIO * drawn.info.height) return mark
  const left = drawn ? LEFT + drawn.info.width + 20 : LEFT
  const width = RIGHT - left
  const names = [
    ...(await text(foundation.name, name, { width, height: 84, lines: 2, sizes: NAME_SIZES }, { gap: 10, left })),
    ...(await text(foundation.companionName, small, { ...LINE, width, sizes: [23, 20] }, { gap: 0, left })),
  ]
  return [...mark, ...stacked(names, { middle })]
}

/** Kind, title, and how much was given. @param height of all together, in pixels */
export async function bodyPieces(card: SocialCard, height: number): Promise<Piece[]> {
  const { foundation, title, line, program, raised } = card
  const { palette, name, given: givenFace } = facesOf(card)
  const colour = program ? programColour(program, palette) : palette.brick
  const kind = threaded(await text(line, { face: 'body', colour }, LINE, { gap: 28 }), colour)
  const given = raised
    ? [...bar(raised.percent, palette), ...(await text(raised.text, givenFace, LINE, { gap: 0 }))]
    : []
  const left = height - heightOf(kind) - heightOf(given) - 2 * 34
  // A title of nothing but signs that no font here has must not leave a hole.
  const words = toCoveredText(title) ? title : foundation.name
  // Bangla is the larger of the two at one size.
  const sizes = hasBangla(words) ? TITLE_SIZES.slice(1) : TITLE_SIZES
  const room = { width: WIDTH, height: left, lines: 4, sizes }
  return [...kind, ...(await text(words, name, room, { gap: 34 })), ...given]
}

/** The mark, both names, and what the foundation is for. */
export async function siteTexts(card: SocialCard, logo: Buffer | null): Promise<Piece[]> {
  const { foundation, title, line } = card
  const { palette, name, small } = facesOf(card)
  const drawn = logo && (await markOf(logo, LOGO))
  const width = SITE_WIDTH
  return [
    ...(drawn
      ? [{ height: drawn.info.height, gap: 34, layers: (top: number) => [{ input: drawn.data, left: LEFT, top }] }]
      : []),
    ...(await text(title, name, { width, height: 180, lines: 2, sizes: TITLE_SIZES }, { gap: 26 })),
    ...threaded(
      await text(foundation.companionName, { face: 'body', colour: palette.brick }, { ...LINE, width }, { gap: 30 }),
      palette.brick,
      LEFT + width,
    ),
    ...(await text(line, small, { width, height: 190, lines: 4, sizes: [28, 26, 24] }, { gap: 0 })),
  ]
}

/** How each of the card's texts looks. */
function facesOf(card: Pick<SocialCard, 'colours'>) {
  const palette = paletteOfCard(card)
  return {
    palette,
    name: { face: 'head', colour: palette.ink },
    small: { face: 'body', colour: palette['ink-2'] },
    given: { face: 'body', colour: palette.leaf },
  } as const
}

const markOf = (logo: Buffer, size: { width: number; height: number }) =>
  sharp(logo)
    .resize({ ...size, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })

/** A text as a piece; none where there is nothing that can be drawn. */
async function text(words: string, face: Face, room: Room, { gap, left = LEFT }: { gap: number; left?: number }) {
  const drawn = toCoveredText(words)
  if (!drawn) return []
  const block = await fitted(drawn, face, room)
  return [{ ...block, gap, layers: (top: number) => [layerOf(block, left, top)] }]
}

/** A line with a running stitch from its end to the edge of the column, as beside the headings of sections. */
function threaded(pieces: Awaited<ReturnType<typeof text>>, colour: string, right = RIGHT): Piece[] {
  return pieces.map(({ width, height, gap, layers }) => {
    const left = LEFT + width + 22
    const stitched = (top: number) =>
      right - left < 40 ? [] : [{ input: stitches({ left, right, y: top + height / 2 }, colour) }]
    return { height, gap, layers: (top) => [...layers(top), ...stitched(top)] }
  })
}

function bar(percent: number, palette: Palette): Piece[] {
  const layers = (top: number) => [{ input: progress({ left: LEFT, right: RIGHT, y: top + 6 }, percent, palette) }]
  return [{ height: 12, gap: 20, layers }]
}
