/** A mutant is killed by every sample of the tests, whatever the seed. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { FIXED_CASES, type SampledTable } from '@/lib/testing/fixed-cases'
import { isWhole } from '@/lib/testing/sample'
import { testSeed } from '@/lib/testing/seed'
import type { BrowserReport } from '../testing/results'
import { sampledFiles } from '../testing/sampled-files'
import { type BrowserSuite, MUTANTS, type Mutant } from './table'

/** All of them in whole runs only: Playwright takes some seconds to list its tests. */
const SEEDS = isWhole ? ['1', '77077', '268435455'] : [String(testSeed())]

const browserSuites = MUTANTS.flatMap(({ suite }) => ('browser' in suite ? [suite] : []))

/** Titles of the tests that run with a seed, by file and project, as Playwright lists them. */
function listed(seed: string): { file: string; project: string; title: string }[] {
  const files = [...new Set(browserSuites.map(({ browser }) => path.basename(browser)))]
  const done = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '-c', 'e2e', '--list', '--reporter=json', ...files],
    {
      env: {
        ...process.env,
        // Below Jest, Playwright loads no tests.
        JEST_WORKER_ID: undefined,
        TEST_SEED: seed,
        TEST_WHOLE: '',
        // Its projects are those that run where PostgreSQL is.
        TEST_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
  const { suites } = JSON.parse(done.stdout) as BrowserReport
  type Suites = typeof suites
  const inside = (of: Suites): { file: string; project: string; title: string }[] =>
    of.flatMap(({ specs = [], suites: deeper = [] }) => [
      ...specs.flatMap(({ title, file, tests }) =>
        tests.map(({ projectName }) => ({ file: `e2e/${file}`, project: projectName, title })),
      ),
      ...inside(deeper),
    ])
  return inside(suites)
}

test.each(SEEDS)('the browser tests that kill mutants run with seed %s', (seed) => {
  const running = listed(seed)
  const runs = ({ browser, title, project = 'sqlite' }: BrowserSuite) =>
    running.some((one) => one.file === browser && one.project === project && one.title.includes(title))
  expect(browserSuites.filter((suite) => !runs(suite))).toEqual([])
})

/** Cases of sampled tables that kill mutants. */
const needed = MUTANTS.flatMap(({ name, cases = {} }) =>
  Object.entries(cases).map(([table, keys]) => [name, table as SampledTable, keys] as const),
)

test('a mutant whose test file samples its cases names the cases that kill it', () => {
  const { unit, database, browser } = sampledFiles()
  const isSampled = ({ suite }: Mutant) => {
    if ('browser' in suite) return browser.includes(suite.browser)
    if ('jest' in suite) return unit.some((file) => file.includes(suite.jest))
    return database.some((file) => file.includes(suite.database))
  }
  expect(MUTANTS.filter((one) => isSampled(one) && !one.cases).map(({ name }) => name)).toEqual([])
})

test.each(needed)('the cases that kill %s are in every sample of %s', (_, table, keys) => {
  const others = Array.from({ length: 500 }, (_, at) => `another case ${at}`)
  for (const seed of SEEDS) {
    process.env.TEST_SEED = seed
    const { sampled } = require('@/lib/testing/sample') as typeof import('@/lib/testing/sample')
    const sample = sampled(table, [...FIXED_CASES[table], ...others], { size: 10 })
    expect(sample).toEqual(expect.arrayContaining([...keys]))
  }
})
