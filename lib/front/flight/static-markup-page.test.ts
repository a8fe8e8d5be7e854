/** What a page sends to React, from flight data in the form in which React 19.3 writes it. */
import { mapFlightText } from '@/lib/platform/content-security/flight-data'
import { readRows } from './flight-rows'
import { withoutStaticMarkup } from './static-markup-page'

jest.mock('@/lib/platform/log/log', () => ({ log: { warn: jest.fn() } }))

const LONG = 'One river, many hands. '.repeat(20)
const COMPONENTS = ['1:I[10,["/a.js"],"StaticMarkup"]', '2:I[11,["/a.js"],"NewsLive"]']

const script = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replace(/</g, '\\u003c')})</script>`
/** A page whose flight data has these rows, in chunks that end anywhere. */
function pageOf(...rows: string[]): string {
  const text = [...rows, ''].join('\n')
  return `<body><p>Words</p>${script(text.slice(0, 50))}${script(text.slice(50))}</body>`
}

function rowsOf(html: string): Record<string, unknown> {
  let text = ''
  mapFlightText(html, (found) => {
    text = found
    return undefined
  })
  return Object.fromEntries(readRows(text).map(({ id, value }) => [id, value]))
}

const cut = (...rows: string[]) => rowsOf(withoutStaticMarkup(pageOf(...COMPONENTS, ...rows)))
const json = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}`
const paragraph = (children: unknown = LONG) => ['$', 'p', null, { className: 'a', children }]
const inLive = (children: unknown) => ['$', '$L2', null, { children }]
const served = (type: string, number: number) => ['$', '$L1', null, { className: 'a', as: type, served: number }]

test('long markup becomes an element without children', () => {
  expect(cut(json('0', { r: inLive([paragraph(), paragraph([paragraph()])]) }))[0]).toEqual({
    r: inLive([served('p', 1), served('p', 2)]),
  })
})

test('short markup stays', () => {
  const page = { r: inLive(paragraph('Short')) }
  expect(cut(json('0', page), json('3', served('p', 1)))[0]).toEqual(page)
})

test('markup in rows of their own goes with them', () => {
  const rows = cut(
    json('0', { r: inLive(['$La', '$Lc']) }),
    json('a', paragraph('$b')),
    `b:T${bytes(LONG)},${LONG}c:"c"`,
  )
  expect(rows).toMatchObject({ a: served('p', 1), c: 'c' })
  expect(rows).not.toHaveProperty('b')
})

const bytes = (text: string) => Buffer.byteLength(text).toString(16)

test('a text that is still referred to stays, in Bangla and with a letter in its id', () => {
  const bangla = 'নদী '.repeat(100)
  const rows = cut(
    json('0', { r: inLive([paragraph(), ['$', 'title', null, { children: '$a5' }]]) }),
    `a5:T${bytes(bangla)},${bangla}3:"end"`,
  )
  expect(rows.a5).toBe(bangla)
})

test.each([
  ['a component of the browser', inLive('x')],
  ['a field', ['$', 'input', null, { name: 'amount' }]],
  ['a dialog', ['$', 'dialog', null, { children: 'x' }]],
  ['a promise', '$@d'],
  ['a symbol', ['$', '$Sreact.suspense', null, { children: 'x' }]],
])('an element with %s in it stays, and the markup beside it goes', (_, inside) => {
  const page = (rest: unknown) => ({ r: ['$', 'main', null, { children: [inside, rest] }] })
  expect(cut(json('0', page(paragraph())))[0]).toEqual(page(served('p', 1)))
})

test('what stands in other properties than children stays', () => {
  const page = { r: ['$', '$L2', null, { notFound: paragraph(), template: '$L4' }] }
  const rows = cut(json('0', page), json('4', paragraph()))
  expect(rows).toMatchObject({ 0: page, 4: paragraph() })
})

test('what stands in the page twice stays', () => {
  const rows = cut(json('0', { r: inLive(['$L4', '$L4']) }), json('4', paragraph()))
  expect(rows[4]).toEqual(paragraph())
})

test('a reference into what was cut is replaced by what it meant', () => {
  const list = { records: [1, 2, 3] }
  const rows = cut(
    json('0', { r: inLive(['$L4', paragraph('$4:props:children:0')]) }),
    json('4', paragraph([LONG, list])),
  )
  expect(rows[4]).toEqual(served('p', 2))
  const props = { href: '$4:props:children:1', children: '$4:props:children:1:records' }
  expect(cut(json('0', { r: inLive(['$L4', inLive(props)]) }), json('4', paragraph([LONG, list])))[0]).toEqual({
    r: inLive(['$L4', inLive({ href: list, children: list.records })]),
  })
})

test('structured data goes, other scripts stay', () => {
  const element = (type: string) => ['$', 'script', null, { type, children: LONG }]
  expect(cut(json('0', { r: inLive([element('application/ld+json'), element('module')]) }))[0]).toEqual({
    r: inLive([['$', '$L1', null, { type: 'application/ld+json', as: 'script', served: 1 }], element('module')]),
  })
})

test('the rest of the page is as it was', () => {
  const html = withoutStaticMarkup(pageOf(...COMPONENTS, json('0', { r: inLive([paragraph(), '</script>']) })))
  expect(html).toMatch(/^<body><p>Words<\/p><script>.*<\/script><\/body>$/)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test.each([
  ['the component is not there', pageOf(json('0', { r: paragraph() }))],
  ['a row does not end', `<body>${script('0:["$","p"')}</body>`],
  ['a row has bytes', pageOf(...COMPONENTS, '4:A3,abc')],
  [
    'it has chunks of bytes',
    `${pageOf(...COMPONENTS, json('0', { r: paragraph() }))}<script>self.__next_f.push([3,"YQ=="])</script>`,
  ],
  ['it has no flight data', '<body><p>Words</p></body>'],
])('a page is sent whole where %s', (_, page) => {
  expect(withoutStaticMarkup(page)).toBe(page)
})
