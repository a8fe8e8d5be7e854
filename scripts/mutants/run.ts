/**
 * `npm run mutants [-- [--together] [--minutes N] <name>…]`: mutation testing by a table. Each mutant of the table is
 * applied to a copy of the tree, and its test must kill it, that is, fail. Mutants of unit and database tests run two at a
 * time. A mutant of a browser test takes a build of its own, or, with `--together`, shares one with all that change other
 * files. `--minutes` tries as many as time suffices for, in an order drawn by TEST_SEED, and names the others.
 * `npm run test:all` tries all of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SeededRandom } from '@/lib/testing/random'
import { testSeed } from '@/lib/testing/seed'
import { copyTree } from './copy'
import { MUTANTS, type Mutant } from './table'
import { kindOf, type MutantResult, testMutants } from './test-mutants'

/** Mutants that are applied, and built, together. */
type Batch = readonly Mutant[]

const { values, positionals: names } = parseArgs({
  options: { together: { type: 'boolean' }, minutes: { type: 'string' } },
  allowPositionals: true,
})
process.chdir(path.resolve(import.meta.dirname, '../..'))
// The copies have no history to draw a seed from.
process.env.TEST_SEED ??= String(testSeed())

const unknown = names.filter((name) => !MUTANTS.some((each) => each.name === name))
if (unknown.length > 0) {
  console.error(`There is no mutant of this name: ${unknown.join(', ')}`)
  process.exit(2)
}

const RESULTS = '.test/mutants.json'
/** How many copies are tested in parallel: each keeps a core busy. */
const WORKERS = 2
/** How many titles of failed tests are printed. */
const TITLES_SHOWN = 3
/** How long a build with the browser tests of one batch takes. */
const BATCH_MINUTES = 5

const started = performance.now()
const elapsedMinutes = () => (performance.now() - started) / 60_000
const maxMinutes = Number(values.minutes ?? Number.POSITIVE_INFINITY)

// In an order drawn by the seed, so that a run that is cut short leaves out others each time.
const selected = new SeededRandom(testSeed()).shuffled(
  MUTANTS.filter(({ name }) => names.length === 0 || names.includes(name)),
)
const isBrowserMutant = ({ suite }: Mutant) => kindOf(suite) === 'browser'
const browserMutants = selected.filter(isBrowserMutant)
const browserBatches: Batch[] = values.together ? batchesOf(browserMutants) : browserMutants.map((one) => [one])
const otherBatches: Batch[] = selected.filter((one) => !isBrowserMutant(one)).map((one) => [one])

const killed: string[] = []
const survived: { name: string; output: string }[] = []

/** Batches for one build each: no two of a batch change the same file or have the same test. */
function batchesOf(list: readonly Mutant[]): Batch[] {
  const batches: Mutant[][] = []
  const touched = ({ file, also = [] }: Mutant) => [file, ...also.map((change) => change.file)]
  const collide = (a: Mutant, b: Mutant) =>
    touched(a).some((file) => touched(b).includes(file)) || JSON.stringify(a.suite) === JSON.stringify(b.suite)
  for (const one of list) {
    const fitting = batches.find((batch) => !batch.some((other) => collide(one, other)))
    if (fitting) fitting.push(one)
    else batches.push([one])
  }
  return batches
}

function report({ mutant: { name }, isKilled, failedTests, output }: MutantResult): void {
  const more = failedTests.length > TITLES_SHOWN ? ` and ${failedTests.length - TITLES_SHOWN} more` : ''
  const by = `“${failedTests.slice(0, TITLES_SHOWN).join('”, “')}”${more}`
  console.info(isKilled ? `killed  ${name}: ${by}` : `SURVIVED  ${name}\n${output}`)
  if (isKilled) killed.push(name)
  else survived.push({ name, output })
}

/** Tests batches in a copy of its own until none is left or time is over. */
async function runBatches(batches: Batch[], untilMinutes: number): Promise<void> {
  if (batches.length === 0) return
  const copy = copyTree()
  try {
    while (elapsedMinutes() < untilMinutes) {
      const batch = batches.shift()
      if (!batch) return
      for (const result of await testMutants(copy, batch)) report(result)
    }
  } finally {
    copy.remove()
  }
}

// Browser mutants run alone, after the others: two sites at one time would take the same port.
const browserMinutes = Math.min(browserBatches.length * BATCH_MINUTES, maxMinutes / 2)
await Promise.all(Array.from({ length: WORKERS }, () => runBatches(otherBatches, maxMinutes - browserMinutes)))
await runBatches(browserBatches, maxMinutes)

const untested = [...otherBatches, ...browserBatches].flat().map(({ name }) => name)
mkdirSync(path.dirname(RESULTS), { recursive: true })
writeFileSync(RESULTS, JSON.stringify({ killed, survived, untested }))
if (untested.length > 0) console.info(`Not tested, for want of time: ${untested.join(', ')}`)
console.info(
  survived.length === 0 ? `All ${killed.length} mutants were killed.` : `${survived.length} mutants survived.`,
)
process.exit(survived.length === 0 ? 0 : 1)
