import { timesWords } from './words'

test('a line that stands for several says for how many, and any other nothing', () => {
  expect([null, undefined, 1, 43].map((times) => timesWords({ times }))).toEqual([
    '',
    '',
    '1 more time',
    '43 more times',
  ])
})
