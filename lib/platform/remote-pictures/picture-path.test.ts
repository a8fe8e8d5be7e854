import { picturePath } from './picture-path'

const ORIGIN = 'https://content.example.org'

test.each([
  ['media/river-1a2b3c4d.webp', 'media/river-1a2b3c4d.webp'],
  ['/uploads/river.jpg', 'uploads/river.jpg'],
  ['https://content.example.org/uploads/river.jpg', 'uploads/river.jpg'],
  ['uploads/my river.jpg', 'uploads/my river.jpg'],
  ['uploads/my%20river.jpg', 'uploads/my river.jpg'],
  ['uploads/নদী.png', 'uploads/নদী.png'],
])('%s is %s', (given, path) => {
  expect(picturePath(given, ORIGIN)).toBe(path)
})

test.each([
  '',
  '/',
  '..',
  '../secret.png',
  'media/../../secret.png',
  'media/%2e%2e/secret.png',
  'media/./river.png',
  'media//river.png',
  '//elsewhere.example.org/river.png',
  'https://elsewhere.example.org/river.png',
  'https://content.example.org.elsewhere.example.org/river.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'media\\river.png',
  'media/river.png?size=1',
  'media/river.png#top',
  'media/river\n.png',
  'media/%00.png',
  'media/%E0%A4%A.png',
  `media/${'a'.repeat(300)}.png`,
])('%j is no path', (given) => {
  expect(picturePath(given, ORIGIN)).toBeNull()
})
