import { joinTexts } from './join-texts'

test.each([
  [['Rice', 'Lentils'], 'Rice · Lentils'],
  [['Rice.', 'Lentils'], 'Rice. Lentils'],
  [['নদী।', 'ধান'], 'নদী। ধান'],
  [['Rice', '', undefined, 'Lentils'], 'Rice · Lentils'],
  [['', 'Rice'], 'Rice'],
  [[], ''],
])('%j', (texts, one) => {
  expect(joinTexts(...texts)).toBe(one)
})
