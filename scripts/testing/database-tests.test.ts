import { MUTANTS } from '../mutants/table'
import { DATABASES, databasesOf, databaseTestFiles, leftOutOf, ON_ONE_DATABASE } from './database-tests'

const files = databaseTestFiles()
const alone = [...ON_ONE_DATABASE.sqlite, ...ON_ONE_DATABASE.postgres]

test('each file that runs on one database exists and is named once', () => {
  expect(alone.filter((file) => !files.includes(file))).toEqual([])
  expect(new Set(alone).size).toBe(alone.length)
})

test('each area has a file that runs on both databases', () => {
  const areasOf = (some: readonly string[]) => new Set(some.map((file) => file.split('/').slice(0, 2).join('/')))
  const both = areasOf(files.filter((file) => !alone.includes(file)))
  // Filled by lib/cms, which has files on both.
  const without = ['demo/fill.dbtest.ts']
  expect([...areasOf(alone)].filter((area) => !both.has(area)).sort()).toEqual(without)
})

test('about half of the files run on either database', () => {
  const [one = 0, other = 0] = DATABASES.map((kind) => ON_ONE_DATABASE[kind].length)
  expect(Math.min(one, other) / Math.max(one, other)).toBeGreaterThan(0.5)
})

test('a file in no list runs on both databases, one in a list on the other where its own is missing', () => {
  expect(databasesOf('lib/giving/books/ledger.dbtest.ts')).toEqual(['sqlite', 'postgres'])
  expect(databasesOf('lib/giving/access.dbtest.ts')).toEqual(['postgres'])
  expect(databasesOf('lib/giving/access.dbtest.ts', ['sqlite'])).toEqual(['sqlite'])
})

test('a file either runs on a database or leaves it out', () => {
  for (const file of files) expect([...databasesOf(file), ...leftOutOf(file)].sort()).toEqual(['postgres', 'sqlite'])
  expect(leftOutOf('lib/giving/access.dbtest.ts', ['sqlite'])).toEqual([])
})

const inMigrations = MUTANTS.flatMap(({ name, file, suite }) => {
  const [, kind] = /^lib\/cms\/migrations\/(sqlite|postgres)\//.exec(file) ?? []
  return kind && 'database' in suite ? [[name, kind, suite.database] as const] : []
})
test.each(inMigrations)('%s is tested on the database of its migration', (_, kind, database) => {
  const running = files.filter((file) => file.includes(database)).flatMap((file) => databasesOf(file))
  expect(running).toContain(kind)
})
