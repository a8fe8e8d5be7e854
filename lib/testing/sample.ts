/**
 * Samples of long tables of test cases: each run draws its own by a seed, and `npm run test:all` runs whole tables.
 * Cases that kill a mutant of scripts/mutants are in every sample.
 */

import { FIXED_CASES, type SampledTable } from './fixed-cases'
import { SeededRandom } from './random'
import { testSeed } from './seed'

/** Whether whole tables run: TEST_WHOLE=1, which `npm run test:all` sets. */
export const isWhole = process.env.TEST_WHOLE === '1'

interface SampleOptions<Case> {
  /** The number of cases beside the fixed ones, at least one. */
  size: number
  /** The name of a case in FIXED_CASES; by default the case itself. */
  keyOf?: (one: Case) => string
  /** Another test runs the whole table, in a quicker way: here it is always sampled. */
  wholeElsewhere?: boolean
}

/**
 * A sample of a table's cases, in the table's order: the fixed cases and `size` others, drawn by the run's seed; all cases
 * with TEST_WHOLE=1. The same seed draws the same cases in every process.
 * @throws Error where a fixed case is not in the table, which would let a mutant survive
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
  const drawn = drawIndexes(cases.length, (at) => fixed.has(keyOf(cases[at] as Case)), table, size)
  return cases.filter((_, at) => drawn.has(at))
}

function drawIndexes(length: number, isFixed: (at: number) => boolean, table: string, size: number): Set<number> {
  const dice = new SeededRandom(testSeed() ^ hashOf(table))
  const all = Array.from({ length }, (_, at) => at)
  const drawn = new Set(all.filter(isFixed))
  const others = all.filter((at) => !drawn.has(at))
  for (let left = Math.min(size, others.length); left > 0; left -= 1) {
    const [one = 0] = others.splice(dice.below(others.length), 1)
    drawn.add(one)
  }
  return drawn
}

/** The number of rounds of a randomised test. @param whole with TEST_WHOLE=1 @param part otherwise */
export const rounds = (whole: number, part: number): number => (isWhole ? whole : part)

/** FNV-1a: gives each table a sequence of its own. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
