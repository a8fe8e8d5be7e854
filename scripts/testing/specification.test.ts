import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPartOf, titlesIn } from './test-titles'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** How many points the two documents of the specification have. */
const POINTS = 304

const rows = read('docs/specification.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

const NAMED = /^`([^`]+)` › (?:`([^`]+)`|([^`]+))$/

/** The tests that a row names. @throws where it names none, or not as the others do */
function testsOf([point, , , tests = '']: readonly string[]) {
  return tests.split('<br>').map((named) => {
    const [, file, inCode, plain] = NAMED.exec(named) ?? []
    const title = inCode ?? plain
    if (!file || !title) throw new Error(`${point} names its test so: ${named}`)
    return { point, file, title }
  })
}

test('each point of the specification has one row, in order', () => {
  const ids = rows.map(([id = '']) => id)
  const follows = (id: string, before = 'A0') => {
    const at = Number(before.slice(1)) + 1
    return id === `${before[0]}${at}` || id === `${String.fromCharCode(before.charCodeAt(0) + 1)}1`
  }
  expect(ids.filter((id, index) => !follows(id, ids[index - 1]))).toEqual([])
  expect([ids[0], ids.at(-1), ids.length]).toEqual(['A1', 'Z6', POINTS])
})

test('each row has a demand and a state', () => {
  const short = rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell.trim() === ''))
  const unclear = rows.filter(([, , stands = '']) => !/^(?:as asked|otherwise: \S.*)$/.test(stands))
  expect([...short, ...unclear]).toEqual([])
})

test('each test that a row names exists', () => {
  const titles = new Map<string, ReturnType<typeof titlesIn>>()
  const known = (file: string) => {
    if (!titles.has(file)) titles.set(file, existsSync(path.join(ROOT, file)) ? titlesIn(read(file)) : [])
    return titles.get(file) ?? []
  }
  const named = rows.flatMap(testsOf)
  expect(named.length).toBeGreaterThanOrEqual(POINTS)
  expect(named.filter(({ file, title }) => !known(file).some((each) => isPartOf(each, title)))).toEqual([])
})
