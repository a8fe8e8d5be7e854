/** A PDF page: pdfkit with both scripts, line breaking, and tags for screen readers (PDF/UA). */
import PDFDocument from 'pdfkit'
import type { Locale } from '@/lib/shared/addresses/localized'
import { replaceUncovered } from './glyph-coverage'
import { type EmbeddedFont, FACES, type Face, fontFile, runsOf, SCRIPTS, type Script, shapeByHarfBuzz } from './shaping'

/** Structure type of a text for screen readers. */
type TextTag = 'H1' | 'H2' | 'P' | 'Lbl' | 'TH' | 'TD'

export interface TextStyle {
  face?: Face
  /** Points. */
  size: number
  colour: string
  align?: 'left' | 'right' | 'center'
  tag?: TextTag
}

/** Where a text stands, in points from the top left; it breaks at the width. */
interface Place {
  x: number
  y: number
  width: number
}

interface Word {
  runs: { script: Script; text: string }[]
  width: number
}

const LINE = 1.4

export interface PageOptions {
  title: string
  author: string
  locale: Locale
}

/** One A4 document, filled by `draw` and given as bytes. */
export async function drawPdf({ title, author, locale }: PageOptions, draw: (page: PdfPage) => void): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: locale === 'bn' ? 'bn-BD' : 'en',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author },
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  draw(new PdfPage(doc))
  doc.end()
  return whole
}

/** Drawn for characters that the fonts lack. Copied text has the original. */
const LACKING = '?'

export class PdfPage {
  /** Whether a text was written with characters that the fonts lack. */
  hasMissingGlyphs = false
  readonly #root: PDFKit.PDFStructureElement
  /** What is written becomes a part of it. */
  #part: PDFKit.PDFStructureElement

  constructor(readonly doc: PDFKit.PDFDocument) {
    for (const face of Object.keys(FACES) as Face[]) {
      for (const script of SCRIPTS) {
        doc.registerFont(`${face} ${script}`, fontFile(face, script))
        doc.font(`${face} ${script}`)
        // pdfkit opens the font for each document anew.
        shapeByHarfBuzz((doc as unknown as { _font: EmbeddedFont })._font, face, script)
      }
    }
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
    this.#part = this.#root
  }

  /** Draws decoration, which screen readers skip. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw(this.doc)
    this.doc.endMarkedContent()
  }

  /** Writes a text. @returns how high it is, in points */
  write(text: string, { x, y, width }: Place, style: TextStyle): number {
    const drawn = replaceUncovered(text, LACKING)
    this.hasMissingGlyphs ||= drawn !== replaceUncovered(text, '')
    const lines = this.#linesOf(drawn, width, style)
    const height = style.size * LINE
    const write = () => {
      // What is copied is the text itself, not the order of the glyphs.
      this.doc.markContent('Span', { actual: text })
      lines.forEach((line, index) => {
        this.#writeLine(line, { x, y: y + index * height, width }, style)
      })
      this.doc.endMarkedContent()
    }
    this.#part.add(this.doc.struct(style.tag ?? 'P', {}, [write]))
    return lines.length * height
  }

  /** Groups what `draw` writes in one structure element. */
  group(tag: 'Table' | 'TR', draw: () => void): void {
    const whole = this.#part
    this.#part = this.doc.struct(tag)
    whole.add(this.#part)
    draw()
    this.#part.end()
    this.#part = whole
  }

  /** Adds an empty page. */
  addPage(): void {
    this.doc.addPage()
  }

  /** How high a text would be, in points. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.#linesOf(replaceUncovered(text, LACKING), width, style).length * style.size * LINE
  }

  end(): void {
    this.#root.end()
  }

  #writeLine(line: Word[], { x, y, width }: Place, { face = 'text', size, colour, align = 'left' }: TextStyle): void {
    const used = line.reduce((sum, word) => sum + word.width, 0)
    const room = { left: 0, center: (width - used) / 2, right: width - used }[align]
    let at = x + room
    for (const { script, text } of line.flatMap(({ runs }) => runs)) {
      this.doc.font(`${face} ${script}`).fontSize(size).fillColor(colour)
      // Both scripts on one line: each font has its own ascent.
      this.doc.text(text, at, y + size, { lineBreak: false, baseline: 'alphabetic' })
      at += this.doc.widthOfString(text)
    }
  }

  #linesOf(text: string, width: number, style: TextStyle): Word[][] {
    const lines: Word[][] = [[]]
    let used = 0
    for (const word of text.split(/(?<=\s)/u).flatMap((each) => this.#fitting(each, width, style))) {
      const line = lines.at(-1) as Word[]
      if (used > 0 && used + word.width > width) {
        lines.push([word])
        used = word.width
      } else {
        line.push(word)
        used += word.width
      }
    }
    return lines
  }

  /** A word; in pieces where it is wider than a line. */
  #fitting(text: string, width: number, style: TextStyle): Word[] {
    const word = this.#measured(text, style)
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    if (word.width <= width || letters.length < 2) return [word]
    const middle = Math.ceil(letters.length / 2)
    return [letters.slice(0, middle), letters.slice(middle)].flatMap((part) =>
      this.#fitting(part.join(''), width, style),
    )
  }

  #measured(text: string, { face = 'text', size }: TextStyle): Word {
    const runs = runsOf(text)
    const width = runs.reduce((sum, run) => {
      return sum + this.doc.font(`${face} ${run.script}`).fontSize(size).widthOfString(run.text)
    }, 0)
    return { runs, width }
  }
}
