import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './support/browser'
import { type Database, TEST_DATABASE_URL, urlOf } from './support/sites'

const isMain = process.env.TEST_WORKER_INDEX === undefined
if (!TEST_DATABASE_URL && isMain) {
  console.warn(
    '!!! PostgreSQL is NOT tested: set TEST_DATABASE_URL to a server, such as postgres://postgres@127.0.0.1:5432',
  )
}

/** One worker a site: a test that counts versions or polls must not see another test's writes. */
const onDatabase = (name: Database, otherDatabase: RegExp) => ({
  name,
  workers: 1,
  testIgnore: otherDatabase,
  use: { baseURL: urlOf(name) },
})

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './setup.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.test/e2e-results.json' }]],
  use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions: launchOptions() },
  projects: [
    onDatabase('sqlite', /\.postgres\.spec\.ts$/),
    ...(TEST_DATABASE_URL ? [onDatabase('postgres', /(weight|start|routes-(?!html|live).*)\.spec\.ts$/)] : []),
  ],
})
