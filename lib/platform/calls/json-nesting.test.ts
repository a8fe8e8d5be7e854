import { isNestedTooDeep } from './json-nesting'

const deep = (levels: number, [open, close] = ['[', ']']) => open.repeat(levels) + close.repeat(levels)

test.each([
  ['lists', deep(101)],
  ['objects', deep(101, ['{"a":', '}'])],
  ['what never ends', '['.repeat(100_000)],
  ['after a string', `["]]]]\\"]", ${deep(100)}]`],
])('%s nest too deep', (_, json) => {
  expect(isNestedTooDeep(json)).toBe(true)
  expect(isNestedTooDeep(Buffer.from(json))).toBe(true)
})

test.each([
  ['nothing', ''],
  ['as deep as may be', deep(100)],
  ['many beside each other', `[${Array(5000).fill('[{}]').join()}]`],
  ['brackets in a string', JSON.stringify({ text: '['.repeat(5000) + '"\\"'.repeat(500) })],
  ['a string that never ends', `"${'['.repeat(5000)}\\`],
])('%s does not', (_, json) => {
  expect(isNestedTooDeep(json)).toBe(false)
})
