/** @jest-environment node */
import { failedIn, saidToFail } from './failed'

test('of browser tests those that failed, however deep they stand', () => {
  const specs = [
    { title: 'strangers have no other', ok: false },
    { title: 'the cells of the editor', ok: true },
  ]
  const report = { suites: [{ specs, suites: [{ specs: [{ title: 'inside', ok: false }] }] }] }
  expect(failedIn(report)).toEqual(['strangers have no other', 'inside'])
})

test('of unit tests those that Jest names, each once', () => {
  const printed = [
    '  ● keys › mistyped',
    '    expect(x)',
    '  ● keys › mistyped',
    'Tests:       1 failed, 3 passed, 4 total',
  ]
  expect(saidToFail(printed.join('\n'))).toEqual(['keys › mistyped'])
})

test('of database tests those that Node names', () => {
  const printed = ['✔ one (3ms)', '✖ two of them (12.34ms)', '✖ failing tests:', 'database tests: 1 passed, 2 failed']
  expect(saidToFail(printed.join('\n'))).toEqual(['two of them'])
})

test.each([
  ['a suite that does not load', '  ● Test suite failed to run\n\nTests:       0 total'],
  ['a file that does not load', '✖ lib/audit/kept.dbtest.ts (100ms)\ndatabase tests: 0 passed, 2 failed'],
  ['a build that breaks', 'Error: The site ended before it answered'],
])('%s proves nothing', (_, printed) => {
  expect(saidToFail(printed)).toEqual([])
})
