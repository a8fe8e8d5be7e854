/** @jest-environment node */
import { commandOf, toldFailure } from './database-jobs'

const file = 'lib/audit/kept.dbtest.ts'
const failed = { file, database: 'postgres', name: 'a line › says who', status: 'failed', durationMs: 12 } as const

test('the command runs the one test on its database', () => {
  const alone = `npx tsx scripts/test-databases.ts ${file} --database postgres`
  expect(commandOf(failed)).toBe(`${alone} --title 'says who'`)
  expect(commandOf({ ...failed, name: 'that isn’t "so" or isn\'t' })).toBe(
    `${alone} --title 'that isn’t "so" or isn'\\''t'`,
  )
  expect(commandOf({ ...failed, name: file })).toBe(alone)
})

test('a failure is told with its file, groups, database and line, and both values', () => {
  const error = { message: 'Not equal', expected: '1', actual: '2', at: `${file}:3:4` }
  expect(toldFailure({ ...failed, error }).split('\n')).toEqual([
    '✖ says who (12ms)',
    `    ${file} › a line › says who, on PostgreSQL`,
    `    at ${file}:3:4`,
    '    Not equal',
    '    expected: 1',
    '    seen: 2',
    `    alone: ${commandOf(failed)}`,
  ])
})
