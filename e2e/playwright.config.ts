import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './support/browser'
import { type Database, TEST_DATABASE_URL, urlOf } from './support/sites'

const isMain = process.env.TEST_WORKER_INDEX === undefined
if (!TEST_DATABASE_URL && isMain) {
  console.warn(
    '!!! PostgreSQL is NOT tested: set TEST_DATABASE_URL to a server, such as postgres://postgres@127.0.0.1:5432',
  )
}

/** What needs no record of the sites under test: it starts its own, or none. It runs when a worker is free. */
const APART = /\/(flood|secrets|start|header-grades|editor|rich-text|remote|front-\w+|faults|mail)\.spec\.ts$/
const APART_ON_POSTGRES = /\/(start|faults|mail)\.postgres\.spec\.ts$/

/** What looks the same whatever the database is, runs on one of the two sites: the gate has half an hour. */
const ON_SQLITE =
  /\/(access-matrix|leaks|hostile-files|edges|naughty|admin-inbox|admin-keys|admin-desk|admin-gifts|audit|donate|gift-privacy|pledge-page|receipts|forms|forms-busy|weight|first-view|previews|home-parts|home-words|machine-readable|one-address|structured-data|admin-volunteers|xss|sign-in|second-factor|routes-(?!html|live).*)\.spec\.ts$/
const ON_POSTGRES = /\/pictures\.spec\.ts$/

/** One worker a site: a test that counts versions or polls must not see another test's writes. */
const onDatabase = (name: Database, ...notThere: RegExp[]) => ({
  name,
  workers: 1,
  testIgnore: [APART, APART_ON_POSTGRES, ...notThere],
  use: { baseURL: urlOf(name) },
})

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './setup.ts',
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // What is waited for comes late on a busy machine.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.test/e2e-results.json' }]],
  use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions: launchOptions() },
  projects: [
    ...(TEST_DATABASE_URL
      ? [onDatabase('sqlite', ON_POSTGRES), onDatabase('postgres', ON_SQLITE)]
      : [onDatabase('sqlite')]),
    {
      name: 'apart',
      workers: 1,
      testMatch: TEST_DATABASE_URL ? [APART, APART_ON_POSTGRES] : APART,
      use: { baseURL: urlOf('sqlite') },
    },
  ],
})
