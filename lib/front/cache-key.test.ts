import type { IncomingHttpHeaders } from 'node:http'
import { cacheKeyOf } from './cache-key'

const keyOf = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  cacheKeyOf({ method, url, headers })?.key

test('a page has one cache key, whatever parameters were added', () => {
  expect(keyOf('/news')).toBe('/news')
  for (const query of ['?fbclid=1', '?utm_source=a&utm_medium=b', '?', '?_rsc=x', '?a=1?b=2']) {
    expect(keyOf(`/news${query}`)).toBe('/news')
  }
  expect(cacheKeyOf({ method: 'GET', url: '/news?fbclid=1', headers: {} })?.address).toBe('/news')
})

test('each language and each page has its own cache key', () => {
  expect(new Set(['/', '/bn', '/news', '/bn/news', '/news-details/1'].map((url) => keyOf(url))).size).toBe(5)
})

test('HEAD has the cache key of GET', () => {
  expect(keyOf('/news', {}, 'HEAD')).toBe(keyOf('/news'))
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s has no cache key', (method) => {
  expect(keyOf('/api/v1/projects', {}, method)).toBeUndefined()
})

test.each([
  ['an API key', { authorization: 'users API-Key abc' }],
  ['a token', { authorization: 'JWT abc' }],
  ['a session', { cookie: 'a=1; payload-token=abc' }],
  ['a session of a site on https', { cookie: 'a=1; __Host-payload-token=abc' }],
  ['a session alone', { cookie: 'payload-token=abc' }],
])('whoever sends %s is answered in person', (_, headers) => {
  expect(keyOf('/', headers)).toBeUndefined()
  expect(keyOf('/api/v1/projects', headers)).toBeUndefined()
})

test('other cookies do not change the cache key', () => {
  expect(keyOf('/', { cookie: '_ga=1; not-payload-token=2' })).toBe('/')
})

test.each([
  '/admin',
  '/admin/login',
  '/api/users/login',
  '/api',
  '/internal/expire',
  '/_next/static/a.js',
  '/media/a.webp',
  '/api/v1/contact/create-contact?locale=bn',
  '/api/v1/volunteer-registrations',
  '/api/v1/pledges/',
  '/pledge/AbCdEfGhIjKl-nOpQrSt_v',
  '/bn/pledge/AbCdEfGhIjKl-nOpQrSt_v/receipt',
  '/api/v1/pledges/AbCdEfGhIjKl-nOpQrSt_v',
])('%s is not kept', (url) => {
  expect(keyOf(url)).toBeUndefined()
})

test.each(['/administration', '/apiary', '/mediation'])('%s has the cache key of a page', (url) => {
  expect(keyOf(url)).toBe(url)
})

test('a call has one cache key for any order of its parameters', () => {
  expect(keyOf('/api/v1/news?limit=3&locale=bn')).toBe(keyOf('/api/v1/news?locale=bn&limit=3'))
  expect(keyOf('/api/v1/news?limit=3')).not.toBe(keyOf('/api/v1/news?limit=4'))
  expect(keyOf('/api/v1/images?path=a&path=b')).not.toBe(keyOf('/api/v1/images?path=b&path=a'))
})

test('a call with an unknown parameter has no cache key', () => {
  expect(keyOf('/api/v1/news?x=1')).toBeUndefined()
})

test('the cache key of flight data has the router headers, and nothing else', () => {
  const data = keyOf('/news?_rsc=abc', { rsc: '1', 'user-agent': 'a' })
  expect(data).not.toBe(keyOf('/news'))
  expect(keyOf('/news?_rsc=abc&utm=1', { rsc: '1', 'user-agent': 'b' })).toBe(data)
  for (const [more, value] of [
    ['next-router-prefetch', '1'],
    ['next-router-segment-prefetch', '/_tree'],
    ['next-router-state-tree', '["",{}]'],
    ['next-url', '/news'],
  ] as const) {
    expect(keyOf('/news?_rsc=abc', { rsc: '1', [more]: value })).not.toBe(data)
    expect(keyOf('/news?_rsc=abc', { rsc: '1', [more]: '%' })).toBe(data)
  }
  expect(keyOf('/news?_rsc=other', { rsc: '1' })).not.toBe(data)
})

test('a request that Next takes for the page itself has its cache key', () => {
  expect(keyOf('/news', { rsc: '0' })).toBe(keyOf('/news'))
})

test('a header value cannot imitate another header in the cache key', () => {
  const one = keyOf('/news', { rsc: '1', 'next-url': '/a' })
  expect(keyOf('/news', { rsc: '1\nnext-url: /a' })).not.toBe(one)
})

test.each([
  '//news',
  '/./news',
  '/../news',
  '/news/..',
  '/a\\b',
  '/#1',
  '/%',
  '/%zz',
  '/%e0',
  '/news\u0000',
  '/নিউজ',
  'http://other.example/news',
  '*',
  '',
])('%j can be written otherwise, and is left to the app', (url) => {
  expect(keyOf(url)).toBeUndefined()
})

test('an overlong address has no cache key', () => {
  expect(keyOf(`/${'a'.repeat(4000)}`)).toBeUndefined()
  expect(keyOf('/news', { rsc: '1', 'next-router-state-tree': `["${'a'.repeat(4000)}",{}]` })).toBeUndefined()
})

test('the cache key of a search has the normalized query and the page of the results', () => {
  expect(keyOf('/search?q=river')).toBe('/search?q=river')
  expect(keyOf('/search?utm_source=a&q=%20river%20%20&page=1')).toBe('/search?q=river')
  expect(keyOf('/bn/search?page=2&q=cafe%CC%81')).toBe(`/bn/search?q=caf%C3%A9&page=2`)
  expect(keyOf('/search/results?q=river')).toBe('/search/results?q=river')
  for (const nothing of ['', '?q=', '?q=%20', '?page=2', '?q=%00', '?other=1']) {
    expect(keyOf(`/search${nothing}`)).toBe('/search')
  }
})

test('the cache key of a search as flight data has query and hash', () => {
  const entry = cacheKeyOf({ method: 'GET', url: '/search?q=river&_rsc=abc', headers: { rsc: '1' } })
  expect(entry?.address).toBe('/search?q=river&_rsc=abc')
  expect(keyOf('/search?q=school&_rsc=abc', { rsc: '1' })).not.toBe(entry?.key)
})

test('a long query has a long cache key', () => {
  expect(keyOf(`/search?q=${'a'.repeat(10_000)}`)).toBe(keyOf(`/search?q=${'a'.repeat(9000)}`))
})

test.each(['/searching?q=1', '/news/search?q=1', '/search/other?q=1'])('%s is not a search', (url) => {
  expect(keyOf(url)).toBe(url.replace(/\?.*/, ''))
})
