/** Test files that `npm test` samples, which `npm run test:all` runs whole. */
import { readFileSync } from 'node:fs'
import { importsOf, type SelectedTests, sources } from './select-tests'

const SAMPLE = 'lib/testing/sample'
const TEST = /\.(?:test|dbtest|spec)\.tsx?$/
/** Tests of the sampling itself. */
const TESTS_OF_SAMPLING = /^(lib|scripts)\/testing\//

/**
 * Browser tests in which each case of a sampled table is a test of its own, and no test draws cases itself: what `npm test`
 * has passed need not be repeated. All others run whole.
 */
const CASE_BY_CASE = [
  ...['donate-form', 'editor', 'faults', 'faults.postgres', 'forms', 'forms-stored', 'front-raw-http', 'gift-cause'],
  ...['home-interactions', 'mail', 'mail.postgres', 'pledge-lifecycle', 'routes-layout', 'routes-links'],
  ...['routes-live-updates', 'sign-in'],
].map((name) => `${name}.spec.ts`)

/** Whether a test that has passed in a sample is the same in the whole table. @param file below e2e */
export const isCaseByCase = (file: string): boolean => CASE_BY_CASE.includes(file)

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
