import { givingLinks } from './waiting-links'

test('bank lines that match a pledge are counted as to match', () => {
  const [desk] = givingLinks({ transactions: 13, reports: 3, suspected: 0 })
  expect([desk?.count, desk?.words]).toEqual([16, '13 to match, 3 reported'])
})
