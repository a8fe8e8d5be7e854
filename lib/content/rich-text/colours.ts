/**
 * The colours of coloured text. A text names one by its class, `colour-<name>`; what it looks like is said in
 * styles/tools/_rich-text.scss by the same names. All have a contrast of 4.5 and more on paper and cotton.
 * Client-safe.
 */

/** Name → value in the palette (styles/settings/_colours.scss; a test compares them), by which a pasted colour finds its nearest. */
export const TEXT_COLOURS = {
  brick: '#a63a22',
  ochre: '#9a5a0a',
  leaf: '#1f6b45',
  river: '#1d5a6b',
  neel: '#2c3a86',
  plum: '#8a2f63',
  bark: '#6b4a2e',
} as const

export type TextColour = keyof typeof TEXT_COLOURS

export const TEXT_COLOUR_NAMES = Object.keys(TEXT_COLOURS) as TextColour[]

/** The class by which a text has a colour. */
export const colourClass = (name: TextColour) => `colour-${name}`

type Rgb = [red: number, green: number, blue: number]

/** Below this distance between its strongest and weakest part a colour is black, grey or white: no colour at all. */
const LEAST_CHROMA = 40

/** The colour of the list that is nearest to a CSS colour (hex or rgb), or undefined for greys and what is no colour. */
export function nearestColour(css: string): TextColour | undefined {
  const wanted = rgbOf(css)
  if (!wanted || Math.max(...wanted) - Math.min(...wanted) < LEAST_CHROMA) return undefined
  const distance = (name: TextColour) => {
    const known = rgbOf(TEXT_COLOURS[name]) ?? [0, 0, 0]
    return Math.hypot(...wanted.map((part, i) => part - (known[i] ?? 0)))
  }
  return TEXT_COLOUR_NAMES.reduce((best, name) => (distance(name) < distance(best) ? name : best))
}

function rgbOf(css: string): Rgb | undefined {
  const text = css.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text)
  if (short) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)) as Rgb
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/.exec(text)
  if (long) return long.slice(1).map((part) => Number.parseInt(part, 16)) as Rgb
  const parts = /^rgba?\((\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})[^)]*\)$/.exec(text)
  return parts ? (parts.slice(1).map((part) => Math.min(Number(part), 255)) as Rgb) : undefined
}
