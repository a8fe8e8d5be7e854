/** Test files that `npm test` runs in part: what `npm run test:all` adds is in them. */
import { readFileSync } from 'node:fs'
import { type Chosen, importsOf, sources } from './choose'

const SAMPLE = 'lib/testing/sample'
const TEST = /\.(?:test|dbtest|spec)\.tsx?$/
/** They draw nothing, but are of the drawing itself. */
const OF_THE_DRAWING = /^(lib|scripts)\/testing\//

/** Files with sampled tables, or with tests that only `npm run test:all` runs. */
export function sampledFiles(): Pick<Chosen, 'unit' | 'database' | 'browser'> {
  const imports = new Map(sources().map((file) => [file, importsOf(file)]))
  const reaching = new Set([`${SAMPLE}.ts`])
  // Helpers of tests hand on what they draw.
  for (let before = -1; before < reaching.size; ) {
    before = reaching.size
    for (const [file, targets] of imports) {
      if (targets.some((target) => reaching.has(`${target}.ts`))) reaching.add(file)
    }
  }
  const wholeOnly = [...imports.keys()].filter(
    (file) => TEST.test(file) && readFileSync(file, 'utf8').includes("'@whole'"),
  )
  const tests = [...new Set([...reaching, ...wholeOnly])]
    .filter((file) => TEST.test(file) && !OF_THE_DRAWING.test(file))
    .sort()
  return {
    unit: tests.filter((file) => /\.test\.tsx?$/.test(file)),
    database: tests.filter((file) => file.endsWith('.dbtest.ts')),
    browser: tests.filter((file) => file.endsWith('.spec.ts')),
  }
}
