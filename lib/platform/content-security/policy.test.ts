import { createHash } from 'node:crypto'
import { LOADER } from './deferred-scripts'
import { pagePolicy } from './policy'

const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])'
const QUEUE_HASH = "'sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I/LYKeo='"

const page = (...scripts: string[]) => `<!DOCTYPE html><html><body>${scripts.join('')}</body></html>`

function directive(name: string, html: string): string[] {
  const found = pagePolicy(html)
    .policy.split('; ')
    .map((text) => text.split(' '))
    .filter(([first]) => first === name)
  expect(found).toHaveLength(1)
  return found[0]?.slice(1) ?? []
}

test('the scripts of Next may run, by their hash, and files of the site', () => {
  expect(directive('script-src', page(`<script>${QUEUE}</script>`))).toEqual(["'self'", QUEUE_HASH])
})

test('an injected script is not allowed, and is counted', () => {
  const html = page(`<script>${QUEUE}</script>`, '<script>alert(1)</script>')
  expect(directive('script-src', html)).toEqual(["'self'", QUEUE_HASH])
  expect(pagePolicy(html).untrusted).toBe(1)
})

test('a repeated script is hashed once', () => {
  expect(directive('script-src', page(`<script>${QUEUE}</script>`, `<script>${QUEUE}</script>`))).toHaveLength(2)
})

test.each([
  ['default-src', ["'none'"]],
  ['style-src', ["'self'"]],
  ['base-uri', ["'none'"]],
  ['form-action', ["'self'"]],
  ['frame-ancestors', ["'none'"]],
])('%s is %s', (name, sources) => {
  expect(directive(name, page())).toEqual(sources)
})

test('the policy has nothing unsafe and no scheme for scripts', () => {
  const { policy } = pagePolicy(page(`<script>${QUEUE}</script>`))
  expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/)|script-src[^;]*data:/)
})

test('inlined styles are allowed by their hash, and files of the site', () => {
  const { policy } = pagePolicy(page(), { style: '.a{}' })
  const hash = createHash('sha256').update('.a{}').digest('base64')
  expect(policy.split('; ')).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(pagePolicy(page()).policy.split('; ')).toContain("style-src 'self'")
})

const TRUSTED = "require-trusted-types-for 'script'; trusted-types default"

test('a page with the loader requires Trusted Types, and allows one policy alone', () => {
  expect(pagePolicy(page(`<script>${QUEUE}</script>`, `<script>${LOADER}</script>`)).policy).toContain(TRUSTED)
  expect(pagePolicy(page()).policy).toContain(TRUSTED)
})

test('a page without the loader does not require Trusted Types', () => {
  expect(pagePolicy(page(`<script>${QUEUE}</script>`)).policy).not.toContain('trusted')
})

test('a page over TLS upgrades insecure requests', () => {
  expect(pagePolicy(page(), { isSecure: true }).policy.split('; ')).toContain('upgrade-insecure-requests')
  expect(pagePolicy(page()).policy).not.toContain('upgrade')
})
