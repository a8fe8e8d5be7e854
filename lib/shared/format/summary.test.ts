import { summary } from './summary'

test('a short text is left as it is, in one line', () => {
  expect(summary('  Two\n lines. ')).toBe('Two lines.')
})

test('a long text is cut at a word', () => {
  expect(summary('One two three, four', 15)).toBe('One two three…')
})

test('a long word is cut where it must be', () => {
  expect(summary('a'.repeat(20), 10)).toBe(`${'a'.repeat(10)}…`)
})

test.each([
  ['an emoji', '👩‍👩‍👧'],
  ['a joinTexts letter of Bangla', 'ক্ষু'],
  ['a letter with its vowel', 'নী'],
])('%s is not cut in two', (_what, sign) => {
  for (let length = 4 * sign.length; length < 6 * sign.length; length += 1)
    expect(summary(sign.repeat(20), length)).toBe(`${sign.repeat(Math.floor(length / sign.length))}…`)
})
