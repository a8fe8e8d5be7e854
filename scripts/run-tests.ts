/**
 * `npm test`: lint, types, unit tests, database tests, build, browser tests and a short soak, each suite's own words as
 * they come, and one line at the end that counts them all together.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './testing/browser'
import { failedIn, type Report, saidToFail } from './testing/failed'
import { testPostgres } from './testing/postgres'

const RESULTS = '.test'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const notes: string[] = []
/** What failed, by name: it is read again at the end, where a log that was cut still shows it. */
const failures: string[] = []

function add({ passed, failed, skipped }: Counts): void {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

function run(
  name: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number; out: string }> {
  console.info(`\n── ${name}`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    const tee = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      out += chunk
      to.write(chunk)
    }
    child.stdout.on('data', tee(process.stdout))
    child.stderr.on('data', tee(process.stderr))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, out }))
  })
}

const tool = (name: string) => path.join('node_modules/.bin', name)

/** A check that passes or fails as a whole. */
async function check(name: string, command: string, args: string[]): Promise<boolean> {
  const { code } = await run(name, command, args)
  add({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })
  if (code !== 0) failures.push(name)
  return code === 0
}

/** A suite that ended without telling its counts has failed. */
function addSuite(name: string, code: number, counts: Counts | null, failed: string[]): void {
  failures.push(...failed)
  if (!counts || (code !== 0 && counts.failed === 0)) {
    notes.push(`${name} ended before its tests did.`)
    add({ passed: counts?.passed ?? 0, failed: 1, skipped: counts?.skipped ?? 0 })
  } else add(counts)
}

function readResults<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}

async function unitTests(): Promise<void> {
  const file = path.join(RESULTS, 'unit.json')
  const { code, out } = await run('Unit and component tests', tool('jest'), ['--json', `--outputFile=${file}`])
  const found = readResults<Record<string, number>>(file)
  addSuite(
    'The unit suite',
    code,
    found && {
      passed: found.numPassedTests ?? 0,
      failed: (found.numFailedTests ?? 0) + (found.numRuntimeErrorTestSuites ?? 0),
      skipped: found.numPendingTests ?? 0,
    },
    saidToFail(out),
  )
}

async function databaseTests(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, out } = await run('Database tests', tool('tsx'), ['scripts/test-databases.ts'], env)
  const [, passed, failed] = /database tests: (\d+) passed, (\d+) failed/.exec(out) ?? []
  const counts = passed ? { passed: Number(passed), failed: Number(failed), skipped: 0 } : null
  addSuite('The database suite', code, counts, saidToFail(out))
}

async function browserTests(env: NodeJS.ProcessEnv): Promise<void> {
  const browser = await findBrowser()
  if (!browser) {
    notes.push('No browser was found for the browser tests: install Chromium (on Debian: apt-get install chromium).')
    add({ passed: 0, failed: 1, skipped: 0 })
    return
  }
  const { code } = await run('Browser tests', tool('playwright'), ['test', '-c', 'e2e'], {
    ...env,
    BROWSER_PATH: browser,
  })
  const found = readResults<Report & { stats: Record<string, number> }>(path.join(RESULTS, 'e2e-results.json'))
  addSuite(
    'The browser suite',
    code,
    found && {
      passed: (found.stats.expected ?? 0) + (found.stats.flaky ?? 0),
      failed: found.stats.unexpected ?? 0,
      skipped: found.stats.skipped ?? 0,
    },
    found ? failedIn(found) : [],
  )
}

async function main(): Promise<void> {
  process.chdir(path.resolve(import.meta.dirname, '..'))
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  await check('Lint and format', tool('biome'), ['check', '--error-on-warnings', '.'])
  await check('Route types', tool('next'), ['typegen'])
  // What TypeScript 7 remembers of its last run hides errors of generic components.
  await check('Types', tool('tsc'), ['--noEmit', '--incremental', 'false'])
  await unitTests()
  const postgres = await testPostgres()
  if (!postgres.url) notes.push(`POSTGRESQL WAS NOT TESTED: ${postgres.reason}`)
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url ?? '' }
  try {
    await databaseTests(env)
    await browserTests(env)
    await check('Soak, shortened', tool('tsx'), ['scripts/soak/soak.ts', '--minutes', '1'])
  } finally {
    await postgres.stop()
  }
  for (const failure of failures) console.info(`Failed: ${failure}`)
  console.info(notes.length > 0 ? `\n${notes.join('\n')}` : '')
  console.info(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
  process.exit(total.failed === 0 ? 0 : 1)
}

main().catch((error: unknown) => {
  console.error(error)
  console.info(`${total.passed} passed, ${total.failed + 1} failed`)
  process.exit(1)
})
