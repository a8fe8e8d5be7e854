/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPartOf, titlesIn } from '../testing/titles'
import { type BrowserSuite, WEAKNESSES } from './table'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test.each(WEAKNESSES.map((weakness) => [weakness.name, weakness] as const))('%s fits the source', (_, weakness) => {
  for (const { file, find } of [weakness, ...(weakness.also ?? [])]) {
    const times = read(file).split(find).length - 1
    expect(`${times} × ${find}`).toBe(`1 × ${find}`)
  }
})

test('no two have one name', () => {
  const names = WEAKNESSES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

const inBrowser = WEAKNESSES.flatMap(({ name, suite }) => ('browser' in suite ? [[name, suite] as const] : []))
test.each(inBrowser)('the test that must notice %s is there', (_, { browser, title }: BrowserSuite) => {
  expect(titlesIn(read(browser)).filter((each) => isPartOf(each, title))).not.toHaveLength(0)
})

const FILES = ['app', 'components', 'lib', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
const others = WEAKNESSES.flatMap(({ name, suite }) => {
  if ('jest' in suite) return [[name, new RegExp(`${suite.jest}.*\\.test\\.tsx?$`)] as const]
  return 'database' in suite ? [[name, new RegExp(`${suite.database}.*\\.dbtest\\.ts$`)] as const] : []
})
test.each(others)('the tests that must notice %s are there', (_, pattern) => {
  expect(FILES.some((file) => pattern.test(file))).toBe(true)
})
