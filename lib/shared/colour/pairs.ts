/** The pairs of chosen colours that words are read by: checked as they are chosen, and again when they are saved. Client-safe. */
import { contrast, luminance, nearestShade, parseColour, TEXT_CONTRAST } from './contrast'
import { COLOUR_NAMES, type ColourName, type Colours, NO_COLOURS, OWN, TOKEN_OF } from './palette'

/** Dark words on a light ground: the logo for light ground stands on paper, too. */
interface Pair {
  text: ColourName
  ground: ColourName
  /** At whose field it is told. */
  at: ColourName
}

const PAIRS = [
  { text: 'ink', ground: 'paper', at: 'ink' },
  { text: 'accent', ground: 'paper', at: 'accent' },
  { text: 'ink', ground: 'signal', at: 'signal' },
] as const satisfies Pair[]

type CheckedPair = (typeof PAIRS)[number] & { ratio: number; passes: boolean; isTurned: boolean }

const colourOf = (name: ColourName, colours: Colours) => colours[name] || OWN[TOKEN_OF[name]]

function checked(pair: (typeof PAIRS)[number], colours: Colours): CheckedPair {
  const [text, ground] = [colourOf(pair.text, colours), colourOf(pair.ground, colours)]
  // Cut, not rounded: 4.49 is below 4.5 in writing, too.
  const ratio = Math.floor(contrast(text, ground) * 100) / 100
  const isTurned = luminance(text) > luminance(ground)
  return { ...pair, ratio, isTurned, passes: !isTurned && contrast(text, ground) >= TEXT_CONTRAST }
}

/** Every pair, with its ratio. @param colours as typed; what is no colour counts as the site's own */
export const checkPairs = (colours: Colours): CheckedPair[] => PAIRS.map((pair) => checked(pair, readable(colours)))

const readable = (colours: Colours): Colours =>
  Object.fromEntries(COLOUR_NAMES.map((name) => [name, parseColour(colours[name]) ?? ''])) as Colours

/** A pair that cannot be read, and what would help. */
export interface Unreadable {
  pair: CheckedPair
  /** The field that it is told at: one that staff filled. */
  at: ColourName
  /** The nearest colour for that field; null where only another field helps. */
  nearest: string | null
}

/** The pairs that cannot be read. @param colours as typed */
export function unreadablePairs(colours: Colours): Unreadable[] {
  const known = readable(colours)
  return checkPairs(known)
    .filter(({ passes }) => !passes)
    .map((pair) => {
      const other = pair.at === pair.text ? pair.ground : pair.text
      const at = known[pair.at] ? pair.at : other
      return { pair, at, nearest: nearestFor(at, pair, known) }
    })
}

/** The nearest that all pairs of a field can be read with; where there is none, at least this one. */
function nearestFor(name: ColourName, { text, ground }: CheckedPair, colours: Colours): string | null {
  const mine = PAIRS.filter((pair) => pair.text === name || pair.ground === name)
  const fits = (pairs: readonly (typeof PAIRS)[number][]) => (tried: string) =>
    pairs.every((pair) => checked(pair, { ...colours, [name]: tried }).passes)
  const now = colourOf(name, colours)
  const onlyThis = mine.filter((pair) => pair.text === text && pair.ground === ground)
  return nearestShade(now, fits(mine)) ?? nearestShade(now, fits(onlyThis))
}

/** Colours as they are stored: '' for what is none, and none at all where a pair of them could not be read. */
export function readColours(stored: unknown): Colours {
  const given = (stored ?? {}) as Partial<Record<ColourName, unknown>>
  const colours = readable(Object.fromEntries(COLOUR_NAMES.map((name) => [name, String(given[name] ?? '')])) as Colours)
  return unreadablePairs(colours).length > 0 ? NO_COLOURS : colours
}
