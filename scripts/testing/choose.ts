/** Which tests concern a word, a file or a folder, from unit to browser. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { literally } from './literally'

export interface Chosen {
  /** Files of unit tests. */
  unit: string[]
  /** Files of database tests. */
  database: string[]
  /** Files of browser tests, each with `:line` where one was given. */
  browser: string[]
  /** What a browser test's file or title has to contain, where whole files were not asked for. */
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
 * The tests that concern what was asked for: a test file itself; the tests in a folder; the tests beside a source and
 * those that import it; the tests whose files have the word in their path, and browser tests that have it in their titles.
 * @param asked words, files (`e2e/news.spec.ts:12` as well) and folders, from the root of the repository
 */
export function choose(asked: readonly string[]): Chosen {
  const files = sources()
  const all = asked.map((one) => chooseOne(one, files))
  const join = (kind: 'unit' | 'database' | 'browser') => [...new Set(all.flatMap((chosen) => chosen[kind]))].sort()
  const words = all.flatMap(({ browserWord }) => (browserWord ? [browserWord] : []))
  return {
    ...{ unit: join('unit'), database: join('database'), browser: join('browser') },
    browserWord: words.length > 0 ? words.join('|') : undefined,
  }
}

function chooseOne(asked: string, files: readonly string[]): Chosen {
  const one = path.normalize(asked).replace(/\/$/, '')
  const file = one.replace(/:\d+$/, '')
  if (BROWSER.test(file) && existsSync(file)) return { ...split([]), browser: [one] }
  if (!existsSync(file)) return ofWord(asked, files)
  if (!statSync(file).isDirectory()) return isTest(file) ? split([file]) : ofSource(file, files)
  const inside = files.filter((each) => each.startsWith(`${file}/`))
  return withWord(split(inside.filter(isTest)), path.basename(file))
}

const isTest = (file: string) => UNIT.test(file) || DATABASE.test(file) || BROWSER.test(file)

function split(tests: readonly string[]): Chosen {
  return {
    unit: tests.filter((file) => UNIT.test(file)),
    database: tests.filter((file) => DATABASE.test(file)),
    browser: tests.filter((file) => BROWSER.test(file)),
  }
}

/** Adds the browser tests that speak of something, unless whole files of them are chosen already. */
function withWord(chosen: Chosen, word: string): Chosen {
  return chosen.browser.length > 0 ? chosen : { ...chosen, browserWord: literally(word) }
}

function ofWord(word: string, files: readonly string[]): Chosen {
  const lower = word.toLowerCase()
  const found = split(files.filter((file) => isTest(file) && file.toLowerCase().includes(lower)))
  // Titles count too, and a title is within a file that may have another name.
  return { ...found, browser: [], browserWord: literally(word) }
}

function ofSource(file: string, files: readonly string[]): Chosen {
  const name = path.basename(file).replace(/\.\w+$/, '')
  const beside = files.filter((each) => isTest(each) && path.dirname(each) === path.dirname(file) && isOf(each, name))
  const importing = files.filter((each) => isTest(each) && importsFrom(each, file))
  return withWord(split([...new Set([...beside, ...importing])]), name)
}

const isOf = (test: string, name: string) => path.basename(test).split('.')[0] === name

/** Whether a file has an import of another. */
const importsFrom = (importer: string, file: string) =>
  importsOf(importer).includes(file.replace(CODE, '').replace(/\/index$/, ''))

/** What a file imports of this repository, without endings, by either of the two ways to write its address. */
export function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(
    ([, at = '']) => {
      if (at.startsWith('@/')) return [at.slice(2)]
      return at.startsWith('.') ? [path.join(path.dirname(file), at)] : []
    },
  )
}
