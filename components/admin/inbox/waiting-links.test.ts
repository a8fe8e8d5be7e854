import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { givingLinks } from './waiting-links'

test.each([
  ['en', '13 to match, 3 reported'],
  ['bn', '১৩টি মেলানো বাকি, ৩টির লেনদেন আইডি দেওয়া হয়েছে'],
] as const)('open bank lines are counted as “to match”, reports as reported, in %s', (locale, said) => {
  const [desk] = givingLinks({ transactions: 13, reports: 3, suspected: 0 }, wordsOf('inbox', locale))
  expect([desk?.count, desk?.words]).toEqual([16, said])
})
