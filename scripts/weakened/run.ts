/**
 * `npm run weakened [-- <name>…]`: puts each weakness of the table into a copy of the tree and demands that its suite
 * fails. A suite that passes on a weakened site guards nothing. It takes a build for each weakness that only a browser
 * can see; it is no part of `npm test`.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Suite, WEAKNESSES, type Weakness } from './table'

const ROOT = path.resolve(import.meta.dirname, '../..')

const NOT_COPIED = new Set(['node_modules', '.next', '.git', '.test', 'data', 'test-results', 'playwright-report'])

/** A copy of the tree with the weakness in it. @throws Error where the table no longer fits the source */
function weakenedCopy({ file, find, replace, also = [] }: Weakness): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'weakened-'))
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (from) => !NOT_COPIED.has(path.relative(ROOT, from).split(path.sep)[0] ?? ''),
  })
  copyPackages(path.join(folder, 'node_modules'))
  for (const change of [{ file, find, replace }, ...also]) {
    const at = path.join(folder, change.file)
    const parts = readFileSync(at, 'utf8').split(change.find)
    if (parts.length !== 2) throw new Error(`“${change.find}” stands ${parts.length - 1} times in ${change.file}.`)
    writeFileSync(at, parts.join(change.replace))
  }
  return folder
}

/** Next takes no packages through a symbolic link out of its folder; hard links cost nothing where they can be had. */
function copyPackages(to: string): void {
  const from = path.join(ROOT, 'node_modules')
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

function commandOf(suite: Suite): [string, ...string[]] {
  if ('jest' in suite) return ['jest', suite.jest]
  if ('database' in suite) return ['tsx', 'scripts/test-databases.ts', suite.database]
  return ['playwright', 'test', '-c', 'e2e', `--project=${suite.project ?? 'sqlite'}`, suite.browser]
}

/** What the runners print when tests ran and some of them failed; a build that breaks proves nothing. */
const FAILED = /^Tests:.*\d+ failed|^database tests: \d+ passed, [1-9]\d* failed|^\s+[1-9]\d* failed$/m

/** Whether the suite noticed, and the end of what it printed. */
function tried(weakness: Weakness): { noticed: boolean; end: string } {
  const folder = weakenedCopy(weakness)
  try {
    const [command, ...args] = commandOf(weakness.suite)
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
    const done = spawnSync(path.join(folder, 'node_modules/.bin', command), args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    const said = `${done.stdout}\n${done.stderr}`
    return { noticed: done.status !== 0 && FAILED.test(said), end: said.trim().split('\n').slice(-15).join('\n') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !WEAKNESSES.some((each) => each.name === name))
if (unknown.length > 0) {
  console.error(`There is no weakness of this name: ${unknown.join(', ')}`)
  process.exit(2)
}
let missed = 0
for (const weakness of WEAKNESSES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const { noticed, end } = tried(weakness)
  if (!noticed) missed += 1
  console.info(`${noticed ? 'noticed' : 'NOT NOTICED'}  ${weakness.name}${noticed ? '' : `\n${end}`}`)
}
console.info(missed === 0 ? 'Each weakness was noticed.' : `${missed} were not noticed.`)
process.exit(missed === 0 ? 0 : 1)
