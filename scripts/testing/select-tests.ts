/** Selects the unit, database and browser tests that concern a word, a file or a folder. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { escapeRegExp } from './escape-regexp'

export interface SelectedTests {
  /** Files of unit tests. */
  unit: string[]
  /** Files of database tests. */
  database: string[]
  /** Files of browser tests, each with `:line` where one was given. */
  browser: string[]
  /** A pattern for files or titles of browser tests, where no whole files are selected. */
  browserWord?: string
}

const UNIT = /\.test\.tsx?$/
const DATABASE = /\.dbtest\.ts$/
const BROWSER = /\.spec\.ts$/
const FOLDERS = ['app', 'components', 'demo', 'deploy', 'e2e', 'lib', 'scripts']
const CODE = /\.tsx?$/

/** Every file of the repository's own code. */
export function sources(): string[] {
  const inside = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))
  return FOLDERS.flatMap(inside)
    .filter((file) => CODE.test(file))
    .sort()
}

/**
 * Selects tests: a test file itself; the tests in a folder; the tests beside a source file and those that import it; the
 * tests with the word in their path, and browser tests with it in their title.
 * @param asked words, files (`e2e/news.spec.ts:12` as well) and folders, from the root of the repository
 */
export function selectTests(asked: readonly string[]): SelectedTests {
  const files = sources()
  const all = asked.map((one) => selectOne(one, files))
  const join = (kind: 'unit' | 'database' | 'browser') => [...new Set(all.flatMap((chosen) => chosen[kind]))].sort()
  const words = all.flatMap(({ browserWord }) => (browserWord ? [browserWord] : []))
  return {
    ...{ unit: join('unit'), database: join('database'), browser: join('browser') },
    browserWord: words.length > 0 ? words.join('|') : undefined,
  }
}

function selectOne(asked: string, files: readonly string[]): SelectedTests {
  const one = path.normalize(asked).replace(/\/$/, '')
  const file = one.replace(/:\d+$/, '')
  if (BROWSER.test(file) && existsSync(file)) return { ...splitByKind([]), browser: [one] }
  if (!existsSync(file)) return selectByWord(asked, files)
  if (!statSync(file).isDirectory()) return isTest(file) ? splitByKind([file]) : selectBySource(file, files)
  const inside = files.filter((each) => each.startsWith(`${file}/`))
  return withBrowserTests(splitByKind(inside.filter(isTest)), path.basename(file))
}

const isTest = (file: string) => UNIT.test(file) || DATABASE.test(file) || BROWSER.test(file)

function splitByKind(tests: readonly string[]): SelectedTests {
  return {
    unit: tests.filter((file) => UNIT.test(file)),
    database: tests.filter((file) => DATABASE.test(file)),
    browser: tests.filter((file) => BROWSER.test(file)),
  }
}

/** Adds the browser tests with a word in path or title, unless whole files of browser tests are selected. */
function withBrowserTests(chosen: SelectedTests, word: string): SelectedTests {
  return chosen.browser.length > 0 ? chosen : { ...chosen, browserWord: escapeRegExp(word) }
}

function selectByWord(word: string, files: readonly string[]): SelectedTests {
  const lower = word.toLowerCase()
  const found = splitByKind(files.filter((file) => isTest(file) && file.toLowerCase().includes(lower)))
  // Browser tests are selected by title as well, which Playwright does.
  return { ...found, browser: [], browserWord: escapeRegExp(word) }
}

function selectBySource(file: string, files: readonly string[]): SelectedTests {
  const name = path.basename(file).replace(/\.\w+$/, '')
  const beside = files.filter(
    (each) => isTest(each) && path.dirname(each) === path.dirname(file) && isTestOf(each, name),
  )
  const importing = files.filter((each) => isTest(each) && importsFrom(each, file))
  return withBrowserTests(splitByKind([...new Set([...beside, ...importing])]), name)
}

const isTestOf = (test: string, name: string) => path.basename(test).split('.')[0] === name

/** Whether a file has an import of another. */
const importsFrom = (importer: string, file: string) =>
  importsOf(importer).includes(file.replace(CODE, '').replace(/\/index$/, ''))

/** The files of this repository that a file imports, without extension; `@/` and relative imports. */
export function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(
    ([, at = '']) => {
      if (at.startsWith('@/')) return [at.slice(2)]
      return at.startsWith('.') ? [path.join(path.dirname(file), at)] : []
    },
  )
}
