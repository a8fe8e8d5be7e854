/** @jest-environment jsdom */
import { DEFERRED_TYPE, deferScripts, LOADER } from './deferred-scripts'
import { FLIGHT_QUEUE } from './flight-data'
import { pagePolicy } from './policy'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><main>…</main>${body}</body></html>`
const CHUNK = '/_next/static/chunks/2v4h0efwtcbd5.js'

test('script files are deferred, and the loader is last', () => {
  expect(deferScripts(page(`<script src="${CHUNK}" async=""></script>`, '<script>own()</script>'))).toBe(
    page(
      `<script type="${DEFERRED_TYPE}" data-src="${CHUNK}"></script>`,
      `<script>own()</script><script>${LOADER}</script>`,
    ),
  )
})

test.each([`<script src="${CHUNK}" id="_R_" async=""></script>`, `<script src="${CHUNK}" async="" id="_R_"></script>`])(
  'a script keeps its id: %s',
  (tag) => {
    expect(deferScripts(page('', tag))).toContain(
      `<script type="${DEFERRED_TYPE}" data-src="${CHUNK}" id="_R_"></script>`,
    )
  },
)

test('preloads of scripts are removed', () => {
  const preload = `<link rel="preload" as="script" fetchPriority="low" href="${CHUNK}"/>`
  const font = '<link rel="preload" as="font" href="/a.woff2"/>'
  const html = deferScripts(page(preload + font, `<script src="${CHUNK}" async=""></script>`))
  expect(html).not.toContain('as="script"')
  expect(html).toContain(font)
})

test.each([
  ['has none', page('', '<script>own()</script>')],
  ['has those of others', page('<script src="https://elsewhere.example/a.js" async=""></script>')],
  ['has some for old browsers only', page(`<script src="${CHUNK}" noModule=""></script>`)],
  ['does not end', `<html><script src="${CHUNK}" async=""></script>`],
])('a page that %s is left as it is', (_, html) => {
  expect(deferScripts(html)).toBe(html)
})

test('flight data becomes JSON, and is handed over in order before the scripts start', () => {
  const pieces = Array.from({ length: 200 }, (_, at) => `<script>self.__next_f.push([1,"${at}"])</script>`)
  const html = deferScripts(
    page('', `<script>${FLIGHT_QUEUE}</script><script src="${CHUNK}" async=""></script>${pieces.join('')}`),
  )
  expect(html).not.toContain('__next_f.push([1')
  document.documentElement.innerHTML = html
  const handed: unknown[] = []
  Object.assign(window, {
    __next_f: handed,
    PerformanceObserver: class {
      observe() {}
    },
  })
  jest.useFakeTimers()
  // biome-ignore lint/security/noGlobalEval: what the page runs is what is tried
  window.eval(LOADER)
  jest.runAllTimers()
  expect(handed).toEqual(pieces.map((_, at) => [1, String(at)]))
})

test('deferred scripts start with their attributes', () => {
  document.documentElement.innerHTML = deferScripts(page('', `<script src="${CHUNK}" id="_R_" async=""></script>`))
  Object.assign(window, {
    PerformanceObserver: class {
      observe() {}
    },
  })
  jest.useFakeTimers()
  // biome-ignore lint/security/noGlobalEval: what the page runs is what is tried
  window.eval(LOADER)
  expect(document.querySelector('script[src]')).toBeNull()
  jest.runAllTimers()
  const started = document.getElementById('_R_') as HTMLScriptElement
  expect([started.getAttribute('src'), started.async, started.type]).toEqual([CHUNK, true, ''])
  expect(document.querySelector('[data-src]')).toBeNull()
})

test('the policy does not grow with the text of a page', () => {
  const policyFor = (pieces: number) => {
    const text = Array.from({ length: pieces }, (_, at) => `<script>self.__next_f.push([1,"${at}"])</script>`).join('')
    return pagePolicy(
      deferScripts(page('', `<script>${FLIGHT_QUEUE}</script><script src="${CHUNK}" async=""></script>${text}`)),
    )
  }
  expect(policyFor(500)).toEqual(policyFor(1))
  expect(policyFor(500).policy.length).toBeLessThan(1500)
})
