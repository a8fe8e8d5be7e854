import { DEFERRED_TYPE, LOADER } from './deferred-scripts'
import { findInlineScripts } from './inline-scripts'

const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/2v4h0efwtcbd5.js"],"runtimeModuleIds":[494553]});'
const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])'
const PIECE = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])'

const page = (...scripts: string[]) => `<!DOCTYPE html><html><body><main>…</main>${scripts.join('')}</body></html>`
const script = (text: string, attributes = '') => `<script${attributes}>${text}</script>`

test('the scripts of Next are trusted', () => {
  const html = page(script(BOOTSTRAP, ' id="_R_"'), script(QUEUE), script(PIECE))
  expect(findInlineScripts(html)).toEqual({ trusted: [BOOTSTRAP, QUEUE, PIECE], untrusted: 0 })
})

test('the loader of deferred scripts is trusted', () => {
  expect(findInlineScripts(page(script(LOADER), script(`${LOADER};alert(1)`)))).toEqual({
    trusted: [LOADER],
    untrusted: 1,
  })
})

test('flight data with bytes or the state of a form is trusted', () => {
  const pieces = ['self.__next_f.push([3,"AAEC"])', 'self.__next_f.push([2,null])']
  expect(findInlineScripts(page(...pieces.map((text) => script(text)))).trusted).toEqual(pieces)
})

test('files, structured data and deferred scripts are no inline scripts', () => {
  const html = page(
    script('', ' src="/_next/static/chunks/a.js" async=""'),
    script('{"@type":"Event"}', ' type="application/ld+json"'),
    script('', ` type="${DEFERRED_TYPE}" data-src="/_next/static/chunks/a.js"`),
  )
  expect(findInlineScripts(html)).toEqual({ trusted: [], untrusted: 0 })
})

test.each([
  ['any other script', 'alert(1)'],
  ['a script after a piece', `${PIECE};alert(1)`],
  ['a script before a piece', `alert(1),${PIECE}`],
  ['a script in place of a piece', 'self.__next_f.push([1,alert(1)])'],
  ['a template in a piece', 'self.__next_f.push([1,`x`])'],
  ['two pieces in one', `${PIECE})(${PIECE}`],
  ['a piece of a kind that Next has not', 'self.__next_f.push([9,"x"])'],
  ['a piece with more in it', 'self.__next_f.push([1,"x",alert(1)])'],
  ['a bootstrap of other files', BOOTSTRAP.replace('static/chunks/2v4h0efwtcbd5.js', 'https://evil.example/a.js')],
  ['a bootstrap from a folder above', BOOTSTRAP.replace('static/chunks/', 'static/chunks/../../media/')],
  ['a bootstrap with more in it', BOOTSTRAP.replace('{"otherChunks"', '{"more":1,"otherChunks"')],
  ['a bootstrap and another call', `${BOOTSTRAP}alert(1);`],
  ['an empty script', ''],
])('%s is not', (_, text) => {
  expect(findInlineScripts(page(script(text)))).toEqual({ trusted: [], untrusted: 1 })
})

test('scripts are found in capitals, over lines and with attributes', () => {
  const html = page('<SCRIPT\n nonce="x">\nalert(1)\n</SCRIPT>', script(QUEUE, ' data-a="1"'))
  expect(findInlineScripts(html)).toEqual({ trusted: [QUEUE], untrusted: 1 })
})
