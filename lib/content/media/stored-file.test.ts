import { typeOfName } from './stored-file'

jest.mock('@/lib/platform/env/env', () => ({}))

test.each([
  ['media/a-1.webp', 'image/webp'],
  ['https://example.org/Photo.JPG', 'image/jpeg'],
  ['media/a.constructor', undefined],
  ['media/webp', undefined],
  ['', undefined],
])('the type of %s', (name, type) => {
  expect(typeOfName(name)).toBe(type)
})
