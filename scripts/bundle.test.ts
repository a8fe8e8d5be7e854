import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleIfChanged, bundlePath } from './bundle'

// Inside of the repository, as bundles are.
const folder = mkdtempSync(path.resolve('scripts/.bundle-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a program is bundled again only once its sources have changed', async () => {
  const programs = path.join(folder, 'programs')
  const source = path.relative('.', path.join(folder, 'greet.ts'))
  const written = () => readFileSync(bundlePath(source, programs), 'utf8')
  mkdirSync(programs)
  writeFileSync(path.join(programs, 'left-over'), '')

  writeFileSync(source, "console.info('good morning')")
  expect(await bundleIfChanged([source], programs, 'first')).toEqual([bundlePath(source, programs)])
  expect(written()).toContain('good morning')
  expect(existsSync(path.join(programs, 'left-over'))).toBe(false)

  writeFileSync(source, "console.info('good evening')")
  await bundleIfChanged([source], programs, 'first')
  expect(written()).toContain('good morning')
  await bundleIfChanged([source], programs, 'second')
  expect(written()).toContain('good evening')
})
