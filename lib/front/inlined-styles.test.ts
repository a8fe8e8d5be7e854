import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildStyles, withInlinedStyles } from './inlined-styles'

let build: string

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'))
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true })
})
afterEach(() => rmSync(build, { recursive: true }))

const sheet = (name: string, text: string) => writeFileSync(path.join(build, 'static/chunks', name), text)
const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"${more}/>`
const inlined = (html: string) => withInlinedStyles(html, buildStyles(build))

test('stylesheets are inlined in their order, before their links', () => {
  sheet('a.css', '.a{}')
  sheet('b.css', '.b{}')
  expect(inlined(`<head>${link('a.css')}${link('b.css')}<title>…</title></head>`)).toEqual({
    html: `<head><style>.a{}\n.b{}</style>${link('a.css', ' disabled=""')}${link('b.css', ' disabled=""')}<title>…</title></head>`,
    style: '.a{}\n.b{}',
  })
})

test('relative addresses in a stylesheet are made absolute', () => {
  sheet('a.css', '@font-face{src:url(../media/x.woff2)}.a{background:url(/images/a.svg),url("data:image/svg+xml,x")}')
  expect(inlined(link('a.css')).style).toBe(
    '@font-face{src:url(/_next/static/media/x.woff2)}.a{background:url(/images/a.svg),url("data:image/svg+xml,x")}',
  )
})

test('a dollar sign in a stylesheet is kept', () => {
  sheet('a.css', `.a::before{content:"$&$'"}`)
  expect(inlined(link('a.css')).html).toContain(`<style>.a::before{content:"$&$'"}</style>`)
})

test.each([
  ['a sheet that is not there', link('none.css')],
  ['a sheet of others', '<link rel="stylesheet" href="https://elsewhere.example/a.css"/>'],
  ['a sheet from a folder above', link('../../../secret.css')],
  ['no sheet', '<title>…</title>'],
])('a page with %s is left as it is', (_, html) => {
  expect(inlined(html)).toEqual({ html })
})

test('a stylesheet that contains an end tag is not inlined', () => {
  sheet('a.css', '.a::before{content:"</style><script>"}')
  expect(inlined(link('a.css'))).toEqual({ html: link('a.css') })
})
