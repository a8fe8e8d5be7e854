import vm from 'node:vm'
import { LOADER } from './deferred-scripts'
import { MAKE_TRUSTED_TYPES } from './trusted-types'

type Ask = (text: string, type?: string, sink?: string) => string | null
type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', Ask>

/** The policy as a browser gets it. */
function policy(): Policy {
  const made: [string, Policy][] = []
  const trustedTypes = { createPolicy: (name: string, rules: Policy) => made.push([name, rules]) }
  const location = new URL('https://site.example/news')
  vm.runInNewContext(MAKE_TRUSTED_TYPES, { self: { trustedTypes }, location, URL })
  expect(made.map(([name]) => name)).toEqual(['default'])
  return made[0]?.[1] as Policy
}

const html: Ask = (text, type = 'TrustedHTML', sink = 'Element innerHTML') => policy().createHTML(text, type, sink)

test('browsers without Trusted Types are unaffected', () => {
  expect(() => vm.runInNewContext(MAKE_TRUSTED_TYPES, { self: {}, URL })).not.toThrow()
})

test('the policy’s script contains no end tag', () => {
  expect(LOADER).not.toMatch(/<\/script|<!--/i)
})

test.each(['<script></script>', ' ', '', 'Slide 2 of 5', '&amp; 3 > 2'])('%s is allowed as markup', (text) => {
  expect(html(text)).toBe(text)
})

test.each(['<img src onerror=alert(1)>', '<script>alert(1)</script>', '<script></script><b>', '<b>bold</b>', 'a <'])(
  '%s is refused as markup',
  (text) => expect(html(text)).toBeNull(),
)

test('the editor may parse HTML apart from the page', () => {
  expect(html('<b>bold</b>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<b>bold</b>')
  expect(policy().createHTML('<b>bold</b>')).toBe('<b>bold</b>')
})

test('structured data is allowed as a script’s text, and does not run', () => {
  const data = '{"@context":"https://schema.org","@graph":[]};alert(1)'
  expect(policy().createScript(data)).toBe(data)
  expect(() => new vm.Script(data)).toThrow(/Unexpected token ':'/)
  for (const text of ['alert(1)', '({"@context":1})', ' {"@context":1}', '{}'])
    expect(policy().createScript(text)).toBeNull()
})

test.each(['/_next/static/chunks/a.js', 'https://site.example/_next/static/chunks/a.js'])(
  '%s is of the build',
  (url) => {
    expect(policy().createScriptURL(url)).toBe(url)
  },
)

test.each([
  'https://evil.example/_next/static/chunks/a.js',
  '//evil.example/_next/static/a.js',
  'http://site.example/_next/static/a.js',
  '/media/boat.js',
  '/_next/static/../../media/boat.js',
  '/_next/static/%2e%2e/%2e%2e/media/boat.js',
  '/_next/static\\..\\..\\media',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://site.example/_next/static/',
])('%s is not', (url) => expect(policy().createScriptURL(url)).toBeNull())
