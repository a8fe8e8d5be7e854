/**
 * Long tables of cases run in part: each run draws its own part by a seed, and `npm run test:all` runs the whole of them.
 * Cases that a row of scripts/weakened is noticed by are in every part.
 */

import { Dice } from './dice'
import { FIXED_CASES, type SampledTable } from './fixed-cases'
import { seedOfVersion } from './seed'

/** Whether all cases run: TEST_WHOLE=1, as `npm run test:all` sets it. */
export const isWhole = process.env.TEST_WHOLE === '1'

interface SampleOptions<Case> {
  /** How many cases beside the fixed ones are drawn, at least one. */
  size: number
  /** What a case is called in FIXED_CASES; the case itself where that is a text. */
  keyOf?: (one: Case) => string
  /** Another test tries the whole of the table, in a quicker way: here it is always a part. */
  wholeElsewhere?: boolean
}

/**
 * The cases of a table that this run tries, in the table's order: all of them where the whole is asked for, otherwise the
 * fixed ones and `size` others, drawn by the seed of the run. The same seed draws the same cases in every process.
 * @throws Error where a fixed case is not in the table, which would leave a weakness unnoticed
 */
export function sampled<Case>(
  table: SampledTable,
  cases: readonly Case[],
  { size, keyOf = String, wholeElsewhere = false }: SampleOptions<Case>,
): Case[] {
  const fixed = new Set<string>(FIXED_CASES[table])
  const missing = [...fixed].filter((key) => !cases.some((one) => keyOf(one) === key))
  if (missing.length > 0) throw new Error(`The table ${table} has no case ${missing.join(', ')}.`)
  if (isWhole && !wholeElsewhere) return [...cases]
  const drawn = drawnOf(cases.length, (at) => fixed.has(keyOf(cases[at] as Case)), table, size)
  return cases.filter((_, at) => drawn.has(at))
}

function drawnOf(length: number, isFixed: (at: number) => boolean, table: string, size: number): Set<number> {
  const dice = new Dice(seedOfVersion() ^ hashOf(table))
  const all = Array.from({ length }, (_, at) => at)
  const drawn = new Set(all.filter(isFixed))
  const others = all.filter((at) => !drawn.has(at))
  for (let left = Math.min(size, others.length); left > 0; left -= 1) {
    const [one = 0] = others.splice(dice.below(others.length), 1)
    drawn.add(one)
  }
  return drawn
}

/** How many rounds a test of chance makes: all of them where the whole is asked for. */
export const rounds = (whole: number, part: number): number => (isWhole ? whole : part)

/** FNV-1a: tables of one run draw independently of each other. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
