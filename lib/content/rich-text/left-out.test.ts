import { clean } from './clean'
import { leftOutOf } from './left-out'

test.each([
  ['<p>A</p>', { pictures: 0, videos: 0 }],
  [
    '<img src="/media/a.webp"><img src="https://example.org/a.png"><img src="file:///C:/a.png">',
    { pictures: 2, videos: 0 },
  ],
  ['<iframe src="https://youtu.be/abcdefghijk"></iframe><object data="a.swf"></object>', { pictures: 0, videos: 1 }],
])('of %s is left out: %p', (html, leftOut) => expect(leftOutOf(html, clean(html))).toEqual(leftOut))
