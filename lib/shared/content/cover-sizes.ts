/**
 * The `sizes` attribute of a picture that covers its place: a picture that is wider in shape than the place is drawn
 * beyond its edges, and has to be as sharp there.
 * @param places `sizes` as HTML has it, with `<width> x <height>` where the place has a height of its own:
 *   '(max-width: 720px) 92vw x 250px, 393px'
 * @param ratio the picture's width over its height; 0 or NaN leaves the widths as they are
 */
export function coverSizes(places: string, ratio: number): string {
  return places
    .split(/,(?![^(]*\))/)
    .map((place) => {
      const [, condition = '', width = '', height] = /^\s*(\([^)]*\) )?(.+?)(?: x (.+))?$/.exec(place) ?? []
      const drawn = height && ratio > 0 ? `max(${width}, ${Number(ratio.toFixed(2))} * ${height})` : width
      return condition + drawn
    })
    .join(', ')
}
