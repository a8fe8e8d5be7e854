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
