/** A donor's year on as many pages of A4 as it takes. Points from the top left. */

import type { PdfPage, TextStyle } from '@/lib/platform/pdf/pdf-page'
import { fill } from '@/lib/shared/format/fill'
import { BRICK, drawIssuer, INK, INK_2, LABEL, LEFT, RIGHT, stitch, VALUE, WIDTH } from './receipt-drawing'
import type { StatementView } from './statement-view'

const TOP = 52
const BOTTOM = 760
const GAP = 8
const LINE_COLOUR = '#DCCFB5'

/** Of day, receipt, fund, purpose and amount. */
const WIDTHS = [92, 84, 135, 88, 84]

const CELL: TextStyle = { size: 10, colour: INK, tag: 'TD' }
const HEAD: TextStyle = { size: 9.5, colour: INK_2, tag: 'TH' }
const PART: TextStyle = { face: 'heading', size: 15, colour: INK, tag: 'H2' }

interface Means {
  /** Of the issuer, as a PNG. */
  mark: Buffer | null
  /** Writes a page's number in the language's digits. */
  digits: (text: string) => string
}

export function drawStatement(page: PdfPage, view: StatementView, { mark, digits }: Means): void {
  let number = 1
  const foot = () => {
    stitch(page, 778)
    const of = fill(view.page, { number: digits(String(number)) })
    const said = [view.computer, page.hasMissingGlyphs ? view.lacking : '', of].filter(Boolean).join(' ')
    page.write(said, { x: LEFT, y: 788, width: WIDTH }, { size: 9, colour: INK_2 })
  }
  /** Where what is this high can be written: here, or on the next page. */
  const room = (y: number, height: number): number => {
    if (y + height <= BOTTOM) return y
    foot()
    page.addPage()
    number += 1
    return TOP
  }
  let y = drawHead(page, view, mark)
  y = drawGifts(page, view, { y, room })
  y = room(y + 8, page.heightOf(view.note, WIDTH, LABEL))
  y += page.write(view.note, { x: LEFT, y, width: WIDTH }, LABEL) + 14
  drawTotals(page, view, { y, room })
  foot()
  page.end()
}

interface Flow {
  y: number
  room: (y: number, height: number) => number
}

function drawHead(page: PdfPage, view: StatementView, mark: Buffer | null): number {
  let y = drawIssuer(page, view, { top: TOP, mark })
  stitch(page, y + 10)
  y += 30
  const title: TextStyle = { face: 'heading', size: 22, colour: BRICK, tag: 'H1' }
  y += page.write(view.heading, { x: LEFT, y, width: WIDTH }, title) + 8
  for (const [label, value] of view.head) {
    const named = page.write(label, { x: LEFT, y, width: 150 }, LABEL)
    y += Math.max(named, page.write(value, { x: LEFT + 160, y, width: WIDTH - 160 }, VALUE)) + 2
  }
  return y + 14
}

function drawGifts(page: PdfPage, { giftsLabel, columns, gifts, none }: StatementView, { y: top, room }: Flow): number {
  let y = top + page.write(giftsLabel, { x: LEFT, y: top, width: WIDTH }, PART) + 4
  if (gifts.length === 0) return y + page.write(none, { x: LEFT, y, width: WIDTH }, VALUE)
  page.group('Table', () => {
    y = drawRow(page, columns, HEAD, y)
    for (const gift of gifts) {
      const at = room(y, heightOf(page, gift, CELL))
      y = drawRow(page, gift, CELL, at < y ? drawRow(page, columns, HEAD, at) : at)
    }
  })
  return y
}

const heightOf = (page: PdfPage, cells: string[], style: TextStyle): number =>
  Math.max(...cells.map((cell, index) => page.heightOf(cell, (WIDTHS[index] ?? 0) - GAP, style)))

function drawRow(page: PdfPage, cells: string[], style: TextStyle, y: number): number {
  page.group('TR', () => {
    let x = LEFT
    cells.forEach((cell, index) => {
      const width = WIDTHS[index] ?? 0
      const last = index === cells.length - 1
      page.write(cell, { x, y, width: last ? width : width - GAP }, { ...style, align: last ? 'right' : 'left' })
      x += width
    })
  })
  const bottom = y + heightOf(page, cells, style) + 3
  page.ornament((doc) => doc.moveTo(LEFT, bottom).lineTo(RIGHT, bottom).lineWidth(0.5).stroke(LINE_COLOUR))
  return bottom + 4
}

function drawTotals(page: PdfPage, { totalsLabel, totals }: StatementView, { y: top, room }: Flow): void {
  if (totals.length === 0) return
  let y = room(top, 80)
  y += page.write(totalsLabel, { x: LEFT, y, width: WIDTH }, PART) + 4
  for (const { label, amount, inWords } of totals) {
    y = room(y, 24 + page.heightOf(inWords, WIDTH, CELL))
    page.write(label, { x: LEFT, y, width: 300 }, VALUE)
    y += page.write(amount, { x: 360, y, width: RIGHT - 360 }, { ...VALUE, face: 'heading', align: 'right' })
    y += page.write(inWords, { x: LEFT, y, width: WIDTH }, { ...CELL, colour: INK_2, tag: 'P' }) + 8
  }
}
