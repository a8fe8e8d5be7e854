/**
 * The site's colours, and what they become where the foundation chose others: each colour stands to the one that it comes of
 * as in the site's own palette, moved in lightness until it can be read where it stands. Client-safe.
 */
import { contrast, GRAPHIC_CONTRAST, nearestShade, TEXT_CONTRAST } from './contrast'
import { toHex, toOklch } from './oklch'

/** What staff choose: words, page, threads and marks, the donate button. */
export const COLOUR_NAMES = ['ink', 'paper', 'accent', 'signal'] as const
export type ColourName = (typeof COLOUR_NAMES)[number]

/** As `#rrggbb`; '' where the site's own stands. */
export type Colours = Record<ColourName, string>

export const NO_COLOURS: Colours = { ink: '', paper: '', accent: '', signal: '' }

/** The site's own, as styles/settings/_colours.scss has them (a test compares). */
export const OWN = {
  paper: '#fffcf6',
  ink: '#1b1f45',
  brick: '#a63a22',
  must: '#f2b431',
  white: '#ffffff',
  cotton: '#f7f0e2',
  'cotton-2': '#eadfc8',
  'err-bg': '#fff6f5',
  sky: '#f4ddbe',
  'must-h': '#ffc654',
  'brick-d': '#862c22',
  'leaf-d': '#1c5341',
  'must-l': '#f9d276',
  'ink-2': '#4b4e6d',
  neel: '#2c3a86',
  leaf: '#1f6b45',
  river: '#1d5a6b',
  err: '#b01e3a',
  line: '#dccfb5',
  'line-strong': '#8a8676',
  'sky-ink': '#2a2c4c',
  'leaf-text': '#dde8dc',
  'disabled-ink': '#6d6a63',
  'stitch-soft': '#b9a98a',
  'stitch-track': '#cfc0a2',
  'brand-ink': '#55577a',
  'ink-text': '#dcddea',
  'ink-text-2': '#bdbfd6',
  'ink-line': '#5a5e86',
  'ink-rule': '#3a3f70',
  medallion: '#d98e23',
  't-health': '#a63a22',
  't-education': '#2c3a86',
  't-microcredit': '#9a5a0a',
  't-quality': '#1d5a6b',
  't-environment': '#1f6b45',
  't-orphanage': '#8a2f63',
  't-oldhome': '#6b4a2e',
} as const

export type Token = keyof typeof OWN
export type Palette = Record<Token, string>

/** The tokens that staff choose. */
export const TOKEN_OF = { ink: 'ink', paper: 'paper', accent: 'brick', signal: 'must' } as const satisfies Record<
  ColourName,
  Token
>

/** How a colour is made of others. */
interface Rule<Name extends string> {
  /** The chosen one that it comes of; a colour of none keeps its hue, which says something: done, error, a program. */
  of?: ColourName
  /** Takes the hue of the one that it comes of, where its own would be a third colour beside it. */
  sameHue?: true
  /** What is read with it, as text on it or ground below it. */
  with?: readonly Name[]
  /** What only has to be told from it. */
  beside?: readonly Name[]
}

const DARK_TEXT = { with: ['paper', 'cotton', 'white'] } as const

/** In the order in which they are made: grounds, then what stands on them. */
const RULES: [Exclude<Token, 'white' | (typeof TOKEN_OF)[ColourName]>, Rule<Token>][] = [
  ['cotton', { of: 'paper', with: ['ink', 'brick'] }],
  ['cotton-2', { of: 'paper', with: ['ink'] }],
  ['err-bg', { with: ['ink'] }],
  ['sky', { with: ['ink'] }],
  ['must-h', { of: 'signal', with: ['ink'] }],
  ['brick-d', { of: 'accent', with: ['paper'], beside: ['must'] }],
  ['leaf-d', { of: 'accent', sameHue: true, with: ['paper'], beside: ['must'] }],
  ['must-l', { of: 'signal', with: ['ink', 'brick-d', 'leaf-d'] }],
  ['ink-2', { of: 'ink', ...DARK_TEXT }],
  ['neel', { of: 'ink', ...DARK_TEXT }],
  ['leaf', DARK_TEXT],
  ['river', DARK_TEXT],
  ['err', { with: [...DARK_TEXT.with, 'err-bg'] }],
  ['line', { of: 'paper' }],
  ['line-strong', { of: 'paper', beside: ['paper', 'white'] }],
  ['sky-ink', { of: 'ink', with: ['sky'] }],
  ['leaf-text', { of: 'paper', sameHue: true, with: ['leaf-d'] }],
  ['disabled-ink', { of: 'paper', beside: ['white', 'cotton-2'] }],
  ['stitch-soft', { of: 'paper' }],
  ['stitch-track', { of: 'paper' }],
  ['brand-ink', { of: 'ink', with: ['paper', 'cotton'] }],
  ['ink-text', { of: 'ink', with: ['ink'] }],
  ['ink-text-2', { of: 'ink', with: ['ink'] }],
  ['ink-line', { of: 'ink' }],
  ['ink-rule', { of: 'ink' }],
  ['medallion', { of: 'signal' }],
  ['t-health', DARK_TEXT],
  ['t-education', DARK_TEXT],
  ['t-microcredit', DARK_TEXT],
  ['t-quality', DARK_TEXT],
  ['t-environment', DARK_TEXT],
  ['t-orphanage', DARK_TEXT],
  ['t-oldhome', DARK_TEXT],
]

/** What stands to the chosen colour as `own` does to the site's. */
function inKeeping(own: string, from: string, chosen: string, sameHue = false): string {
  if (from === chosen) return own
  const [it, before, now] = [toOklch(own), toOklch(from), toOklch(chosen)]
  const chroma = before.c === 0 ? now.c : (now.c * it.c) / before.c
  return toHex({
    l: now.l + it.l - before.l,
    // A stronger ground must not become gaudy in what comes of it.
    c: Math.min(chroma, Math.max(now.c, it.c)),
    h: sameHue ? now.h : now.h + it.h - before.h,
  })
}

/**
 * Makes one colour by its rule.
 * @param own what it is in the site's own palette
 * @param known the colours that its rule names
 */
function madeBy<Name extends string>(
  own: string,
  { of, sameHue, with: read = [], beside = [] }: Rule<Name>,
  known: Readonly<Record<Name | Token, string>>,
): string {
  const token = of && TOKEN_OF[of]
  const colour = token ? inKeeping(own, OWN[token], known[token], sameHue) : own
  const isFit = (tried: string) =>
    read.every((other) => contrast(tried, known[other]) >= TEXT_CONTRAST) &&
    beside.every((other) => contrast(tried, known[other]) >= GRAPHIC_CONTRAST)
  return nearestShade(colour, isFit) ?? colour
}

let last: { key: string; palette: Palette } | undefined

/** All colours of the site. @param colours as readColours or the settings have them: each pair can be read */
export function paletteOf(colours: Colours): Palette {
  const key = COLOUR_NAMES.map((name) => colours[name]).join()
  if (last?.key === key) return last.palette
  const palette: Palette = { ...OWN }
  for (const name of COLOUR_NAMES) if (colours[name]) palette[TOKEN_OF[name]] = colours[name]
  const isChanged = Object.values(TOKEN_OF).some((token) => palette[token] !== OWN[token])
  if (isChanged) for (const [token, rule] of RULES) palette[token] = madeBy(OWN[token], rule, palette)
  last = { key, palette }
  return palette
}

/** Colours that something shows through, as two more digits: token → what it comes of. */
const VEILS = {
  viewer: { own: '#11142f', of: 'ink', alpha: 'f4' },
  backdrop: { own: OWN.ink, of: 'ink', alpha: 'b8' },
  'ink-28': { own: OWN.ink, of: 'ink', alpha: '47' },
  glow: { own: OWN.must, of: 'signal', alpha: '4d' },
  shimmer: { own: OWN.paper, of: 'paper', alpha: 'cc' },
} as const

/**
 * The custom properties that differ from the site's stylesheet, for the style of the document; undefined where none does.
 * Each is `--name: #rrggbb` or `#rrggbbaa`, which the page's policy counts on.
 */
export function paletteProperties(colours: Colours): Record<`--${string}`, string> | undefined {
  const palette = paletteOf(colours)
  const changed = (Object.keys(OWN) as Token[]).filter((token) => palette[token] !== OWN[token])
  if (changed.length === 0) return undefined
  const veils = Object.entries(VEILS)
    .filter(([, { of }]) => changed.includes(TOKEN_OF[of]))
    .map(([name, { own, of, alpha }]) => [`--${name}`, `${madeBy(own, { of }, palette)}${alpha}`])
  return Object.fromEntries([...changed.map((token) => [`--${token}`, palette[token]]), ...veils])
}
