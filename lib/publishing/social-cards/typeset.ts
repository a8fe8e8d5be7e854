/**
 * Sets text in the site's own two faces, from files of ours alone. Pango and HarfBuzz, which come with sharp, shape
 * Bangla: joined letters, signs before their consonant, reph.
 */
import path from 'node:path'
import sharp from 'sharp'
import { escapeMarkup, hasBangla } from '@/lib/platform/pdf/glyph-coverage'

const fileOf = (name: string) => path.resolve(/* turbopackIgnore: true */ 'lib/platform/pdf/fonts', name)
const FONTS = ['anek-latin.ttf', 'anek-bengali.ttf', 'hind-latin.ttf', 'hind-bengali.ttf'].map(fileOf)

/** Families as the files are named inside, whatever their weight is. */
const FACES = {
  head: { family: 'Anek Bangla Medium', weight: 700 },
  body: { family: 'Hind Siliguri Medium', weight: 500 },
} as const

export interface Style {
  face: keyof typeof FACES
  /** In pixels. */
  size: number
  /** Height of a line, as a multiple of the size. */
  leading: number
  colour: string
}

export interface TextBlock {
  /** Four bytes a pixel, cut to the ink. */
  pixels: Buffer
  width: number
  height: number
}

interface Box {
  /** Width, in pixels, at which lines break; left out, they do not. */
  width?: number
  /** Words that are longer than a line are broken, or stick out. */
  breakWords?: boolean
}

let ready: Promise<void> | undefined

/** Fontconfig keeps every file that a text was set from; the text is of no matter. */
async function addFonts(): Promise<void> {
  // Read at the first text. Machines without this file of their own would have each picture warn of it.
  process.env.FONTCONFIG_FILE = fileOf('fonts.conf')
  for (const fontfile of FONTS) await sharp({ text: { text: 'a', font: 'Sans', fontfile } }).toBuffer()
}

/** A text as pixels. @param text in characters that can be drawn, and not empty */
export async function setText(text: string, style: Style, box: Box = {}): Promise<TextBlock> {
  ready ??= addFonts()
  await ready
  const { face, size, leading, colour } = style
  const { family, weight } = FACES[face]
  // Joined letters come apart when they are tracked.
  const tracking = face === 'head' && !hasBangla(text) ? Math.round(size * -0.012 * 1024) : 0
  const attributes = Object.entries({
    font_family: family,
    font_weight: weight,
    font_size: `${size}pt`,
    foreground: colour,
    line_height: Math.round(size * leading * 1024),
    letter_spacing: tracking,
  })
  const markup = `<span ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}>${escapeMarkup(text)}</span>`
  const { width, breakWords } = box
  const wrap = width === undefined ? 'none' : breakWords ? 'word-char' : 'word'
  // At 72 dots to the inch a point is a pixel.
  const { data, info } = await sharp({ text: { text: markup, font: family, rgba: true, dpi: 72, width, wrap } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
