/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { WEAKNESSES } from './table'

const ROOT = path.resolve(__dirname, '../..')

test.each(WEAKNESSES.map((weakness) => [weakness.name, weakness] as const))('%s fits the source', (_, weakness) => {
  for (const { file, find } of [weakness, ...(weakness.also ?? [])]) {
    const times = readFileSync(path.join(ROOT, file), 'utf8').split(find).length - 1
    expect(`${times} × ${find}`).toBe(`1 × ${find}`)
  }
})

test('no two have one name', () => {
  const names = WEAKNESSES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
