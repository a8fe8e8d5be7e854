/** The copies of a picture: of uploads (collections/media.ts) and of the demo's drawings (scripts/make-demo-media.ts). */

import { cutName } from '@/lib/shared/addresses/picture-names'
import { type Crop, type Focus, shownFocus } from '@/lib/shared/content/framing'

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
  /** What of the picture it is of, where that is not told by the size alone. */
  focus?: Focus
}

/** What of a picture's record tells which copies it has. */
export interface FramedPicture {
  width?: number | null
  upright?: boolean | null
  focus?: Focus | null
  crop?: Crop | null
}

/** The copies in AVIF of a picture, none of them wider than it is. */
export function avifCopies({ width, upright, focus, crop }: FramedPicture): AvifCopy[] {
  const smaller = COPY_WIDTHS.filter((each) => each <= Number(width))
  const copies: AvifCopy[] = smaller.map((each) => ({ suffix: String(each), resize: { width: each } }))
  if (!upright) return copies
  const shown = focus ? shownFocus(focus, crop ?? null) : undefined
  // Cut to what draws the eye where nobody has said what must stay in sight.
  const cut = shown
    ? { resize: UPRIGHT_CUT, focus: shown }
    : { resize: { ...UPRIGHT_CUT, position: 'attention' as const } }
  return [...copies, { suffix: cutName(shown), ...cut }]
}
