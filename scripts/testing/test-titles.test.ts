import { isPartOf, titlesIn } from './test-titles'

const hole = '$' + '{route.path}'
const SOURCE = [
  "test('a plain title', async () => {",
  `readerTest(\n  "the menu's item", inPart('menu'), async () => {`,
  `test(\`${hole} is a whole page\`, async () => {`,
  "test.each([\n  ['a', 'b'],\n] as const)('%s leads to $to', (name) => {",
  "test.each(names)(\n  '%s',\n  (name) => {",
].join('\n')

test('titles are read in every notation', () => {
  expect(titlesIn(SOURCE)).toEqual([
    ['a plain title'],
    ["the menu's item"],
    ['', ' is a whole page'],
    ['', ' leads to ', ''],
    ['', ''],
  ])
})

const names = (text: string) => titlesIn(SOURCE).some((title) => isPartOf(title, text))

test.each(['plain', "the menu's item", '/news is a whole page', ' is a whole page', 'News leads to /news'])(
  'a test is named by “%s”',
  (text) => expect(names(text)).toBe(true),
)

test.each(['', 'a plain title!', '/news is a whole', 'whole pages', 'anything else'])(
  'no test is named by “%s”',
  (text) => expect(names(text)).toBe(false),
)
