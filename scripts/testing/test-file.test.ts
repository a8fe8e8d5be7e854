import { AssertionError } from 'node:assert'
import { TestFile } from './test-file'

type Module = TestFile['module']

/** What is told of a file. @param title a part of the names that are asked for */
async function told(collect: (module: Module, file: TestFile) => unknown, title: string | null = null) {
  const file = new TestFile()
  const results: { path: string[]; status: string; error?: object }[] = []
  const told = file.run(async () => collect(file.module, file), title)
  for await (const { durationMs, ...result } of told) results.push(result)
  return results
}

const passed = (...path: string[]) => ({ path, status: 'passed' })
const failed = (message: string, ...path: string[]) => ({
  ...{ path, status: 'failed' },
  error: expect.objectContaining({ message }),
})
const breaks = (message: string) => () => {
  throw new Error(message)
}

test('a test stands below the names of its groups, and runs in its turn', async () => {
  const ran: string[] = []
  const collect = ({ describe, test }: Module) => {
    describe('keys', () => {
      describe('ended', () => test('is refused', async () => void ran.push('refused')))
      test('is told', () => ran.push('told'))
    })
    test('last', () => ran.push('last'))
  }
  expect(await told(collect)).toEqual([
    passed('keys', 'ended', 'is refused'),
    passed('keys', 'is told'),
    passed('last'),
  ])
  expect(ran).toEqual(['refused', 'told', 'last'])
})

test('hooks run from the outermost to the test, and back', async () => {
  const ran: string[] = []
  const note = (name: string) => () => void ran.push(name)
  await told(({ before, after, beforeEach, afterEach, describe, test }) => {
    before(note('before'))
    after(note('after'))
    beforeEach(note('before each'))
    afterEach(note('after each'))
    test('plain', note('plain'))
    describe('group', () => {
      before(note('before group'))
      after(note('after group'))
      beforeEach(note('before each in group'))
      afterEach(note('after each in group'))
      test('within', note('within'))
    })
  })
  const plain = ['before each', 'plain', 'after each']
  const within = ['before each', 'before each in group', 'within', 'after each in group', 'after each']
  expect(ran).toEqual(['before', ...plain, 'before group', ...within, 'after group', 'after'])
})

test('a failed test reports what was expected, what was seen, and its line', async () => {
  const error = new AssertionError({ actual: { sum: 1 }, expected: { sum: 2 }, operator: 'deepStrictEqual' })
  error.stack = [
    'AssertionError: Expected',
    '    at deepEqual (node:assert:1:1)',
    `    at sumOf (${process.cwd()}/lib/sum.ts:3:4)`,
    `    at TestContext.<anonymous> (file://${process.cwd()}/lib/sum.dbtest.ts:7:14)`,
  ].join('\n')
  const [result] = await told(({ test }) => test('adds', () => Promise.reject(error)))
  expect(result?.error).toMatchObject({ expected: '{ sum: 2 }', actual: '{ sum: 1 }', at: 'lib/sum.dbtest.ts:7:14' })
})

test('after a failed test its hooks and the other tests run', async () => {
  const results = await told(({ afterEach, test }) => {
    afterEach(() => undefined)
    test('first', breaks('broken'))
    test('second', () => undefined)
  })
  expect(results).toEqual([failed('broken', 'first'), passed('second')])
})

test('a failing before hook fails each test of its group, a failing after hook the group', async () => {
  const ran: string[] = []
  const before = await told(({ before, after, describe, test }) => {
    describe('group', () => {
      before(breaks('no server'))
      after(() => ran.push('after'))
      test('one', () => ran.push('one'))
      describe('inner', () => test('two', () => ran.push('two')))
    })
    test('beside', () => undefined)
  })
  expect(before).toEqual([
    failed('no server', 'group', 'one'),
    failed('no server', 'group', 'inner', 'two'),
    passed('beside'),
  ])
  expect(ran).toEqual(['after'])
  const after = await told(({ after, describe, test }) => {
    describe('group', () => {
      after(breaks('left something'))
      test('one', () => undefined)
    })
  })
  expect(after).toEqual([passed('group', 'one'), failed('left something', 'group')])
})

test('a failing beforeEach or afterEach hook fails the test', async () => {
  const hooked = (hook: 'beforeEach' | 'afterEach') => (module: Module) => {
    module[hook](breaks(hook))
    module.test('one', () => undefined)
  }
  expect(await told(hooked('beforeEach'))).toEqual([failed('beforeEach', 'one')])
  expect(await told(hooked('afterEach'))).toEqual([failed('afterEach', 'one')])
})

test('a file that does not load fails under no name, and none of its tests runs', async () => {
  const collect = ({ test }: Module) => {
    test('one', () => undefined)
    throw new Error('no such table')
  }
  expect(await told(collect)).toEqual([failed('no such table')])
})

test('an unawaited error fails the running test at once, or the file where no test runs', async () => {
  const during = await told(({ test }, file) => {
    test('waits for ever', () => new Promise(() => setImmediate(() => file.broke(new Error('behind it')))))
    test('next', () => undefined)
  })
  expect(during).toEqual([failed('behind it', 'waits for ever'), passed('next')])
  expect(
    await told(({ test }, file) => {
      test('one', () => undefined)
      process.nextTick(() => file.broke(new Error('while it loads')))
      return new Promise(() => undefined)
    }),
  ).toEqual([failed('while it loads')])
  const results: unknown[] = []
  const file = new TestFile()
  for await (const { path, status } of file.run(async () => file.module.test('one', () => undefined), null)) {
    results.push({ path, status })
    if (path.length > 0) file.broke(new Error('between tests'))
  }
  expect(results).toEqual([passed('one'), { path: [], status: 'failed' }])
})

test('a skipped test is told apart from one that was not asked for', async () => {
  const collect = ({ test }: Module) => {
    test('later', { skip: 'on SQLite alone' }, breaks('it ran'))
    test('now', { skip: false }, () => undefined)
    test('other', breaks('it ran'))
  }
  expect(await told(collect, 'later')).toEqual([{ path: ['later'], status: 'skipped' }])
  expect(await told(collect, 'now')).toEqual([passed('now')])
})

test('a title selects tests by the names of their groups, too, and hooks of other groups do not run', async () => {
  const ran: string[] = []
  const collect = ({ after, before, describe, test }: Module) => {
    after(() => ran.push('after the file'))
    for (const name of ['one', 'two']) {
      describe(name, () => {
        before(() => ran.push(name))
        test('is kept', () => undefined)
      })
    }
  }
  expect(await told(collect, 'two › is')).toEqual([passed('two', 'is kept')])
  expect(await told(collect, 'is kept')).toHaveLength(2)
  expect(await told(collect, 'another')).toEqual([])
  expect(ran).toEqual(['two', 'after the file', 'one', 'two', 'after the file', 'after the file'])
})

test('what node:test has and this has not is refused, not ignored', async () => {
  expect(await told(({ test }) => test('one', { only: true } as never, () => undefined))).toEqual([
    failed('Database tests have no option only: see test-file.ts.'),
  ])
  expect(await told(({ describe }) => describe('group', async () => undefined))).toEqual([
    failed('The group “group” waits for something before its tests are known.'),
  ])
})
