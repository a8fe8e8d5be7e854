import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isBuilt, markBuilt, sourceStamp } from './build-stamp'

const repository = process.cwd()
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamp-'))
  process.chdir(folder)
  write('app/page.tsx', 'page')
  write('lib/content/media/serve.ts', 'serve')
})
afterEach(() => {
  process.chdir(repository)
  rmSync(folder, { recursive: true })
})

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Whether the work changes the stamp. */
function changes(work: () => void): boolean {
  const before = sourceStamp()
  work()
  return sourceStamp() !== before
}

test('the same sources have the same stamp', () => {
  expect(changes(() => {})).toBe(false)
})

test.each([
  'app/page.tsx',
  'lib/content/media/serve.ts',
  'app/media/[file]/route.ts',
  'styles/a.scss',
  'lib/cms/migrations/sqlite/20261101_first.ts',
  'scripts/prepare.ts',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
])('a change of %s asks for a build', (file) => {
  expect(changes(() => write(file, 'changed'))).toBe(true)
})

test('a removed or moved file makes the build stale', () => {
  expect(changes(() => rmSync('app/page.tsx'))).toBe(true)
  expect(changes(() => write('app/other.tsx', 'page'))).toBe(true)
})

test.each([
  'lib/a.test.ts',
  'lib/a.test.tsx',
  'lib/a.dbtest.ts',
  'demo/media/a.webp',
  'lib/content/README.md',
  'e2e/a.spec.ts',
  'README.md',
  'data/site.db',
])('%s is no part of a build', (file) => {
  expect(changes(() => write(file, 'changed'))).toBe(false)
})

test('sources that were never built are not built', () => {
  expect(isBuilt(sourceStamp())).toBe(false)
})

test('a finished build of these sources is one', () => {
  write('.next/BUILD_ID', 'id')
  markBuilt(sourceStamp())
  expect(isBuilt(sourceStamp())).toBe(true)
})

test('a build of other sources is none', () => {
  write('.next/BUILD_ID', 'id')
  markBuilt(sourceStamp())
  write('app/page.tsx', 'changed')
  expect(isBuilt(sourceStamp())).toBe(false)
})

test('an unfinished build is none', () => {
  mkdirSync('.next')
  markBuilt(sourceStamp())
  expect(isBuilt(sourceStamp())).toBe(false)
})
