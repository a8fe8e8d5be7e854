import { leavesSite, linkAddress, pictureAddress, videoAt } from './addresses'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/abcdefghijk'

test.each([
  'https://www.youtube.com/watch?v=abcdefghijk&t=4',
  'https://youtu.be/abcdefghijk?si=x',
  'https://m.youtube.com/shorts/abcdefghijk',
  'http://youtube.com/live/abcdefghijk',
  '//www.youtube.com/embed/abcdefghijk?autoplay=1',
  YOUTUBE,
])('%s is a video of YouTube, in its player without cookies', (address) => {
  expect(videoAt(address)).toEqual({ kind: 'frame', src: YOUTUBE, page: 'https://www.youtube.com/watch?v=abcdefghijk' })
})

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1', 'https://vimeo.com/76979871'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
    'https://vimeo.com/76979871/8272103f6e',
  ],
])('%s is a video of Vimeo', (address, src, page) => {
  expect(videoAt(address)).toEqual({ kind: 'frame', src, page })
  expect(videoAt(src)).toEqual({ kind: 'frame', src, page })
})

test('a file of the media folder is a video', () => {
  expect(videoAt('media/river.mp4')).toEqual({ kind: 'file', src: '/media/river.mp4', page: '/media/river.mp4' })
})

test.each([
  '',
  'words',
  'https://example.org/watch?v=abcdefghijk',
  'https://youtube.com.example.org/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/channel/abcdefghijk',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)//youtu.be/abcdefghijk',
  'https://example.org/media/river.mp4',
  '/media/../river.mp4',
])('%j is no video', (address) => {
  expect(videoAt(address)).toBeUndefined()
})

test.each(['media/a.webp', '/media/a.webp', '/media/a.webp?x=1#y', '../media/a.webp'])('%s is a picture', (address) => {
  expect(pictureAddress(address)).toBe('/media/a.webp')
})

test.each([
  'https://example.org/media/a.webp',
  '//example.org/media/a.webp',
  '/\\example.org/media/a.webp',
  '/media/a.svg',
  '/media/b/a.webp',
  '/images/a.webp',
  'data:image/webp;base64,AAAA',
])('%s is no picture of this site', (address) => {
  expect(pictureAddress(address)).toBeUndefined()
})

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a?b=c ', 'https://www.example.org/a?b=c'],
  ['http://example.org/a', 'http://example.org/a'],
  ['help@example.org', 'mailto:help@example.org'],
  ['tel:+8801700000000', 'tel:+8801700000000'],
  ['/contact', '/contact'],
  ['#top', '#top'],
])('%j, typed as a link, leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each(['', 'two words', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
  '%j is no address of a link',
  (typed) => {
    expect(linkAddress(typed)).toBeUndefined()
  },
)

test.each([
  'https://example.org',
  'HTTP://example.org',
  '//example.org',
  '/\\example.org',
  'http:name',
  'https:name',
  ' \thttps://x',
])('%j leads away', (address) => {
  expect(leavesSite(address)).toBe(true)
})

test.each(['/contact', 'contact', '?a=//b', '#//b', 'mailto:a@b.co', 'tel:+880', 'https://', ''])(
  '%j does not lead away',
  (address) => {
    expect(leavesSite(address)).toBe(false)
  },
)
