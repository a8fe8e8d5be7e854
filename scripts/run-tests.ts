/**
 * `npm test`: lint, types, build, unit, database and browser tests, and a short soak; each failure with the command that
 * runs it alone, and one line at the end with all counts. Long tables are sampled by a seed that is printed
 * (lib/testing/sample.ts).
 *
 * `npm test -- news` runs the tests that concern a word, a file or a folder; `--title` and `--on` narrow it to a test and a
 * database. `npm run test:all` runs whole tables, and tests every mutant of scripts/mutants; with `--added` only what
 * `npm test`, run just before on the same sources, has left out, and with `--minutes` no more than time allows.
 */
import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SeededRandom } from '@/lib/testing/random'
import { testSeed } from '@/lib/testing/seed'
import { linesOf } from './testing/failure'
import { testPostgres } from './testing/postgres'
import type { Counts } from './testing/results'
import { RESULTS, runCommand, tool } from './testing/run-command'
import { sampledFiles } from './testing/sampled-files'
import { selectTests } from './testing/select-tests'
import {
  browserTests,
  check,
  databaseTests,
  listPassedTests,
  mutationTests,
  type SuiteResult,
  type TestSelection,
  unitTests,
} from './testing/suites'

/** The counts of the last run, which `--added` adds to. */
const COUNTS_FILE = path.join(RESULTS, 'counted.json')
/** Seeds are short enough to type. */
const SEED_LIMIT = 1_000_000
/** Of the gate's time, what each part of `--added` takes; soak and mutation tests come last. */
const UNIT_MINUTES = 2
const DATABASE_MINUTES = 10
const SOAK_MINUTES = 1.5
const MUTANT_MINUTES = 6
/** Browser tests run in batches of files, between which the time is looked at: small enough for a slow machine. */
const FILES_OF_BATCH = 4

/** Lines of each failure in the summary: place, values, command. */
const SUMMARY_LINES = 4

const { values, positionals } = parseArgs({
  options: {
    title: { type: 'string' },
    on: { type: 'string' },
    all: { type: 'boolean' },
    added: { type: 'boolean' },
    minutes: { type: 'string' },
  },
  allowPositionals: true,
})

const startedAt = performance.now()
process.chdir(path.resolve(import.meta.dirname, '..'))
const seed = process.env.TEST_SEED || String(randomInt(SEED_LIMIT))
process.env.TEST_SEED = seed
if (values.all) process.env.TEST_WHOLE = '1'

const results: SuiteResult[] = []
const notes: string[] = []

/** Collects and prints the result of a suite. */
async function report(suite: Promise<SuiteResult>): Promise<SuiteResult> {
  const result = await suite
  results.push(result)
  notes.push(...(result.notes ?? []))
  console.info(
    `${result.failed > 0 ? '✗' : '✓'} ${result.name}: ${countsText(result)} (${Math.round(result.seconds)} s)`,
  )
  for (const failure of result.failures) console.info(linesOf(failure).join('\n'))
  return result
}

const countsText = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const lint = () => check('Lint and format', 'npm', ['run', '--silent', 'lint'])
const types = async () => {
  await runCommand({ name: 'Route types', program: tool('next'), args: ['typegen'] })
  // An incremental run of TypeScript 7 hides errors of generic components.
  return check('Types', 'npm', ['run', '--silent', 'typecheck'])
}

/** Builds the site unless it is built of these sources. */
const build = () => check('Build', tool('tsx'), ['scripts/build.ts'])

/** Runs all suites, two at a time for two cores; browser tests wait for the build. */
async function runAll(env: NodeJS.ProcessEnv): Promise<void> {
  const building = async () => {
    const built = await report(build())
    await report(types())
    await report(lint())
    return built.failed === 0
  }
  const testing = async () => {
    await report(unitTests())
    await report(databaseTests({ env }))
  }
  const [isBuilt] = await Promise.all([building(), testing()])
  if (!isBuilt) return
  await report(browserTests({ env }))
  await report(check('Soak, shortened', tool('tsx'), ['scripts/soak/soak.ts', '--minutes', values.all ? '1' : '0.2']))
}

/** Minutes that `--minutes` leaves; endless without it. */
const minutesLeft = () => Number(values.minutes ?? Number.POSITIVE_INFINITY) - (performance.now() - startedAt) / 60_000

/** Runs the sampled tests whole, and the mutation tests, as long as there is time. */
async function runAdded(env: NodeJS.ProcessEnv): Promise<void> {
  const { unit, database, browser } = sampledFiles()
  const whole = { ...env, TEST_WHOLE: '1' }
  await report(build())
  await within(UNIT_MINUTES, 'unit tests', () => unitTests({ files: unit, env: whole }))
  await within(DATABASE_MINUTES, 'database tests', () => databaseTests({ files: database, leftOut: true, env: whole }))
  await runBrowserBatches(browser, whole)
  const soak = () => check('Soak', tool('tsx'), ['scripts/soak/soak.ts', '--minutes', '1'])
  await within(SOAK_MINUTES, 'soak', soak)
  await report(mutationTests(env, values.minutes ? Math.max(0, Math.min(minutesLeft(), MUTANT_MINUTES)) : undefined))
}

/** Runs a suite where time suffices for it, and notes it where it does not. */
async function within(minutes: number, name: string, run: () => Promise<SuiteResult>): Promise<void> {
  if (minutesLeft() > minutes) await report(run())
  else notes.push(`NOT RUN WHOLE, for want of time: ${name}`)
}

/** Runs browser tests in batches, in an order drawn by the seed, while a batch as long as the last one still fits. */
async function runBrowserBatches(files: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const except = listPassedTests()
  const left = new SeededRandom(testSeed()).shuffled(files)
  const reserve = SOAK_MINUTES + MUTANT_MINUTES
  for (let lastMinutes = 0; left.length > 0 && minutesLeft() > lastMinutes + reserve; ) {
    const { seconds } = await report(browserTests({ files: left.splice(0, FILES_OF_BATCH), except, env }))
    lastMinutes = seconds / 60
  }
  if (left.length > 0) notes.push(`NOT RUN WHOLE, for want of time: ${left.sort().join(', ')}`)
}

async function runSelected(env: NodeJS.ProcessEnv): Promise<void> {
  const { unit, database, browser, browserWord } = selectTests(positionals)
  const part: TestSelection = { title: values.title, on: values.on, env }
  const wantsBrowser = browser.length > 0 || browserWord !== undefined
  if (unit.length + database.length === 0 && !wantsBrowser) notes.push(`No test concerns ${positionals.join(' ')}.`)
  const [built] = await Promise.all([
    wantsBrowser ? report(build()) : null,
    (async () => {
      if (unit.length > 0) await report(unitTests({ ...part, files: unit }))
      if (database.length > 0) await report(databaseTests({ ...part, files: database }))
    })(),
  ])
  if (!built || built.failed > 0) return
  // Separately, since the word must not filter the files.
  if (browser.length > 0) await report(browserTests({ ...part, files: browser }))
  if (browserWord !== undefined) await report(browserTests({ ...part, word: browserWord }))
}

function totals(): Counts {
  const before =
    values.added && existsSync(COUNTS_FILE) ? [JSON.parse(readFileSync(COUNTS_FILE, 'utf8')) as Counts] : []
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const each of [...before, ...results]) {
    total.passed += each.passed
    total.failed += each.failed
    total.skipped += each.skipped
  }
  return total
}

/** Prints failures, notes and counts, and exits. */
function conclude(): never {
  const total = totals()
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) {
    console.info('\n── What failed')
    for (const failure of failures) console.info(linesOf(failure).slice(0, SUMMARY_LINES).join('\n'))
  }
  writeFileSync(COUNTS_FILE, JSON.stringify(total))
  if (notes.length > 0) console.info(`\n${notes.join('\n')}`)
  console.info(`Seed ${seed}: TEST_SEED=${seed} draws the same cases again.`)
  console.info(countsText(total))
  process.exit(total.failed === 0 ? 0 : 1)
}

async function main(): Promise<void> {
  const hasSelection = positionals.length > 0
  if (!values.added) rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  console.info(`Seed ${seed}${process.env.TEST_WHOLE === '1' ? ', all cases' : ''}`)
  const postgres = await testPostgres()
  if (!postgres.url) notes.push(`POSTGRESQL WAS NOT TESTED: ${postgres.reason}`)
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url ?? '' }
  try {
    if (hasSelection) await runSelected(env)
    else if (values.added) await runAdded(env)
    else await runAll(env)
    if (values.all && !values.added && !hasSelection) await report(mutationTests(env))
  } finally {
    await postgres.stop()
  }
  conclude()
}

main().catch((error: unknown) => {
  console.error(error)
  const { passed, failed } = totals()
  console.info(`${passed} passed, ${failed + 1} failed`)
  process.exit(1)
})
