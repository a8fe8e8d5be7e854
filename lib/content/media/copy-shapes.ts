/** The copies of a picture: of uploads (collections/media.ts) and of the demo's drawings (scripts/make-demo-media.ts). */

/** The size in which a picture is kept: as wide as any screen shows it. */
export const LARGEST_WIDTH = 2000

/** Widths of the smaller copies. */
export const COPY_WIDTHS = [480, 800, 1200, LARGEST_WIDTH] as const

/**
 * For a wide picture's place on a phone held upright, which is nearly square: half of the picture would be loaded and not seen.
 * A pixel and a third for each of CSS on most phones.
 */
export const UPRIGHT_CUT = { width: 540, height: 560 } as const

/** How much a cut may be enlarged: where a picture is lower than that, it is shown whole. */
const MOST_ENLARGED = 1.4

export interface Dimensions {
  width: number
  height: number
}

/** Whether a picture of this size has the cut. */
export const hasUprightCut = ({ width, height }: Dimensions): boolean =>
  width >= UPRIGHT_CUT.width && height * MOST_ENLARGED >= UPRIGHT_CUT.height

/** A quarter of the time of effort 4, for files of the same size (docs/decisions/066-picture-copies.md). */
export const AVIF_OPTIONS = { quality: 50, effort: 3 } as const

/** A copy in AVIF: `<name>-<suffix>.avif`. */
export interface AvifCopy {
  suffix: string
  resize: { width: number; height?: number; position?: 'attention' }
}

/** The copies in AVIF of a picture, none of them wider than it is. @param upright whether there is the cut among them */
export function avifCopies(width: number, upright: boolean): AvifCopy[] {
  const smaller = COPY_WIDTHS.filter((each) => each <= width)
  const copies: AvifCopy[] = smaller.map((each) => ({ suffix: String(each), resize: { width: each } }))
  // Cut to what draws the eye.
  return upright ? [...copies, { suffix: 'upright', resize: { ...UPRIGHT_CUT, position: 'attention' } }] : copies
}
