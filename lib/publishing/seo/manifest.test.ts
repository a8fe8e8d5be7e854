import { shortName } from './manifest'

jest.mock('@/lib/delivery/content', () => ({}))
jest.mock('next-intl/server', () => ({}))

test.each([
  ['Alokdhara Foundation', 'Alokdhara'],
  ['The River Trust', 'The River'],
  ['Alokdhara', 'Alokdhara'],
  ['Uncommonlylongname', 'Uncommonlylongname'],
  ['আলোকধারা ফাউন্ডেশন', 'আলোকধারা'],
])('%s is %s below an icon', (name, short) => {
  expect(shortName(name)).toBe(short)
})
