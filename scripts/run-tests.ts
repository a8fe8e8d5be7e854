/**
 * `npm test`: lint, types, build, unit, database and browser tests, and a short soak; each failure with the command that
 * runs it alone, and one line at the end that counts all together. Long tables run in part, drawn by a seed that is printed
 * (lib/testing/sample.ts).
 *
 * `npm test -- news` runs what concerns a word, a file or a folder; `--title` and `--on` narrow it to a test and a
 * database. `npm run test:all` runs all tables whole, and tests every mutant of scripts/mutants; with `--added` what
 * `npm test`, which ran just before with the same sources, has left out.
 */
import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { choose } from './testing/choose'
import { execute, RESULTS, tool } from './testing/execute'
import { linesOf } from './testing/failure'
import { testPostgres } from './testing/postgres'
import type { Counts } from './testing/results'
import { sampledFiles } from './testing/sampled-files'
import { browserTests, check, databaseTests, mutationTests, type Outcome, type Part, unitTests } from './testing/suites'

/** What the run before counted, for one that adds to it. */
const COUNTED = path.join(RESULTS, 'counted.json')
/** Seeds are numbers that a person can type. */
const SEEDS = 1_000_000
/** How long the mutants may take in the gate, which has an hour for all. */
const MUTANT_MINUTES = 6

/** Of a failure that was told at length above: where, what, and how to run it. */
const SUMMARY_LINES = 4

const { values, positionals } = parseArgs({
  options: {
    title: { type: 'string' },
    on: { type: 'string' },
    all: { type: 'boolean' },
    added: { type: 'boolean' },
  },
  allowPositionals: true,
})

process.chdir(path.resolve(import.meta.dirname, '..'))
const seed = process.env.TEST_SEED || String(randomInt(SEEDS))
process.env.TEST_SEED = seed
if (values.all) process.env.TEST_WHOLE = '1'

const outcomes: Outcome[] = []
const notes: string[] = []

/** Notes what became of a suite, and says it in a line. */
async function note(suite: Promise<Outcome>): Promise<Outcome> {
  const outcome = await suite
  outcomes.push(outcome)
  notes.push(...(outcome.notes ?? []))
  console.info(
    `${outcome.failed > 0 ? '✗' : '✓'} ${outcome.name}: ${counted(outcome)} (${Math.round(outcome.seconds)} s)`,
  )
  for (const failure of outcome.failures) console.info(linesOf(failure).join('\n'))
  return outcome
}

const counted = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const lint = () => check('Lint and format', 'npm', ['run', '--silent', 'lint'])
const types = async () => {
  await execute({ name: 'Route types', program: tool('next'), args: ['typegen'] })
  // What TypeScript 7 remembers of its last run hides errors of generic components.
  return check('Types', 'npm', ['run', '--silent', 'typecheck'])
}

/** Made where it is not of these sources. Its time is no test's, and is said apart. */
const build = () => check('Build', tool('tsx'), ['scripts/build.ts'])

/** Two things at one time keep two cores busy; the browser tests alone wait for the build. */
async function everything(env: NodeJS.ProcessEnv): Promise<void> {
  const building = async () => {
    const built = await note(build())
    await note(types())
    await note(lint())
    return built.failed === 0
  }
  const testing = async () => {
    await note(unitTests())
    await note(databaseTests({ env }))
  }
  const [isBuilt] = await Promise.all([building(), testing()])
  if (!isBuilt) return
  await note(browserTests({ env }))
  await note(check('Soak, shortened', tool('tsx'), ['scripts/soak/soak.ts', '--minutes', values.all ? '1' : '0.2']))
}

/** What runs in part in `npm test`, whole, and the mutants. */
async function added(env: NodeJS.ProcessEnv): Promise<void> {
  const { unit, database, browser } = sampledFiles()
  const whole = { ...env, TEST_WHOLE: '1' }
  await note(build())
  if (unit.length > 0) await note(unitTests({ files: unit, env: whole }))
  await note(databaseTests({ files: database, leftOut: true, env: whole }))
  await note(browserTests({ files: browser, env: whole }))
  await note(check('Soak', tool('tsx'), ['scripts/soak/soak.ts', '--minutes', '1']))
  await note(mutationTests(env, MUTANT_MINUTES))
}

async function chosen(env: NodeJS.ProcessEnv): Promise<void> {
  const { unit, database, browser, browserWord } = choose(positionals)
  const part: Part = { title: values.title, on: values.on, env }
  const wantsBrowser = browser.length > 0 || browserWord !== undefined
  if (unit.length + database.length === 0 && !wantsBrowser) notes.push(`No test concerns ${positionals.join(' ')}.`)
  const [built] = await Promise.all([
    wantsBrowser ? note(build()) : null,
    (async () => {
      if (unit.length > 0) await note(unitTests({ ...part, files: unit }))
      if (database.length > 0) await note(databaseTests({ ...part, files: database }))
    })(),
  ])
  if (!built || built.failed > 0) return
  // Files run whole, whatever their titles say of a word that was asked for beside them.
  if (browser.length > 0) await note(browserTests({ ...part, files: browser }))
  if (browserWord !== undefined) await note(browserTests({ ...part, word: browserWord }))
}

function sum(): Counts {
  const before = values.added && existsSync(COUNTED) ? [JSON.parse(readFileSync(COUNTED, 'utf8')) as Counts] : []
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const each of [...before, ...outcomes]) {
    total.passed += each.passed
    total.failed += each.failed
    total.skipped += each.skipped
  }
  return total
}

/** One truthful line, after all that has to be read before it. */
function conclude(): never {
  const total = sum()
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  if (failures.length > 0) {
    console.info('\n── What failed')
    for (const failure of failures) console.info(linesOf(failure).slice(0, SUMMARY_LINES).join('\n'))
  }
  writeFileSync(COUNTED, JSON.stringify(total))
  if (notes.length > 0) console.info(`\n${notes.join('\n')}`)
  console.info(`Seed ${seed}: TEST_SEED=${seed} draws the same cases again.`)
  console.info(counted(total))
  process.exit(total.failed === 0 ? 0 : 1)
}

async function main(): Promise<void> {
  const asked = positionals.length > 0
  if (!values.added) rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  console.info(`Seed ${seed}${process.env.TEST_WHOLE === '1' ? ', all cases' : ''}`)
  const postgres = await testPostgres()
  if (!postgres.url) notes.push(`POSTGRESQL WAS NOT TESTED: ${postgres.reason}`)
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url ?? '' }
  try {
    if (asked) await chosen(env)
    else if (values.added) await added(env)
    else await everything(env)
    if (values.all && !values.added && !asked) await note(mutationTests(env))
  } finally {
    await postgres.stop()
  }
  conclude()
}

main().catch((error: unknown) => {
  console.error(error)
  const { passed, failed } = sum()
  console.info(`${passed} passed, ${failed + 1} failed`)
  process.exit(1)
})
