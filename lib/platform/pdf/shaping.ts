/**
 * Text of both scripts in a PDF. pdfkit shapes by fontkit, which writes the word-initial form of every Bangla vowel sign
 * in the middle of words, too (260 of the 780 words of the site's own); so glyphs come from HarfBuzz here, and fontkit
 * only embeds them.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as harfbuzz from 'harfbuzzjs'

/** Faces that PDFs are set in: body and headings, each with a file a script. */
export const FACES = { text: 'hind', heading: 'anek' } as const
export type Face = keyof typeof FACES
export const SCRIPTS = ['latin', 'bengali'] as const
export type Script = (typeof SCRIPTS)[number]

/** fontkit reads as much of each glyph; the joiners, which have no outline, stand at the very end of a file. */
const GLYPH_HEAD = 10

/** The bytes of a face's file for a script. */
export function fontFile(face: Face, script: Script): Buffer {
  const file = `${FACES[face]}-${script}.ttf`
  // Written out, so that the build takes the fonts along.
  const bytes = readFileSync(path.join(process.cwd(), 'lib/platform/pdf/fonts', file))
  return Buffer.concat([bytes, Buffer.alloc(GLYPH_HEAD)])
}

/** What pdfkit has of a font, and fontkit behind it, as far as it is used here. */
export interface EmbeddedFont {
  font: {
    getGlyph: (id: number) => { id: number; advanceWidth: number }
    layout: (text: string) => object
  }
  scale: number
  /** Of each code: width, and the letters that it stands for. */
  widths: number[]
  unicode: number[][]
  subset: { includeGlyph: (id: number) => number; glyphs: number[] }
  layout: (text: string, features?: object) => { glyphs: ShapedGlyph[]; positions: object[] }
  encode: (text: string, features?: object) => [codes: string[], positions: object[]]
}

interface ShapedGlyph {
  id: number
  advanceWidth: number
  codePoints: number[]
}

const cut = new Map<string, harfbuzz.Font>()

function fontOf(face: Face, script: Script): harfbuzz.Font {
  const key = `${face} ${script}`
  const known = cut.get(key) ?? new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(fontFile(face, script)), 0))
  cut.set(key, known)
  return known
}

/** Has a font that pdfkit opened take its glyphs from HarfBuzz, and say which letters each of them stands for. */
export function shapeByHarfBuzz(embedded: EmbeddedFont, face: Face, script: Script): void {
  const font = fontOf(face, script)
  embedded.font.layout = (text) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const shaped = buffer.getGlyphInfosAndPositions()
    const letters = lettersOf(text, shaped)
    const glyphs = shaped.map(({ codepoint: id }, index): ShapedGlyph => {
      const { advanceWidth } = embedded.font.getGlyph(id)
      return { id, advanceWidth, codePoints: letters[index] ?? [] }
    })
    const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      ...{ xAdvance, yAdvance, xOffset, yOffset },
    }))
    return {
      glyphs,
      positions,
      // Read after pdfkit has scaled the positions.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
  encodeByLetters(embedded)
}

/** One glyph has several codes where it stands for other letters: most readers know a text by its codes alone. */
function encodeByLetters(embedded: EmbeddedFont): void {
  const { subset, widths, unicode, scale } = embedded
  const codes = new Map<string, number>()
  const codeOf = ({ id, advanceWidth, codePoints }: ShapedGlyph): number => {
    const key = [id, ...codePoints].join(' ')
    const known = codes.get(key)
    if (known !== undefined) return known
    const first = subset.includeGlyph(id)
    const code = unicode[first] ? subset.glyphs.push(id) - 1 : first
    codes.set(key, code)
    widths[code] = advanceWidth * scale
    unicode[code] = codePoints
    return code
  }
  embedded.encode = (text, features) => {
    const { glyphs, positions } = embedded.layout(text, features)
    return [glyphs.map((glyph) => codeOf(glyph).toString(16).padStart(4, '0')), positions]
  }
}

/**
 * The letters that each glyph stands for, in the order in which they are read: those of a cluster are dealt out to its
 * glyphs, whatever order these stand in. Signs that are drawn on both sides of a letter count as the two that they are
 * made of (canonically the same).
 */
function lettersOf(text: string, shaped: readonly { cluster: number }[]): number[][] {
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  const dealt = new Map<number, number[][]>()
  starts.forEach((start, index) => {
    const many = shaped.filter(({ cluster }) => cluster === start).length
    const whole = text.slice(start, starts[index + 1] ?? text.length)
    const letters = [...([...whole].length < many ? whole.normalize('NFD') : whole)]
    const parts = Array.from({ length: many }, (_, part) => {
      // The last glyph has what is left over.
      return part < many - 1 ? letters.slice(part, part + 1) : letters.slice(part)
    })
    dealt.set(
      start,
      // A code without letters would be read as itself; this one is not seen.
      parts.map((part) => (part.length > 0 ? part.map((letter) => letter.codePointAt(0) ?? 0) : [0x200b])),
    )
  })
  return shaped.map(({ cluster }) => dealt.get(cluster)?.shift() ?? [])
}

const BANGLA = /[\p{Script=Beng}৳\u0964\u0965\u200c\u200d]/u
/** No script's own, and in both files. The Bangla file lacks commas and points. */
const SHARED = /\s/

/** A text in pieces of one script each. */
export function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const script = BANGLA.test(letter) ? 'bengali' : 'latin'
    if (last && (last.script === script || SHARED.test(letter))) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}
