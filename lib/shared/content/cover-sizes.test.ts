import { coverSizes, lighterCoverSizes } from './cover-sizes'

test('a place without a height keeps its sizes', () => {
  const places = '(max-width: 720px) 92vw, 393px'
  expect(coverSizes(places, 2)).toBe(places)
})

test('a wide picture in a high place gets the width that its height needs', () => {
  expect(coverSizes('100vw x 404px', 2)).toBe('max(100vw, 2 * 404px)')
})

test('each place has its own height, or none', () => {
  expect(coverSizes('(max-width: 720px) 118px x 132px, (max-width: 1100px) 46vw, 290px x 272px', 4 / 3)).toBe(
    '(max-width: 720px) max(118px, 1.33 * 132px), (max-width: 1100px) 46vw, max(290px, 1.33 * 272px)',
  )
})

test('a height may be a calculation', () => {
  expect(coverSizes('(max-width: 720px) 100vw x clamp(600px, 53vw, 800px), 50vw', 1.5)).toBe(
    '(max-width: 720px) max(100vw, 1.5 * clamp(600px, 53vw, 800px)), 50vw',
  )
})

test.each([0, Number.NaN])('a picture of unknown shape (%p) is as wide as its place', (ratio) => {
  expect(coverSizes('46vw x 272px', ratio)).toBe('46vw')
})

test('a small place needs no lighter copy', () => {
  expect(lighterCoverSizes('120px', 2)).toBe('120px')
})

test('a picture that is glanced at is lighter on phones with dense screens, by its narrowest place', () => {
  expect(lighterCoverSizes('(max-width: 720px) 100vw x 270px, 760px', 2)).toBe(
    [
      '(max-width: 480px) and (min-resolution: 2.5dppx) calc(0.44 * max(100vw, 2 * 270px))',
      '(max-width: 480px) and (min-resolution: 1.5dppx) calc(0.66 * max(100vw, 2 * 270px))',
      '(max-width: 720px) max(100vw, 2 * 270px)',
      '760px',
    ].join(', '),
  )
})
