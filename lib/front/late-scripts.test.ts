/** @jest-environment node */
import { LATE, LOADER, withLateScripts } from './late-scripts'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><main>…</main>${body}</body></html>`
const CHUNK = '/_next/static/chunks/2v4h0efwtcbd5.js'

test('files of the build wait, and what starts them stands last', () => {
  expect(withLateScripts(page(`<script src="${CHUNK}" async=""></script>`, '<script>own()</script>'))).toBe(
    page(`<script type="${LATE}" src="${CHUNK}"></script>`, `<script>own()</script><script>${LOADER}</script>`),
  )
})

test.each([`<script src="${CHUNK}" id="_R_" async=""></script>`, `<script src="${CHUNK}" async="" id="_R_"></script>`])(
  'a script keeps its id: %s',
  (tag) => {
    expect(withLateScripts(page('', tag))).toContain(`<script type="${LATE}" src="${CHUNK}" id="_R_"></script>`)
  },
)

test('they are not fetched ahead either', () => {
  const preload = `<link rel="preload" as="script" fetchPriority="low" href="${CHUNK}"/>`
  const font = '<link rel="preload" as="font" href="/a.woff2"/>'
  const html = withLateScripts(page(preload + font, `<script src="${CHUNK}" async=""></script>`))
  expect(html).not.toContain('as="script"')
  expect(html).toContain(font)
})

test.each([
  ['has none', page('', '<script>own()</script>')],
  ['has those of others', page('<script src="https://elsewhere.example/a.js" async=""></script>')],
  ['has some for old browsers only', page(`<script src="${CHUNK}" noModule=""></script>`)],
  ['does not end', `<html><script src="${CHUNK}" async=""></script>`],
])('a page that %s is left as it is', (_, html) => {
  expect(withLateScripts(html)).toBe(html)
})
