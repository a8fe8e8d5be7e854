/** @jest-environment node */
/** Whatever part of the tests a seed draws, each weakness is noticed in it. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { FIXED_CASES, type SampledTable } from '@/lib/testing/fixed-cases'
import { isWhole } from '@/lib/testing/sample'
import { seedOfVersion } from '@/lib/testing/seed'
import type { BrowserReport } from '../testing/results'
import { sampledFiles } from '../testing/sampled-files'
import { type BrowserSuite, WEAKNESSES, type Weakness } from './table'

/** Of whole runs all; Playwright takes some seconds to list its tests. */
const SEEDS = isWhole ? ['1', '77077', '268435455'] : [String(seedOfVersion())]

const inBrowser = WEAKNESSES.flatMap(({ suite }) => ('browser' in suite ? [suite] : []))

/** Titles of the tests that run with a seed, by file and project, as Playwright lists them. */
function listed(seed: string): { file: string; project: string; title: string }[] {
  const files = [...new Set(inBrowser.map(({ browser }) => path.basename(browser)))]
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

test.each(SEEDS)('the tests in the browser that notice a weakness run with seed %s', (seed) => {
  const running = listed(seed)
  const runs = ({ browser, title, project = 'sqlite' }: BrowserSuite) =>
    running.some((one) => one.file === browser && one.project === project && one.title.includes(title))
  expect(inBrowser.filter((suite) => !runs(suite))).toEqual([])
})

/** Cases that a weakness is noticed by, in tables that run in part. */
const needed = WEAKNESSES.flatMap(({ name, cases = {} }) =>
  Object.entries(cases).map(([table, keys]) => [name, table as SampledTable, keys] as const),
)

test('a weakness whose test is in a file that runs in part names the cases that notice it', () => {
  const { unit, database, browser } = sampledFiles()
  const drawn = ({ suite }: Weakness) => {
    if ('browser' in suite) return browser.includes(suite.browser)
    if ('jest' in suite) return unit.some((file) => file.includes(suite.jest))
    return database.some((file) => file.includes(suite.database))
  }
  expect(WEAKNESSES.filter((one) => drawn(one) && !one.cases).map(({ name }) => name)).toEqual([])
})

test.each(needed)('the cases that notice %s are in every part of %s', (_, table, keys) => {
  const others = Array.from({ length: 500 }, (_, at) => `another case ${at}`)
  for (const seed of SEEDS) {
    process.env.TEST_SEED = seed
    const { sampled } = require('@/lib/testing/sample') as typeof import('@/lib/testing/sample')
    const drawn = sampled(table, [...FIXED_CASES[table], ...others], { size: 10 })
    expect(drawn).toEqual(expect.arrayContaining([...keys]))
  }
})
