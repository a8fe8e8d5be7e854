import { SeededRandom } from '@/lib/testing/random'
import { routerHeaders, withoutNextParameters } from './next-router-headers'

/** Next itself, which the front does without. */
const { parseAndValidateFlightRouterState } = jest.requireActual<{
  parseAndValidateFlightRouterState: (state: string) => unknown
}>('next/dist/server/app-render/parse-and-validate-flight-router-state')

const asSent = (state: unknown) => encodeURIComponent(JSON.stringify(state))

const page = ['__PAGE__', {}]
const deep = Array.from({ length: 300 }).reduce((inner: unknown) => ['a', { children: inner }], page)

test.each([
  ['an empty one', ['', {}]],
  ['a page with its language', ['', { children: [['locale', 'en', 'd', null], { children: page }, null, null, 16] }]],
  ['a marked one', ['', { children: ['news', {}, null, 'refetch'] }, ['/x', '/'], 'metadata-only', 1, '#top']],
  ['one with siblings', [['id', '3', 'di(..)(..)', ['new', 'old']], {}]],
  ['a deep one', deep],
])('a state of the router is passed on: %s', (_, state) => {
  const value = asSent(state)
  expect(() => parseAndValidateFlightRouterState(value)).not.toThrow()
  expect(routerHeaders({ rsc: '1', 'next-router-state-tree': value })).toEqual({
    rsc: '1',
    'next-router-state-tree': value,
  })
})

test.each([
  ...['jyh0c0v3ydqzn9', '%', '%zz', '[]', '{}', 'null', '1', '""', '[""]', '["",[]]', '["",{"children":1}]'],
  ...['["",{},1]', '["",{},["a"]]', '["",{},null,"reload"]', '["",{},null,null,"1"]', '["",{},null,null,1,2]'],
  ...['["",{},null,null,1,"",0]', '[["a","b"],{}]', '[["a","b","x",null],{}]', '[["a","b","d",[1]],{}]'],
  ...[`${asSent(['', {}])}, ${asSent(['', {}])}`, asSent(['a'.repeat(40_000), {}])],
])('a state that nobody can read is nobody’s: %.40s', (value) => {
  expect(routerHeaders({ rsc: '1', 'next-router-state-tree': value })).toEqual({ rsc: '1' })
})

test('a state tree that is forwarded can be parsed by Next', () => {
  const dice = new SeededRandom(8)
  const grains = [
    '["",{}]',
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    '"children"',
    '""',
    'null',
    '1',
    '"refetch"',
    '["a","b","d",null]',
  ]
  let passed = 0
  for (let count = 0; count < 20_000; count += 1) {
    const text = dice.happens(0.5)
      ? Array.from({ length: 1 + dice.below(7) }, () => dice.pick(grains)).join('')
      : `[${dice.pick(grains)},{"a":${dice.pick(grains)}},${dice.pick(grains)},${dice.pick(grains)}]`
    const value = routerHeaders({ 'next-router-state-tree': encodeURIComponent(text) })['next-router-state-tree']
    if (value === undefined) continue
    passed += 1
    expect(() => parseAndValidateFlightRouterState(value)).not.toThrow()
  }
  expect(passed).toBeGreaterThan(20)
})

test.each([
  ['rsc', 'true'],
  ['rsc', '1, 1'],
  ['next-router-prefetch', '4'],
  ['next-router-segment-prefetch', '_tree'],
  ['next-router-segment-prefetch', `/${'a'.repeat(3000)}`],
  ['next-url', 'https://evil.example/'],
  ['next-url', '//evil.example/'],
  ['next-url', '/a b'],
])('%s: %.30s is not the router’s', (name, value) => {
  expect(routerHeaders({ [name]: value })).toEqual({})
})

test.each([
  ['/news', '/news'],
  ['/news?', '/news?'],
  ['/news?nxtPid=2&nxtPlocale=bn', '/news'],
  ['/news?a=1&__nextDataReq=1&b=%zz', '/news?a=1&b=%zz'],
  ['/news?%6extPid=2&q=x', '/news?q=x'],
  ['/search?q=nxtP', '/search?q=nxtP'],
])('parameters of Next’s own are left out of %s', (given, passed) => {
  expect(withoutNextParameters(given)).toBe(passed)
})
