import { withDrawings } from './drawing'
import type { Source } from './graph'

const importing = (file: string, ...files: string[]): Source => ({
  file,
  isClient: false,
  imports: files.map((to) => ({ specifier: `@/${to}`, file: to, isType: false })),
})

const TEXT = 'Before.\n<!-- contexts:begin -->\nold\n<!-- contexts:end -->\nAfter.\n'

test('the drawings take the place between the marks, and nothing else changes', () => {
  const text = withDrawings(TEXT, [])
  expect(text).toMatch(/^Before\.\n<!-- contexts:begin -->\n[\s\S]*<!-- contexts:end -->\nAfter\.\n$/)
  expect(text).not.toContain('old')
  expect(withDrawings(text, [])).toBe(text)
})

test('a text without marks is refused', () => {
  expect(() => withDrawings('Nothing.', [])).toThrow('<!-- contexts:begin -->')
})

test('an import between layers is an arrow, but for one that other arrows imply', () => {
  const text = withDrawings(TEXT, [
    importing('lib/api/calls.ts', 'lib/content/news.ts', 'lib/platform/env/env.ts'),
    importing('lib/content/news.ts', 'lib/platform/env/env.ts'),
  ])
  expect(text).toContain('lib_api --> lib_content')
  expect(text).toContain('lib_content --> lib_platform')
  expect(text).not.toContain('lib_api --> lib_platform')
})

test('an import between contexts of one layer is an arrow in the drawing of its inside', () => {
  const text = withDrawings(TEXT, [importing('lib/giving/receipts/receipt.ts', 'lib/giving/books/ledger.ts')])
  expect(text).toContain('lib_giving_receipts --> lib_giving_books')
})

test('tests and components are not drawn', () => {
  const text = withDrawings(TEXT, [
    importing('lib/content/news.test.ts', 'lib/giving/store.ts'),
    importing('components/ui/button.tsx', 'lib/shared/site.ts'),
  ])
  expect(text).not.toContain('--> lib_giving')
  expect(text).not.toContain('components')
})
