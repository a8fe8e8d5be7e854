import { qrCode } from './qr-code'

test('a number is drawn as one path, with white all round', () => {
  const { size, path } = qrCode('01700000002')
  const modules = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(size).toBe(21 + 8)
  expect(modules.length).toBeGreaterThan(150)
  for (const place of modules.flat()) expect(place >= 4 && place < size - 4).toBe(true)
  // The finders, in three of the corners.
  for (const [x, y] of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ]) {
    expect(modules).toContainEqual([x, y])
  }
  expect(modules).not.toContainEqual([5, 5])
})
