import { targetAt } from '@/lib/content/redirects/address-target'
import { locationOf, normalizedAddress, normalizedTarget, withoutOrigin } from './redirect'

test.each([
  ['/old', '/old'],
  ['/Old-Page/', '/old-page'],
  ['/bn/old', '/old'],
  ['/en/old/', '/old'],
  ['/bn', '/'],
  ['/bnold', '/bnold'],
  ['/bn/en/old', '/old'],
  ['/old?utm_source=x#top', '/old'],
  ['/%E0%A6%96%E0%A6%AC%E0%A6%B0', '/খবর'],
  ['/%e0%a6%96%e0%a6%ac%e0%a6%b0', '/খবর'],
  ['/খবর', '/খবর'],
  // One letter, or letter and dot: keyboards write both.
  ['/\u09af\u09bc', '/\u09af\u09bc'],
  ['/\u09df', '/\u09af\u09bc'],
  ['/our%20work.html', '/our work.html'],
  ['/Old/Index.html', '/old'],
  ['/old/%69ndex/', '/old'],
  ['/a/../b', '/b'],
  ['/news-details/', '/news'],
])('%s is spelled %s', (address, spelled) => {
  expect(normalizedAddress(address)).toBe(spelled)
  expect(normalizedAddress(spelled)).toBe(spelled)
})

test.each(['old', '', '/%', '/%E0%A4', '/a%3Fb', '/a%23b', '/50%25', '/a%5Cb', '/a//b', '//a', '/a%00', '/a%0d%0ab'])(
  '%s is refused',
  (address) => expect(normalizedAddress(address)).toBeUndefined(),
)

test.each([
  ['https://site.example/old', '/old'],
  ['http://www.Site.example/old?x=1', '/old?x=1'],
  ['site.example/old', '/old'],
  ['https://site.example', '/'],
  [' /old ', '/old'],
  ['https://site.example.evil.example/old', 'https://site.example.evil.example/old'],
  ['https://other.example/old', 'https://other.example/old'],
  ['https://site.example//evil.example', '//evil.example'],
])('pasted %s means %s', (pasted, means) => expect(withoutOrigin(pasted, 'https://site.example')).toBe(means))

test.each([
  ['/News/', '/news'],
  ['/bn/news?x=1#top', '/news?x=1#top'],
  ['/bn', '/'],
  ['/media/Paper.webp', '/media/Paper.webp'],
  ['/bn/Sitemap.xml', '/sitemap.xml'],
  ['/খবর', '/খবর'],
  ['/a/../b', '/b'],
  ['https://other.example/A?b=C', 'https://other.example/A?b=C'],
])('%s leads to %s', (given, target) => {
  expect(normalizedTarget(given)).toBe(target)
  expect(normalizedTarget(target)).toBe(target)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2F/evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://other.example/',
  'https://me:secret@other.example/',
  'https://',
  'news',
])('%j leads nowhere', (given) => expect(normalizedTarget(given)).toBeUndefined())

test.each([
  ['/new', '/old', '/new'],
  ['/new', '/old?utm_source=x&y=?', '/new?utm_source=x&y=?'],
  ['/new?a=1#top', '/old?b=2', '/new?a=1&b=2#top'],
  ['/new', '/bn/old?b=2', '/bn/new?b=2'],
  ['/', '/bn/old', '/bn'],
  ['/media/paper.webp', '/bn/old', '/media/paper.webp'],
  ['/sitemap.xml', '/bn/old', '/sitemap.xml'],
  ['/icon.svg', '/bn/old', '/icon.svg'],
  ['/admin?a=1', '/bn/old', '/admin?a=1'],
  ['/feed.xml', '/bn/old', '/bn/feed.xml'],
  ['/খবর', '/bn/old', '/bn/%E0%A6%96%E0%A6%AC%E0%A6%B0'],
  ['https://other.example/a', '/bn/old?b=2', 'https://other.example/a?b=2'],
])('to %s from %s is %s', (to, asked, location) => expect(locationOf({ to }, asked)).toBe(location))

test('a query cannot inject a header', () => {
  expect(locationOf({ to: '/new' }, '/old?a=\r\nSet-Cookie:x=\u00ff')).toMatch(/^[!-~]*$/)
})

test.each([
  ['/', 'closed'],
  ['/admin/collections', 'closed'],
  ['/administration', undefined],
  ['/media/boat.webp', 'closed'],
  ['/icon.svg', 'closed'],
  ['/robots.txt', 'closed'],
  ['/sitemap/1.xml', 'closed'],
  ['/news', 'page'],
  ['/feed.xml', 'page'],
  ['/events.ics', 'page'],
  ['/preview.jpg', 'page'],
  ['/news/page/7', 'page'],
  ['/news-details/7', { collection: 'news', id: 7 }],
  ['/events-details/7/calendar.ics', { collection: 'events', id: 7 }],
  ['/events-details/7/old.ics', undefined],
  ['/news-details/7/preview.jpg', { collection: 'news', id: 7 }],
  ['/news-details/7/comments', undefined],
  ['/project-subcategory-details/2/7/preview.jpg', { collection: 'subcategories', id: 7, projectId: 2 }],
  ['/project-subcategory-details/2', undefined],
  ['/project-subcategory-details/2/7', { collection: 'subcategories', id: 7, projectId: 2 }],
  ['/donation-events/7', { collection: 'campaigns', id: 7 }],
  ['/news-details/abc', undefined],
  ['/our-work.html', undefined],
])('what stands at %s', (path, place) => expect(targetAt(path)).toEqual(place))
