import { givingLinks } from './waiting-links'

test('open bank lines are counted as “to match”, reports as reported', () => {
  const [desk] = givingLinks({ transactions: 13, reports: 3, suspected: 0 })
  expect([desk?.count, desk?.words]).toEqual([16, '13 to match, 3 reported'])
})
