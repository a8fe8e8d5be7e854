import { parsePosition } from './map-position'

test.each([
  ['23.8915, 90.4023', 23.8915, 90.4023],
  ['(23.891500 90.402300)', 23.8915, 90.4023],
  ['২৩.৮৯১৫, ৯০.৪০২৩', 23.8915, 90.4023],
  ['-33.9°; 151°', -33.9, 151],
])('%s is a place', (text, latitude, longitude) => {
  expect(parsePosition(text)).toEqual({ latitude, longitude })
})

test.each(['', '23.8915', '95, 10', '10, 190', 'Ghat Road', '1e1, 2', '23,8915, 90,4023', '1, 2, 3'])(
  '“%s” is none',
  (text) => {
    expect(parsePosition(text)).toBeNull()
  },
)
