/**
 * Colours between sRGB and OKLCH, where lightness is what the eye takes it for. After Björn Ottosson, "A perceptual color
 * space for image processing" (2020), whose matrices these are; the same as CSS Color 4. Client-safe.
 */

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = [number, number, number]

/** The three channels of `#rrggbb`, from 0 to 1, without the curve of screens. */
export function linearChannels(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** @param hex `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const c = Math.hypot(a, bb)
  // A grey has no hue.
  const h = c < 1e-4 ? 0 : (Math.atan2(bb, a) * 180) / Math.PI
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: c < 1e-4 ? 0 : c, h }
}

function linearOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const SLACK = 1e-4
const isShown = (colour: Oklch) => linearOf(colour).every((part) => part >= -SLACK && part <= 1 + SLACK)

/** As `#rrggbb`. What no screen shows loses chroma until one does; lightness and hue stay. */
export function toHex({ l, c, h }: Oklch): string {
  if (l <= 0) return '#000000'
  if (l >= 1) return '#ffffff'
  let [shown, most] = [isShown({ l, c, h }) ? c : 0, c]
  for (let halving = 0; shown < most && halving < 14; halving++) {
    const middle = (shown + most) / 2
    if (isShown({ l, c: middle, h })) shown = middle
    else most = middle
  }
  const digits = linearOf({ l, c: shown, h }).map((part) => {
    const value = Math.min(1, Math.max(0, part))
    const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
