/** Titles of tests as their files have them, for tables that name tests. */
import { literally } from './literally'

/** What is fixed of a title: between these pieces stands what is filled in when the test runs. */
type Title = readonly string[]

/** `test('…',`, `base('…',`, `readerTest('…',`, and the second brackets of `test.each(…)('…',`. */
const TITLE = /(?:\b(?:\w*[tT]est|base)\(|\)\()\s*(['"`])(.+?)\1,/g

/** `${…}` of a template, and what Jest fills in of a table: `%s`, `$name`. */
const FILLED_IN = /\$\{.+?\}|%[sdifjopO#]|\$[a-z]\w*/

/** The titles in the source of a test file. */
export const titlesIn = (source: string): Title[] =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => title.split(FILLED_IN))

/** Whether a text stands in what is fixed of a title, or is the whole title with anything filled in. */
export function isPartOf(title: Title, text: string): boolean {
  if (text === '' || title.every((fixed) => fixed.trim() === '')) return false
  if (title.some((fixed) => fixed.includes(text))) return true
  return title.length > 1 && new RegExp(`^${title.map(literally).join('.*')}$`).test(text)
}
