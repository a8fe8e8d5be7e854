import { parseKeyRequest } from './key-request'

const WHOLE = { name: 'Newsletter', account: 3, areas: ['content'], mayWrite: true, days: 30 }
const problemsOf = (changes: object) => {
  const read = parseKeyRequest({ ...WHOLE, ...changes })
  return 'problems' in read ? read.problems : null
}

test('a complete and valid request is accepted unchanged', () => {
  expect(parseKeyRequest(WHOLE)).toEqual({ asked: WHOLE })
})

test('by default a key is read-only, and valid for 90 days', () => {
  const { mayWrite: _, days: __, ...rest } = WHOLE
  expect(parseKeyRequest(rest)).toEqual({ asked: { ...rest, mayWrite: false, days: 90 } })
})

test('surplus spaces and control characters of the name, and repeated areas, are removed', () => {
  expect(parseKeyRequest({ ...WHOLE, name: '  A \n\0 \u202eB ', areas: ['media', 'content', 'media'] })).toEqual({
    asked: { ...WHOLE, name: 'A B', areas: ['media', 'content'] },
  })
})

test.each<[string, string | string[], unknown[]]>([
  ['name', 'name', ['', '   ', '\u200b\u2060', 'x'.repeat(101), 7, null, undefined]],
  ['account', 'account', ['3', 0, -1, 1.5, null, undefined]],
  [
    'areas',
    ['noArea', 'unknownArea'],
    [[], ['accounts'], ['audit'], ['content', 'everything'], 'content', null, undefined],
  ],
  ['mayWrite', 'mayWrite', ['yes', 1, null]],
  ['days', 'days', [0, -1, 366, 1.5, '30', null]],
])('a wrong %s has a sentence of its own', (field, problem, values) => {
  for (const value of values) {
    const problems = problemsOf({ [field]: value })
    expect(Object.keys(problems ?? {})).toEqual([field])
    expect([problem].flat()).toContain(Object.values(problems ?? {})[0])
  }
})

test('all that is wrong is told at once', () => {
  expect(Object.keys(problemsOf({ name: '', account: 0, areas: [], days: 1000 }) ?? {})).toHaveLength(4)
})
