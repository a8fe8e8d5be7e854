/** What of an SVG is drawn: shapes, gradients and masks. Everything else is refused, or is of a drawing program and left out. */

export const SVG = 'http://www.w3.org/2000/svg'
export const XLINK = 'http://www.w3.org/1999/xlink'

export const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
])

/** Of which nothing is drawn, with all that is in them. */
export const SKIPPED: ReadonlySet<string> = new Set(['metadata'])

/** How things look; also as declarations of a style attribute. */
const LOOKS = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color', 'display'],
  ...['visibility', 'clip-path', 'clip-rule', 'mask', 'stop-color', 'stop-opacity', 'paint-order'],
]

export const PROPERTIES: ReadonlySet<string> = new Set(LOOKS)

export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...LOOKS,
  ...['id', 'viewBox', 'preserveAspectRatio', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r'],
  ...['rx', 'ry', 'fx', 'fy', 'd', 'points', 'pathLength', 'transform', 'offset', 'gradientUnits', 'gradientTransform'],
  ...['spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
])

/** Values that reach for something: only a part of the same drawing may be meant. */
const REACHES = /url\s*\(|:|\\|&|</i
const OWN_PART = /^(?:none|url\(\s*(['"]?)#[\w.-]+\1\s*\)(?:\s+[\w#(),.% -]+)?)$/

/** Whether a value says how things look, and fetches nothing. */
export const isPlainValue = (value: string): boolean => !REACHES.test(value) || OWN_PART.test(value.trim())

/** A part of the same drawing. */
export const isOwnPart = (href: string): boolean => /^#[\w.-]+$/.test(href.trim())
