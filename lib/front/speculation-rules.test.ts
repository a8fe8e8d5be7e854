import { isPrefetch, SPECULATION_RULES } from './speculation-rules'

const [{ where, eagerness }] = JSON.parse(SPECULATION_RULES.text).prerender
const never: string[] = where.and[1].not.href_matches

test.each([
  '/admin/*',
  '/pledge/*',
  '/bn/pledge/*',
  '/search',
  '/bn/search',
  '/contact/sent',
  '/bn/contact/sent',
  '/api/*',
])('no browser is to prerender %s', (address) => expect(never).toContain(address))

test('pages are prerendered when a hand goes to their link, but for links that open a dialog or have a query', () => {
  expect(eagerness).toBe('moderate')
  expect(where.and[0].selector_matches).toBe(
    ':root:not([data-saves-data]) a[data-page]:not([aria-haspopup], [href*="?"])',
  )
})

test.each([
  ['prefetch;prerender', true],
  ['prefetch', true],
  [undefined, false],
])('a page asked for with the purpose %s', (purpose, expected) => expect(isPrefetch(purpose)).toBe(expected))
