/** A receipt on a page of A4, as the site's cloth: one running stitch, and a hem around the amount. Points from the top left. */
import type { PdfPage, TextStyle } from '@/lib/platform/pdf/pdf-page'
import type { ReceiptView } from './receipt-view'

export const INK = '#1B1F45'
export const INK_2 = '#4B4E6D'
export const BRICK = '#A63A22'
const COTTON = '#F7F0E2'
const MUSTARD = '#F2B431'
const ALTA = '#B01E3A'

export const LEFT = 56
export const RIGHT = 539
export const WIDTH = RIGHT - LEFT
const LABEL_WIDTH = 160

export const LABEL: TextStyle = { size: 10.5, colour: INK_2 }
export const VALUE: TextStyle = { size: 11.5, colour: INK }

/** @param mark of the issuer, as a PNG */
export function drawReceipt(page: PdfPage, view: ReceiptView, mark: Buffer | null): void {
  let y = drawIssuer(page, view, { top: 52, mark })
  stitch(page, y + 10)
  y = drawHead(page, view, y + 30)
  y += page.write(view.fromLabel, { x: LEFT, y, width: WIDTH }, LABEL)
  y += page.write(view.donor, { x: LEFT, y, width: WIDTH }, nameStyle(view.donor)) + 14
  y = drawAmount(page, view, y) + 18
  for (const [label, value] of view.rows) y = drawRow(page, label, value, y)
  if (view.tax) y += page.write(view.tax, { x: LEFT, y: y + 8, width: WIDTH }, VALUE) + 8
  if (view.cancelled) {
    y += page.write(view.cancelled.line, { x: LEFT, y: y + 8, width: WIDTH }, cancelledStyle(view.cancelled.line)) + 8
    stamp(page, view.cancelled.stamp)
  }
  drawSignature(page, view, Math.max(y + 8, 640))
  page.end()
}

/** What is long is written smaller: a receipt is one page. */
const nameStyle = ({ length }: string): TextStyle => ({
  face: 'heading',
  size: length > 120 ? 10 : length > 60 ? 13 : 18,
  colour: INK,
})

const cancelledStyle = (line: string): TextStyle => ({ ...valueStyle(line), colour: ALTA })

const valueStyle = ({ length }: string): TextStyle => ({ ...VALUE, size: length > 120 ? 9 : 11.5 })

/** Twice what is printed of a mark's side in pixels, and more: for paper. */
export const MARK_PIXELS = 320
const MARK_SIDE = 56

interface Letterhead {
  top: number
  mark: Buffer | null
}

export function drawIssuer(page: PdfPage, { issuer }: Pick<ReceiptView, 'issuer'>, { top, mark }: Letterhead): number {
  const width = mark ? WIDTH - MARK_SIDE - 16 : WIDTH
  if (mark)
    page.ornament((doc) => doc.image(mark, RIGHT - MARK_SIDE, top, { fit: [MARK_SIDE, MARK_SIDE], align: 'right' }))
  const name: TextStyle = { face: 'heading', size: issuer.name.length > 80 ? 14 : 24, colour: INK, tag: 'P' }
  let y = top + page.write(issuer.name, { x: LEFT, y: top, width }, name)
  for (const line of issuer.lines) y += page.write(line, { x: LEFT, y, width }, { size: 10, colour: INK_2 })
  return mark ? Math.max(y, top + MARK_SIDE) : y
}

function drawHead(page: PdfPage, { heading, head }: ReceiptView, top: number): number {
  const title = page.write(
    heading,
    { x: LEFT, y: top, width: 250 },
    { face: 'heading', size: 22, colour: BRICK, tag: 'H1' },
  )
  let y = top + 4
  for (const [label, value] of head) {
    const high = page.write(label, { x: 320, y, width: 95 }, LABEL)
    y += Math.max(high, page.write(value, { x: 420, y, width: RIGHT - 420 }, { ...VALUE, align: 'right' }))
  }
  return Math.max(top + title, y) + 20
}

function drawAmount(page: PdfPage, { amountLabel, amount, inWordsLabel, inWords }: ReceiptView, top: number): number {
  const inner = { x: LEFT + 20, width: WIDTH - 40 }
  const figure: TextStyle = { face: 'heading', size: 28, colour: INK }
  const heights = [
    page.heightOf(amountLabel, inner.width, LABEL),
    page.heightOf(amount, inner.width, figure),
    page.heightOf(inWordsLabel, inner.width, LABEL),
    page.heightOf(inWords, inner.width, VALUE),
  ]
  const height = heights.reduce((sum, each) => sum + each, 0) + 36
  page.ornament((doc) => {
    doc.roundedRect(LEFT, top, WIDTH, height, 10).fill(COTTON)
    doc
      .roundedRect(LEFT + 6, top + 6, WIDTH - 12, height - 12, 7)
      .lineWidth(1.5)
      .dash(6, { space: 5 })
      .stroke(MUSTARD)
    doc.undash()
  })
  let y = top + 16
  y += page.write(amountLabel, { ...inner, y }, LABEL)
  y += page.write(amount, { ...inner, y }, figure) + 4
  y += page.write(inWordsLabel, { ...inner, y }, LABEL)
  page.write(inWords, { ...inner, y }, VALUE)
  return top + height
}

function drawRow(page: PdfPage, label: string, value: string, y: number): number {
  const named = page.write(label, { x: LEFT, y, width: LABEL_WIDTH - 12 }, LABEL)
  const said = page.write(value, { x: LEFT + LABEL_WIDTH, y, width: WIDTH - LABEL_WIDTH }, valueStyle(value))
  const bottom = y + Math.max(named, said) + 4
  page.ornament((doc) => doc.moveTo(LEFT, bottom).lineTo(RIGHT, bottom).lineWidth(0.5).stroke('#DCCFB5'))
  return bottom + 6
}

function drawSignature(page: PdfPage, view: ReceiptView, top: number): void {
  const { signature, signatory, designation, computer, lacking } = view
  const right = { x: 330, width: RIGHT - 330 }
  let y = top
  page.ornament((doc) => doc.moveTo(right.x, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(INK_2))
  y += 6
  for (const line of [signatory, designation, signature].filter(Boolean)) {
    y += page.write(line, { ...right, y }, { ...VALUE, align: 'right' })
  }
  stitch(page, 768)
  const small: TextStyle = { size: 9.5, colour: INK_2 }
  page.write(computer, { x: LEFT, y: 778, width: WIDTH }, small)
  if (page.hasMissingGlyphs) page.write(lacking, { x: LEFT, y: 792, width: WIDTH }, small)
}

export function stitch(page: PdfPage, y: number): void {
  page.ornament((doc) => {
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1.75).lineCap('round').dash(9, { space: 7 }).stroke(BRICK)
    doc.undash().lineCap('butt')
  })
}

/** Across the page, over everything, so that no part of it can be taken for a receipt that holds. */
function stamp(page: PdfPage, text: string): void {
  const { doc } = page
  doc
    .save()
    .rotate(-24, { origin: [297, 421] })
    .opacity(0.28)
  page.ornament((each) => each.roundedRect(107, 371, 380, 100, 12).lineWidth(5).stroke(ALTA))
  page.write(text, { x: 107, y: 371, width: 380 }, { face: 'heading', size: 64, colour: ALTA, align: 'center' })
  doc.restore()
}
