/** Pieces of a drawing, one below the other. */
import type { OverlayOptions } from 'sharp'
import type { TextBlock } from './typeset'

export interface Piece {
  height: number
  /** Space below, unless it is the last. */
  gap: number
  layers: (top: number) => OverlayOptions[]
}

/** A text as a layer. */
export function layerOf({ pixels, width, height }: TextBlock, left: number, top: number): OverlayOptions {
  return { input: pixels, raw: { width, height, channels: 4 }, left, top }
}

/** The layers of pieces whose stack has its middle at a height, in pixels. */
export function stacked(pieces: readonly Piece[], { middle }: { middle: number }): OverlayOptions[] {
  let top = Math.round(middle - heightOf(pieces) / 2)
  return pieces.flatMap(({ height, gap, layers }) => {
    const made = layers(top)
    top += height + gap
    return made
  })
}

/** How high a stack is, in pixels. */
export function heightOf(pieces: readonly Piece[]): number {
  const all = pieces.reduce((sum, { height, gap }) => sum + height + gap, 0)
  return all - (pieces.at(-1)?.gap ?? 0)
}
