import { isSameCrop, partOf, partShown, roundedCrop, shownFocus, WHOLE } from './framing'

describe('roundedCrop', () => {
  test.each([
    ['whole', WHOLE, null],
    ['nearly whole', { x: 0.01, y: 0, width: 99.99, height: 100 }, null],
    ['in tenths', { x: 10.04, y: 20.06, width: 33.333, height: 50 }, { x: 10, y: 20.1, width: 33.3, height: 50 }],
    ['beyond the picture', { x: 60, y: -4, width: 60, height: 80 }, { x: 60, y: 0, width: 40, height: 80 }],
    ['hardly anything', { x: 99, y: 0, width: 1, height: 2 }, { x: 90, y: 0, width: 10, height: 10 }],
  ])('%s', (_name, crop, rounded) => {
    expect(roundedCrop(crop)).toEqual(rounded)
  })
})

test('isSameCrop tells numbers from each other, and a part from the whole', () => {
  const crop = { x: 1, y: 2, width: 30, height: 40 }
  expect([isSameCrop(crop, { ...crop }), isSameCrop(null, null)]).toEqual([true, true])
  expect([isSameCrop(crop, { ...crop, width: 31 }), isSameCrop(crop, null), isSameCrop(null, crop)]).toEqual(
    Array(3).fill(false),
  )
})

describe('shownFocus', () => {
  const crop = { x: 50, y: 20, width: 40, height: 60 }

  test.each([
    ['is in steps of ten per cent', { x: 41, y: 68 }, null, { x: 40, y: 70 }],
    ['is of what the crop leaves', { x: 70, y: 50 }, crop, { x: 50, y: 50 }],
    ['stays at the edge of what the crop leaves', { x: 10, y: 95 }, crop, { x: 0, y: 100 }],
  ])('%s', (_name, focus, within, shown) => {
    expect(shownFocus(focus, within)).toEqual(shown)
  })
})

describe('partShown', () => {
  test('a wide place shows the whole width, and of the height what the position says', () => {
    expect(partShown(2, 1, { x: 30, y: 100 })).toEqual({ x: 0, y: 50, width: 100, height: 50 })
  })

  test('a high place shows the whole height', () => {
    expect(partShown(0.5, 1, { x: 20, y: 70 })).toEqual({ x: 10, y: 0, width: 50, height: 100 })
  })

  test('a place of the picture’s shape shows all of it', () => {
    expect(partShown(1.5, 1.5, { x: 0, y: 0 })).toEqual(WHOLE)
  })
})

test('a part of a part is a part of the whole', () => {
  const inner = { x: 50, y: 0, width: 50, height: 100 }
  expect(partOf({ x: 20, y: 10, width: 60, height: 80 }, inner)).toEqual({ x: 50, y: 10, width: 30, height: 80 })
})
