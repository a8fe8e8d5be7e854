import { isFromBrowserPage, isSameOrigin } from './request-origin'

const from = (headers: Record<string, string>) =>
  isSameOrigin({
    headers: new Headers(headers),
    payload: { config: { csrf: ['https://example.org'] } },
  } as unknown as Parameters<typeof isSameOrigin>[0])

test.each([
  ['a page of the site', { origin: 'https://example.org', 'sec-fetch-site': 'same-origin' }],
  ['a page that says no origin', { 'sec-fetch-site': 'same-origin' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['a program', {}],
])('%s may sign in', (_, headers) => {
  expect(from(headers)).toBe(true)
})

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site that hides', { origin: 'null' }],
  ['another site without its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['the same name without encryption', { origin: 'http://example.org' }],
])('%s may not', (_, headers) => {
  expect(from(headers)).toBe(false)
})

test('a page is told from a program', () => {
  const page = (headers: Record<string, string>) => isFromBrowserPage({ headers: new Headers(headers) })
  expect([page({ origin: 'https://example.org' }), page({ 'sec-fetch-site': 'same-origin' })]).toEqual([true, true])
  expect(page({ accept: 'application/json' })).toBe(false)
})
