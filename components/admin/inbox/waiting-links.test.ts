import { givingLinks } from './waiting-links'

test('money that pairs with a gift is not said to be without one', () => {
  const [desk] = givingLinks({ transactions: 13, reports: 3, suspected: 0 })
  expect([desk?.count, desk?.words]).toEqual([16, '13 to match, 3 reported'])
})
