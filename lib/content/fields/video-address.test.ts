import { videoAddress } from './video-address'

test.each([
  'https://www.youtube.com/watch?v=abcdefghijk&t=10',
  'https://youtu.be/abcdefghijk',
  'https://m.youtube.com/shorts/abcdefghijk',
  'https://www.youtube-nocookie.com/embed/abcdefghijk',
  'https://vimeo.com/76979871',
  'https://player.vimeo.com/video/76979871?h=8272103f6e',
])('%s is a video', (address) => {
  expect(videoAddress(address)).toBe(true)
})

test.each([
  undefined,
  null,
  '',
  7,
  ['https://youtu.be/abcdefghijk'],
  'a film',
  'http://youtu.be/abcdefghijk',
  'https://www.youtube.com/',
  'https://www.youtube.com/@foundation',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://youtube.com.evil.example/watch?v=abcdefghijk',
  'https://evil.example/www.youtube.com/embed/abcdefghijk',
  'https://youtube.com@evil.example/embed/abcdefghijk',
  'https://evil.example/film.mp4',
  'https://here.invalid/media/film.mp4',
  '/media/film.mp4',
  '//youtu.be/abcdefghijk',
  'javascript:alert(1)//youtu.be/abcdefghijk',
  'data:text/html,https://youtu.be/abcdefghijk',
])('%p is none, and a sentence says what is', (address) => {
  expect(videoAddress(address)).toMatch(/YouTube or Vimeo/)
})
