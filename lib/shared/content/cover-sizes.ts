/**
 * The `sizes` attribute of a picture that covers its place: a picture that is wider in shape than the place is drawn
 * beyond its edges, and has to be as sharp there.
 * @param places `sizes` as HTML has it, with `<width> x <height>` where the place has a height of its own:
 *   '(max-width: 720px) 92vw x 250px, 393px'
 * @param ratio the picture's width over its height; 0 or NaN leaves the widths as they are
 */
export function coverSizes(places: string, ratio: number): string {
  return drawnAt(places, ratio)
    .map(({ condition, width }) => condition + width)
    .join(', ')
}

/**
 * How much of its width a phone's picture asks for, by pixels of the screen to each of CSS: 1.15 to 1.3 for each remain, and the
 * smallest copy (480 pixels) fills screens of up to 415 CSS pixels.
 */
const SHARES = [
  [2.5, 0.44],
  [1.5, 0.66],
] as const

/** The smallest copy is sharp in a place as narrow as this on every screen. */
const SMALL_PX = 160

/**
 * The `sizes` of a picture that is glanced at: phones with dense screens are given a copy hardly less sharp, of a third of the
 * weight. As coverSizes, for others.
 */
export function lighterCoverSizes(places: string, ratio: number): string {
  const [{ width: narrowest = '' } = {}] = drawnAt(places, ratio)
  if (/^\d+px$/.test(narrowest) && Number.parseInt(narrowest, 10) <= SMALL_PX) return coverSizes(places, ratio)
  const lighter = SHARES.map(
    ([density, share]) => `(max-width: 480px) and (min-resolution: ${density}dppx) calc(${share} * ${narrowest})`,
  )
  return [...lighter, coverSizes(places, ratio)].join(', ')
}

function drawnAt(places: string, ratio: number): { condition: string; width: string }[] {
  return places.split(/,(?![^(]*\))/).map((place) => {
    const [, condition = '', width = '', height] = /^\s*(\([^)]*\) )?(.+?)(?: x (.+))?$/.exec(place) ?? []
    const isHigher = height && ratio > 0
    return { condition, width: isHigher ? `max(${width}, ${Number(ratio.toFixed(2))} * ${height})` : width }
  })
}
