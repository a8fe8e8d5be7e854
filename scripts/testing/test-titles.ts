/** Titles of tests, read from the source of test files, for tables that name tests. */
import { escapeRegExp } from './escape-regexp'

/** The fixed parts of a title, between its placeholders. */
type Title = readonly string[]

/** `test('…',`, `base('…',`, `readerTest('…',`, and the second brackets of `test.each(…)('…',`. */
const TITLE = /(?:\b(?:\w*[tT]est|base)\(|\)\()\s*(['"`])(.+?)\1,/g

/** Placeholders: `${…}` of templates, and `%s` and `$name` of Jest's tables. */
const PLACEHOLDER = /\$\{.+?\}|%[sdifjopO#]|\$[a-z]\w*/

/** The titles in the source of a test file. */
export const titlesIn = (source: string): Title[] =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => title.split(PLACEHOLDER))

/** Whether a text occurs in a fixed part of a title, or is the whole title with its placeholders filled in. */
export function isPartOf(title: Title, text: string): boolean {
  if (text === '' || title.every((fixed) => fixed.trim() === '')) return false
  if (title.some((fixed) => fixed.includes(text))) return true
  return title.length > 1 && new RegExp(`^${title.map(escapeRegExp).join('.*')}$`).test(text)
}
