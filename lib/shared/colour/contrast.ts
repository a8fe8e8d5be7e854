/** How well a colour is read on another (WCAG 2.2, "contrast ratio"), and the nearest that is. Client-safe. */
import { linearChannels, toHex, toOklch } from './oklch'

/** The least for text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5

/** The least for edges of fields, marks and focus rings (WCAG 2.2, 1.4.11). */
export const GRAPHIC_CONTRAST = 3

/** Relative luminance, from 0 to 1. @param hex `#rrggbb` */
export function luminance(hex: string): number {
  const [r, g, b] = linearChannels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1, where they are one, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/**
 * A colour as people write it: `#abc`, `AABBCC`, digits of either case, spaces around them.
 * @returns `#rrggbb` in lower case; null for what is no colour
 */
export function parseColour(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(text.trim().toLowerCase())?.[1]
  if (!digits) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** A step of lightness that nobody sees. */
const STEP = 0.002

/**
 * The colour that is nearest to one, by lightness, and does what is asked of it; hue stays, and chroma as far as screens go.
 * @returns null where no lightness does
 */
export function nearestShade(hex: string, isFit: (hex: string) => boolean): string | null {
  if (isFit(hex)) return hex
  const { l, c, h } = toOklch(hex)
  for (let away = STEP; away < 1 + STEP; away += STEP) {
    for (const lightness of [l - away, l + away]) {
      if (lightness < -STEP || lightness > 1 + STEP) continue
      const tried = toHex({ l: lightness, c, h })
      if (isFit(tried)) return tried
    }
  }
  return null
}
