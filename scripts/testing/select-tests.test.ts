import { selectTests } from './select-tests'

test('a test file selects itself, a browser test with its line', () => {
  expect(selectTests(['lib/platform/env/env.test.ts'])).toEqual({
    unit: ['lib/platform/env/env.test.ts'],
    database: [],
    browser: [],
  })
  expect(selectTests(['e2e/donate-form.spec.ts:30']).browser).toEqual(['e2e/donate-form.spec.ts:30'])
})

test('a word selects tests by path, and browser tests by title as well', () => {
  const { unit, database, browser, browserWord } = selectTests(['receipts'])
  expect(unit).toContain('lib/giving/receipts/amount-in-words.test.ts')
  expect(database).toContain('lib/giving/receipts/receipt-pdf.dbtest.ts')
  expect([browser, browserWord]).toEqual([[], 'receipts'])
})

test('a folder selects the tests in it, and browser tests by its name', () => {
  const { unit, database, browserWord } = selectTests(['lib/access/audit'])
  expect([...unit, ...database].every((file) => file.startsWith('lib/access/audit/'))).toBe(true)
  expect(database).not.toHaveLength(0)
  expect(browserWord).toBe('audit')
})

test('a source file selects the tests beside it and those that import it', () => {
  expect(selectTests(['lib/platform/env/env.ts']).unit).toContain('lib/platform/env/env.test.ts')
  expect(selectTests(['lib/testing/random.ts']).unit).toContain('lib/front/next-router-headers.test.ts')
})

test('an unknown word selects no unit or database tests', () => {
  expect(selectTests(['zzzz'])).toEqual({ unit: [], database: [], browser: [], browserWord: 'zzzz' })
})
