import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundle } from '../bundle'
import { bundleDatabaseTests } from './database-bundle'
import { runFile, runProgram, TestProcess } from './database-test-process'

// Inside of the repository, where packages are found.
const folder = mkdtempSync(path.resolve('scripts/testing/.jobs-test-'))
const inFolder = (file: string) => path.relative('.', path.join(folder, file))

const FILES = {
  'counted.ts': 'export const counted = { files: 0 }',
  // Each of both counts one, if it is the first that does.
  'first.dbtest.ts': `
    import assert from 'node:assert/strict'
    import { describe, test } from 'node:test'
    import { counted } from './counted'
    const world = globalThis as { files?: number }
    test('finds what it was given', () => assert.equal(process.env.TEST_DATABASE, 'sqlite'))
    describe('alone', () => test('sees nothing of another file', () => {
      assert.deepEqual([++counted.files, world.files, process.env.SET_BY_A_FILE], [1, undefined, undefined])
      world.files = 1
      process.env.SET_BY_A_FILE = 'set'
    }))`,
  'second.dbtest.ts': `import './first.dbtest'`,
  'ends.dbtest.ts': `
    import { test } from 'node:test'
    test('is told', () => undefined)
    test('ends the process', () => {
      console.info('what it said')
      process.exit(0)
    })
    test('never runs', () => undefined)`,
  'behind.dbtest.ts': `
    import { test } from 'node:test'
    test('waits for what is thrown', () => new Promise(() => setImmediate(() => { throw new Error('behind it') })))
    test('waits for what is rejected', () => new Promise(() => void Promise.reject(new Error('unawaited'))))
    test('is last', () => undefined)`,
  'listens.ts': `
    import { createServer } from 'node:net'
    export default () => new Promise((resolve) => {
      createServer().listen(0, '127.0.0.1', () => resolve(process.pid))
    })`,
  'tells.ts': 'export default async () => process.pid',
  'fails.ts': `export default async () => { throw new Error('no template') }`,
}

let on: TestProcess
beforeAll(async () => {
  for (const [file, source] of Object.entries(FILES)) writeFileSync(path.join(folder, file), source)
  const [worker = ''] = await bundle(['scripts/testing/database-worker.ts'], path.join(folder, 'worker'))
  on = new TestProcess({
    worker,
    tests: await bundleDatabaseTests(Object.keys(FILES).map(inFolder), inFolder('tests')),
  })
})
afterAll(() => {
  on.end()
  rmSync(folder, { recursive: true })
})

const run = (file: string) =>
  runFile(on, { file: inFolder(file), database: 'sqlite' }, { TEST_DATABASE: 'sqlite' }, null)
const pid = () => runProgram(on, inFolder('tells.ts'), {})

test('files run in one process, and see nothing that another file left', async () => {
  const before = await pid()
  for (const file of ['first.dbtest.ts', 'second.dbtest.ts', 'first.dbtest.ts']) {
    const told = { file: inFolder(file), database: 'sqlite', status: 'passed' }
    expect(await run(file)).toMatchObject([
      { ...told, name: 'finds what it was given' },
      { ...told, name: 'alone › sees nothing of another file' },
    ])
  }
  expect(await pid()).toBe(before)
})

test('a process that ends fails the file that it was at, with what it said, and the next file runs', async () => {
  const message = expect.stringMatching(/ended with 0 before all of its tests were told\.\nwhat it said$/)
  expect(await run('ends.dbtest.ts')).toMatchObject([
    { name: 'is told', status: 'passed' },
    { name: inFolder('ends.dbtest.ts'), file: inFolder('ends.dbtest.ts'), status: 'failed', error: { message } },
  ])
  expect(await run('first.dbtest.ts')).toHaveLength(2)
})

test('an unawaited error fails its test with its line, and the process runs no other file', async () => {
  const before = await pid()
  expect(await run('behind.dbtest.ts')).toMatchObject([
    { status: 'failed', error: { message: 'behind it', at: `${inFolder('behind.dbtest.ts')}:3:89` } },
    { status: 'failed', error: { message: 'unawaited' } },
    { name: 'is last', status: 'passed' },
  ])
  expect(await pid()).not.toBe(before)
})

test('a process in which something was left open runs no other file', async () => {
  expect(await runProgram(on, inFolder('listens.ts'), {})).not.toBe(await pid())
})

test('a program that fails says why', async () => {
  await expect(runProgram(on, inFolder('fails.ts'), {})).rejects.toThrow('no template')
})

test('a file that is not in the bundle fails', async () => {
  const message = expect.stringContaining('is not in the bundle')
  expect(await run('missing.dbtest.ts')).toMatchObject([{ name: inFolder('missing.dbtest.ts'), error: { message } }])
})
