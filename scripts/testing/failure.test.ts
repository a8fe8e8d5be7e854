import { comparisonIn, type Failure, linesOf } from './failure'

const FAILURE: Failure = {
  kind: 'browser test',
  file: 'e2e/donate-form.spec.ts',
  line: 12,
  titles: ['the form', 'keeps what was typed'],
  on: 'postgres',
  message:
    'Error: expect(received).toBe(expected)\n\nExpected: "500"\nReceived: ""\n    at e2e/donate-form.spec.ts:14:3',
  evidence: ['test-results/donate/test-failed-1.png', 'test-results/donate/trace.zip'],
}

beforeEach(() => {
  process.env.TEST_SEED = '77'
  process.env.TEST_WHOLE = ''
})

test('a report begins with place, expected and seen values, and the command that runs the test alone', () => {
  const [where, expected, seen, alone, picture, trace] = linesOf(FAILURE)
  expect(where).toBe('✗ e2e/donate-form.spec.ts:12 › the form › keeps what was typed (browser test, postgres)')
  expect(expected).toBe('    expected: "500"')
  expect(seen).toBe('    seen:     ""')
  expect(alone).toBe(
    "    alone:    TEST_SEED=77 npm test -- e2e/donate-form.spec.ts:12 --title 'keeps what was typed' --on postgres",
  )
  expect(picture).toBe('    picture:  test-results/donate/test-failed-1.png')
  expect(trace).toBe('    trace:    npx playwright show-trace test-results/donate/trace.zip')
})

test('an apostrophe in a title is escaped for the shell', () => {
  const lines = linesOf({
    ...FAILURE,
    kind: 'unit test',
    file: 'lib/a.test.ts',
    titles: ["the donor's"],
    on: undefined,
  })
  expect(lines.join('\n')).toContain(`npm test -- lib/a.test.ts --title 'the donor'\\''s'`)
})

test('a failure without a comparison shows its error', () => {
  const lines = linesOf({ ...FAILURE, message: '\u001b[31mError: no such table\u001b[39m\n    at lib/a.ts:1:1' })
  expect(lines[1]).toBe('    seen:     Error: no such table')
})

test('of two objects only the different lines are shown', () => {
  const message =
    'expect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n  }'
  expect(comparisonIn(message)).toEqual({ expected: '"a": 1,', seen: '"a": 2,' })
})
