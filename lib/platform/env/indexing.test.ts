import { isIndexed } from './indexing'

test.each(['https://alokdhara.org', 'https://www.alokdhara.org:8443', 'https://example.org', 'https://internal.org'])(
  '%s is a public address',
  (siteUrl) => expect(isIndexed('auto', siteUrl)).toBe(true),
)

test.each([
  null,
  'http://alokdhara.org',
  'https://localhost',
  'https://site.localhost',
  'https://intranet',
  'https://203.0.113.7',
  'https://[2001:db8::1]',
  'https://staging.internal',
  'https://printer.local',
  'https://site.test',
  'https://site.example',
  'https://site.invalid',
  'https://site.local.',
])('%s is none', (siteUrl) => expect(isIndexed('auto', siteUrl)).toBe(false))

test('INDEXING overrides the address', () => {
  expect(isIndexed('off', 'https://alokdhara.org')).toBe(false)
  expect(isIndexed('on', null)).toBe(true)
})
