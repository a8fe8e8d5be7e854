import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPartOf, titlesIn } from '../testing/test-titles'
import { type BrowserSuite, MUTANTS } from './table'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s fits the source', (_, mutant) => {
  for (const { file, find } of [mutant, ...(mutant.also ?? [])]) {
    const times = read(file).split(find).length - 1
    expect(`${times} × ${find}`).toBe(`1 × ${find}`)
  }
})

test('each mutant has a name of its own', () => {
  const names = MUTANTS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

const browserSuites = MUTANTS.flatMap(({ name, suite }) => ('browser' in suite ? [[name, suite] as const] : []))
test.each(browserSuites)('the browser test that must kill %s exists', (_, { browser, title }: BrowserSuite) => {
  expect(titlesIn(read(browser)).filter((each) => isPartOf(each, title))).not.toHaveLength(0)
})

const FILES = ['app', 'components', 'lib', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
/** The alternatives of a pattern: `front/(a|b)` is `front/a` and `front/b`. */
function alternativesOf(pattern: string): string[] {
  const [, before = '', within = '', after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(pattern) ?? []
  return within ? within.split('|').map((one) => `${before}${one}${after}`) : [pattern]
}

const filePatterns = MUTANTS.flatMap(({ name, suite }) => {
  if ('jest' in suite) {
    return alternativesOf(suite.jest).map((one) => [name, new RegExp(`${one}.*\\.test\\.tsx?$`)] as const)
  }
  return 'database' in suite ? [[name, new RegExp(`${suite.database}.*\\.dbtest\\.ts$`)] as const] : []
})
test.each(filePatterns)('the test files that must kill %s exist', (_, pattern) => {
  expect(FILES.some((file) => pattern.test(file))).toBe(true)
})
