/** Texts of any length in a box: as large as they fit, and shortened when even the smallest size is too large. */
import { hasBangla } from '@/lib/platform/pdf/glyph-coverage'
import { type Style, setText, type TextBlock } from './typeset'

export interface Room {
  width: number
  height: number
  lines: number
  /** In pixels, the largest first. */
  sizes: readonly number[]
}

type Face = Pick<Style, 'face' | 'colour'>

/** Bangla needs room for signs above and below the line. */
const LEADING = { head: { latin: 1.1, bangla: 1.3 }, body: { latin: 1.36, bangla: 1.46 } }
/** Each halves how far the edge of balanced lines may be from the best. */
const BALANCING_STEPS = 4

const ELLIPSIS = '…'

/** A text within its room, in the largest size that it fits in. @param text in characters that can be drawn, not empty */
export async function fitted(text: string, face: Face, room: Room): Promise<TextBlock> {
  for (const size of room.sizes) {
    const style = styleOf(text, face, size)
    const block = await setText(text, style, { width: room.width })
    if (fits(block, style, room)) return balanced(text, style, block, room)
  }
  return shortened(text, styleOf(text, face, room.sizes.at(-1) ?? 1), room)
}

const styleOf = (text: string, face: Face, size: number): Style => ({
  ...face,
  size,
  leading: LEADING[face.face][hasBangla(text) ? 'bangla' : 'latin'],
})

const fits = (block: TextBlock, style: Style, { width, height, lines }: Room) =>
  block.width <= width && block.height <= height && linesOf(block, style) <= lines

/** Lines of a block, of which only the ink is known: at least half a size for the first, and a leading for each more. */
const linesOf = ({ height }: TextBlock, { size, leading }: Style) =>
  Math.floor((height - 0.35 * size) / (size * leading)) + 1

/** The same lines, about as long as each other: no single word is left for the last. */
async function balanced(text: string, style: Style, block: TextBlock, room: Room): Promise<TextBlock> {
  const lines = linesOf(block, style)
  if (lines === 1) return block
  let [narrow, wide, best] = [room.width / 2, room.width, block]
  for (let step = 0; step < BALANCING_STEPS; step += 1) {
    const width = Math.round((narrow + wide) / 2)
    const tried = await setText(text, style, { width })
    if (tried.width <= width && linesOf(tried, style) === lines) [wide, best] = [width, tried]
    else narrow = width
  }
  return best
}

/** As much of the text as fits in the smallest size, cut where a word ends if there is such a place. */
async function shortened(text: string, style: Style, room: Room): Promise<TextBlock> {
  const signs = Array.from(new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(text), (each) => each.segment)
  const box = { width: room.width, breakWords: true }
  const cut = (count: number) => `${endingWell(signs.slice(0, count).join(''))}${count < signs.length ? ELLIPSIS : ''}`
  let best: TextBlock | undefined
  let [few, many] = [0, signs.length + 1]
  while (many - few > 1) {
    const count = Math.floor((few + many) / 2)
    const block = await setText(count === signs.length ? text : cut(count), style, box)
    if (fits(block, style, room)) [few, best] = [count, block]
    else many = count
  }
  return best ?? setText(ELLIPSIS, style)
}

/** Without the beginning of a word that was cut, and without what no sentence ends in. */
function endingWell(text: string): string {
  const space = text.lastIndexOf(' ')
  const whole = space > text.length * 0.8 ? text.slice(0, space) : text
  return whole.replace(/[\s,;:.–—-]+$/, '')
}
