import { programOf } from './program'

test.each([
  ['Health', 'health'],
  ['Health Care Program', 'health'],
  ['Cancer Treatment', 'health'],
  ['Education', 'education'],
  ['Micro Entrepreneurship', 'microcredit'],
  ['Improving Quality Of Life', 'quality'],
  ['Environment', 'environment'],
  ['Orphanage', 'orphanage'],
  ['Old Home', 'oldhome'],
  ['স্বাস্থ্য', 'health'],
  ['ক্ষুদ্রঋণ', 'microcredit'],
])('the category %s belongs to %s', (category, program) => {
  expect(programOf(category)).toBe(program)
})

test('a category that names no program has none', () => {
  expect(programOf('Winter relief')).toBeNull()
})
