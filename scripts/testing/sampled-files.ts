/** Test files that `npm test` samples, which `npm run test:all` runs whole. */
import { readFileSync } from 'node:fs'
import { importsOf, type SelectedTests, sources } from './select-tests'

const SAMPLE = 'lib/testing/sample'
const TEST = /\.(?:test|dbtest|spec)\.tsx?$/
/** Tests of the sampling itself. */
const TESTS_OF_SAMPLING = /^(lib|scripts)\/testing\//

/** Files with sampled tables, or with tests that only `npm run test:all` runs. */
export function sampledFiles(): Pick<SelectedTests, 'unit' | 'database' | 'browser'> {
  const imports = new Map(sources().map((file) => [file, importsOf(file)]))
  const dependents = new Set([`${SAMPLE}.ts`])
  // A test may sample through a helper that it imports.
  for (let before = -1; before < dependents.size; ) {
    before = dependents.size
    for (const [file, targets] of imports) {
      if (targets.some((target) => dependents.has(`${target}.ts`))) dependents.add(file)
    }
  }
  const wholeOnly = [...imports.keys()].filter(
    (file) => TEST.test(file) && readFileSync(file, 'utf8').includes("'@whole'"),
  )
  const tests = [...new Set([...dependents, ...wholeOnly])]
    .filter((file) => TEST.test(file) && !TESTS_OF_SAMPLING.test(file))
    .sort()
  return {
    unit: tests.filter((file) => /\.test\.tsx?$/.test(file)),
    database: tests.filter((file) => file.endsWith('.dbtest.ts')),
    browser: tests.filter((file) => file.endsWith('.spec.ts')),
  }
}
