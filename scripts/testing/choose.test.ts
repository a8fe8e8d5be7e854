/** @jest-environment node */
import { choose } from './choose'

test('a test file is itself, a browser test with its line', () => {
  expect(choose(['lib/platform/env/env.test.ts'])).toEqual({
    unit: ['lib/platform/env/env.test.ts'],
    database: [],
    browser: [],
  })
  expect(choose(['e2e/donate-form.spec.ts:30']).browser).toEqual(['e2e/donate-form.spec.ts:30'])
})

test('a word finds tests by their paths, and browser tests by their titles as well', () => {
  const { unit, database, browser, browserWord } = choose(['receipts'])
  expect(unit).toContain('lib/giving/receipts/amount-in-words.test.ts')
  expect(database).toContain('lib/giving/receipts/receipt-pdf.dbtest.ts')
  expect([browser, browserWord]).toEqual([[], 'receipts'])
})

test('a folder is the tests in it, and the browser tests that speak of it', () => {
  const { unit, database, browserWord } = choose(['lib/access/audit'])
  expect([...unit, ...database].every((file) => file.startsWith('lib/access/audit/'))).toBe(true)
  expect(database).not.toHaveLength(0)
  expect(browserWord).toBe('audit')
})

test('a source is the tests beside it and those that import it', () => {
  expect(choose(['lib/platform/env/env.ts']).unit).toContain('lib/platform/env/env.test.ts')
  expect(choose(['lib/testing/dice.ts']).unit).toContain('lib/front/next-router-headers.test.ts')
})

test('what no test concerns chooses none', () => {
  expect(choose(['zzzz'])).toEqual({ unit: [], database: [], browser: [], browserWord: 'zzzz' })
})
