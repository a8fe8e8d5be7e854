import { format } from 'date-fns'
import { bn } from './bangla-days'

const AT = new Date(2026, 10, 5, 9, 7)
const written = (pattern: string) => format(AT, pattern, { locale: bn })

test.each([
  ['d MMM yyyy, HH:mm', '৫ নভে ২০২৬, ০৯:০৭'],
  ['dd/MM/yy', '০৫/১১/২৬'],
  ['MMMM d, yyyy h:mm', 'নভেম্বর ৫, ২০২৬ ৯:০৭'],
])('%s has no Latin digits', (pattern, expected) => {
  expect(written(pattern)).toBe(expected)
})

test('what is quoted in a format stays as it is', () => {
  expect(written("d 'at 9'")).toBe('৫ at 9')
})
