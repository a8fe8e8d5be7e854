import { canonicalValue, parsedValue, toPostgres } from './values'

test.each([
  [1, 'boolean', true],
  [0, 'boolean', false],
  [null, 'boolean', null],
  [12.5, 'numeric', '12.5'],
  ['[1,"a"]', 'jsonb', '[1,"a"]'],
  [[1, 'a'], 'jsonb', '[1,"a"]'],
  ['2026-11-29T01:02:03.004Z', 'timestamp with time zone', '2026-11-29T01:02:03.004Z'],
  ['নৌকা', 'character varying', 'নৌকা'],
])('%j of SQLite is written to a column of %s as %j', (value, type, written) => {
  expect(toPostgres(value, type)).toBe(written)
})

test.each([
  ['boolean', 1, true],
  ['numeric', 12.5, '12.50'],
  ['timestamp with time zone', '2026-11-29T01:02:03.004Z', new Date('2026-11-29T07:02:03.004+06:00')],
  ['jsonb', '{"b":[{"d":1,"c":2}],"a":null}', { a: null, b: [{ c: 2, d: 1 }] }],
  ['jsonb', '"bn"', 'bn'],
  ['text', 'a', 'a'],
])('a value of %s is the same in both databases', (type, ofSqlite, ofPostgres) => {
  const canonical = canonicalValue(parsedValue(ofSqlite, type), type)
  expect(JSON.stringify(canonical)).toBe(JSON.stringify(canonicalValue(ofPostgres, type)))
})

test('what differs is not the same', () => {
  const same = (one: unknown, other: unknown, type: string) =>
    JSON.stringify(canonicalValue(one, type)) === JSON.stringify(canonicalValue(other, type))
  expect(same(null, '', 'text')).toBe(false)
  expect(same([1, 2], [2, 1], 'jsonb')).toBe(false)
  expect(same(null, false, 'boolean')).toBe(false)
})
