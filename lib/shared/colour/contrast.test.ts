import { contrast, nearestShade, parseColour } from './contrast'
import { toHex, toOklch } from './oklch'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#1b1f45', '#fffcf6', 15.4],
])('%s on %s has the ratio that WCAG gives', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test.each([
  ['#AbC', '#aabbcc'],
  ['1B1F45', '#1b1f45'],
  ['  #a63a22 ', '#a63a22'],
])('%s is read as %s', (typed, hex) => {
  expect(parseColour(typed)).toBe(hex)
})

test.each(['', '#12', 'red', '#12345g', 'rgb(0,0,0)', '#1b1f45;}'])('%s is no colour', (typed) => {
  expect(parseColour(typed)).toBeNull()
})

test('a colour comes back from its lightness, chroma and hue', () => {
  for (const hex of ['#1b1f45', '#a63a22', '#f2b431', '#ffffff', '#000000', '#00ff00']) {
    expect(toHex(toOklch(hex))).toBe(hex)
  }
})

test('the nearest shade does what is asked, and is the colour itself where that does', () => {
  const isReadable = (hex: string) => contrast(hex, '#fffcf6') >= 4.5
  expect(nearestShade('#1b1f45', isReadable)).toBe('#1b1f45')
  const nearest = nearestShade('#e07a4f', isReadable) ?? ''
  expect(contrast(nearest, '#fffcf6')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(nearest, '#fffcf6')).toBeLessThan(4.7)
  expect(nearestShade('#ffffff', () => false)).toBeNull()
})
